import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { later } from '../time/zeitraum.ts'

/** How long a check-in or check-out may wait on a device that has no network. */
const LATE_HOURS = 72
/** Clocks of devices are never quite right, and neither are those of two servers. */
export const SKEW_MINUTES = 2

const { compare } = Temporal.Instant

/** Whether something can no longer be told that a device has kept since then. */
export function isTooOld(zeit: Temporal.Instant, now: Temporal.Instant): boolean {
  return compare(zeit, now.subtract({ hours: LATE_HOURS })) < 0
}

/**
 * When something happened that a device tells later (no network in the garage): now when nothing is told or the device's clock is a little
 * fast; never before what came before it (`notBefore`: the booking, or the check-in), which it is when the clock is a little slow; and not
 * older than three days.
 */
export function momentOf(
  zeit: Temporal.Instant | null,
  now: Temporal.Instant,
  notBefore: Temporal.Instant,
): Result<Temporal.Instant> {
  if (zeit === null) return ok(later(now, notBefore))
  const first = later(notBefore, now.subtract({ hours: LATE_HOURS }))
  const ahead = compare(zeit, now.add({ minutes: SKEW_MINUTES })) > 0
  if (ahead || compare(zeit, first.subtract({ minutes: SKEW_MINUTES })) < 0) {
    const data = { von: first.toString(), bis: now.toString() }
    return refused(issue('fahrzeug.zeitpunktUnmoeglich', data, { field: 'zeit' }))
  }
  return ok(later(compare(zeit, now) > 0 ? now : zeit, notBefore))
}
