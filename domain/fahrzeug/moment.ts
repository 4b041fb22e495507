import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { later } from '../time/zeitraum.ts'

/** How long a check-in or check-out may wait on a device without network. */
const LATE_HOURS = 72
/** Tolerated clock skew of devices and between servers. */
export const SKEW_MINUTES = 2

const { compare } = Temporal.Instant

/** Whether an event that a device has stored since then can no longer be reported. */
export function isTooOld(zeit: Temporal.Instant, now: Temporal.Instant): boolean {
  return compare(zeit, now.subtract({ hours: LATE_HOURS })) < 0
}

/**
 * The time of an event that a device reports later (no network in the garage): now if none is reported or the
 * device's clock is slightly fast; never before the event that precedes it (`notBefore`: the booking, or the
 * check-in), whose time it gets if the clock is slightly slow; and not older than three days.
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
