import { earlier, later } from '../time/zeitraum.ts'

/**
 * Grace period in minutes: nothing lapses sooner after somebody booked, changed, accepted or took it over.
 */
export const GRACE_MINUTES = 15

/** A booking's end, and when somebody last acted on it; null if that was not recorded. */
export interface Deed {
  readonly giltSeit: Temporal.Instant | null
  readonly bis: Temporal.Instant
}

const MINUTE_MS = 60_000

/** Deadlines are shown to the minute, so one must not pass before the minute that people were told. */
function fullMinute({ epochMilliseconds }: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.ceil(epochMilliseconds / MINUTE_MS) * MINUTE_MS)
}

/**
 * Extends a planned deadline to the grace period after the deed: a late booking in a running step would
 * otherwise lapse within seconds. The booking's end caps the grace period.
 */
export function withGrace(deadline: Temporal.Instant, { giltSeit, bis }: Deed): Temporal.Instant {
  if (giltSeit === null) return deadline
  return later(deadline, earlier(fullMinute(giltSeit.add({ minutes: GRACE_MINUTES })), bis))
}
