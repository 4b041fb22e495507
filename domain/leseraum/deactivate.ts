import type { LeseraumBuchung } from './types.ts'

/**
 * Whether deactivating its room cancels a booking (L11): it has not ended and nobody has checked in to it. A
 * person who is there already stays; cancelled and completed bookings remain as they are, and an admin's lock
 * continues to block.
 */
export function fallsWithLeseraum(
  buchung: Pick<LeseraumBuchung, 'status' | 'zeitraum'>,
  now: Temporal.Instant,
): boolean {
  const waits = buchung.status === 'vorgemerkt' || buchung.status === 'reserviert'
  return waits && Temporal.Instant.compare(buchung.zeitraum.bis, now) > 0
}
