import type { LeseraumBuchung } from './types.ts'

/**
 * Whether a booking falls when its room is deactivated (L11): everything that has not ended and that nobody has checked in to. A person
 * who sits there already stays; what is cancelled or done is left as it is, and an admin's lock goes on blocking.
 */
export function fallsWithLeseraum(
  buchung: Pick<LeseraumBuchung, 'status' | 'zeitraum'>,
  now: Temporal.Instant,
): boolean {
  const waits = buchung.status === 'vorgemerkt' || buchung.status === 'reserviert'
  return waits && Temporal.Instant.compare(buchung.zeitraum.bis, now) > 0
}
