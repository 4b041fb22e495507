import type { BuchungView } from '@platzwart/contract/leseraum'
import { reached } from '@platzwart/domain/buchung/actor'
import { awaitsStart } from '@platzwart/domain/buchung/status'

/** Whether whoever maintains bookings may cancel one of anybody: what is over stays what it was. */
export function mayFall(
  { status, bis }: Pick<BuchungView, 'status' | 'bis'>,
  now: Temporal.Instant,
): boolean {
  return awaitsStart(status) && !reached(Temporal.Instant.from(bis), now)
}

/** Whether it may go to another seat or time: what has begun stays where it is. */
export function mayMove(
  { status, von }: Pick<BuchungView, 'status' | 'von'>,
  now: Temporal.Instant,
): boolean {
  return awaitsStart(status) && !reached(Temporal.Instant.from(von), now)
}
