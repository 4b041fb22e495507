import { isOpenFor, openPeriod } from '../oeffnungszeit/openWindow.ts'
import type { Sonderoeffnungszeit } from '../oeffnungszeit/types.ts'
import { fallsWithLeseraum } from './deactivate.ts'
import type { LeseraumBuchung } from './types.ts'

interface OnDay extends Pick<LeseraumBuchung, 'status' | 'zeitraum'> {
  /** The booking's day in the house's zone. */
  readonly tag: Temporal.PlainDate
}

/**
 * Whether a booking lies outside what a special opening time leaves open (K2): on one of its days, awaiting
 * its start, not ended. Such bookings are only reported: opening times are rules for new bookings, and cancel
 * nothing by themselves.
 * @param zone of the opening time's wall times
 */
export function liesOutside(
  { tag, ...buchung }: OnDay,
  sonder: Sonderoeffnungszeit,
  zone: string,
  now: Temporal.Instant,
): boolean {
  if (!fallsWithLeseraum(buchung, now)) return false
  if (Temporal.PlainDate.compare(tag, sonder.gueltigVon) < 0) return false
  if (Temporal.PlainDate.compare(tag, sonder.gueltigBis) > 0) return false
  const open = openPeriod(tag, { zone, oeffnungszeiten: [], sonderoeffnungszeiten: [sonder] })
  return open === null || !isOpenFor(open, buchung.zeitraum)
}
