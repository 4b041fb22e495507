import type { Refused } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { deny, reached } from './actor.ts'
import { withGrace } from './grace.ts'
import { awaitsStart } from './status.ts'

/** Minutes either side of the start (SPECIFICATION section 9); vehicles have a setting of their own. */
export const CHECK_IN_MINUTES = 15

/** From so many minutes before to so many after the start; both ends belong to it. */
export function checkInWindow(start: Temporal.Instant, minutes = CHECK_IN_MINUTES): Zeitraum {
  return { von: start.subtract({ minutes }), bis: start.add({ minutes }) }
}

/** Nobody came: it still waits, although its check-in ended at `bis`. */
export function checkInMissed(status: string, bis: Temporal.Instant, now: Temporal.Instant): boolean {
  return awaitsStart(status) && Temporal.Instant.compare(now, bis) > 0
}

/** A booking whose check-in never ends sooner than a grace after it was made as it stands. */
export interface Made {
  readonly zeitraum: Zeitraum
  readonly giltSeit: Temporal.Instant | null
}

/** The same of a booking. */
export function checkInWindowOf({ zeitraum: { von, bis }, giltSeit }: Made): Zeitraum {
  const window = checkInWindow(von)
  return { von: window.von, bis: withGrace(window.bis, { giltSeit, bis }) }
}

/** Too early or too late to check in, with the window; null when it is possible. */
export function windowRefusal({ von, bis }: Zeitraum, moment: Temporal.Instant): Refused | null {
  const data = { von: von.toString(), bis: bis.toString() }
  if (!reached(von, moment)) return deny('buchung.checkInZuFrueh', data)
  return Temporal.Instant.compare(moment, bis) > 0 ? deny('buchung.checkInZuSpaet', data) : null
}
