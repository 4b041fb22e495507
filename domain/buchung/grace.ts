import { earlier, later } from '../time/zeitraum.ts'

/** Minutes within which nothing lapses that somebody has just booked, changed, agreed to or taken over. */
export const GRACE_MINUTES = 15

/** A booking's end, and when somebody last did what made it as it stands; null where nobody wrote that down. */
export interface Deed {
  readonly giltSeit: Temporal.Instant | null
  readonly bis: Temporal.Instant
}

const MINUTE_MS = 60_000

/** People are told deadlines to the minute, and one is never over before the minute that was said. */
function fullMinute({ epochMilliseconds }: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.ceil(epochMilliseconds / MINUTE_MS) * MINUTE_MS)
}

/**
 * A deadline that counts from the plan never lies before the deed plus the grace: what was booked late in a running step would lapse seconds after
 * it. The booking's own end is a deadline for everything, and the grace reaches no further.
 */
export function withGrace(deadline: Temporal.Instant, { giltSeit, bis }: Deed): Temporal.Instant {
  if (giltSeit === null) return deadline
  return later(deadline, earlier(fullMinute(giltSeit.add({ minutes: GRACE_MINUTES })), bis))
}
