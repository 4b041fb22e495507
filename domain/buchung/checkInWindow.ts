import type { Refused } from '../result.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { deny, reached } from './actor.ts'
import { withGrace } from './grace.ts'
import { awaitsStart } from './status.ts'

/** Minutes on either side of the start (SPECIFICATION section 9); vehicles have a setting of their own. */
export const CHECK_IN_MINUTES = 15

/** From `minutes` before to `minutes` after the start; includes both ends. */
export function checkInWindow(start: Temporal.Instant, minutes = CHECK_IN_MINUTES): Zeitraum {
  return { von: start.subtract({ minutes }), bis: start.add({ minutes }) }
}

/** Whether nobody came: the booking still awaits its start after its check-in ended at `bis`. */
export function checkInMissed(status: string, bis: Temporal.Instant, now: Temporal.Instant): boolean {
  return awaitsStart(status) && Temporal.Instant.compare(now, bis) > 0
}

/** A booking whose check-in ends no sooner than the grace period after it was made or changed. */
export interface Made {
  readonly zeitraum: Zeitraum
  readonly giltSeit: Temporal.Instant | null
}

/** The check-in window of a booking, with its grace period. */
export function checkInWindowOf({ zeitraum: { von, bis }, giltSeit }: Made): Zeitraum {
  const window = checkInWindow(von)
  return { von: window.von, bis: withGrace(window.bis, { giltSeit, bis }) }
}

/** The refusal of a check-in that is too early or too late, with the window; null if check-in is open. */
export function windowRefusal({ von, bis }: Zeitraum, moment: Temporal.Instant): Refused | null {
  const data = { von: von.toString(), bis: bis.toString() }
  if (!reached(von, moment)) return deny('buchung.checkInZuFrueh', data)
  return Temporal.Instant.compare(moment, bis) > 0 ? deny('buchung.checkInZuSpaet', data) : null
}
