import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import type { BuchungView } from '@platzwart/contract/leseraum'
import { reached } from '@platzwart/domain/buchung/actor'
import { awaitsStart } from '@platzwart/domain/buchung/status'

/** Whether an administrator of bookings may cancel anybody's booking: not if it is over. */
export function mayFall(
  { status, bis }: Pick<BuchungView, 'status' | 'bis'>,
  now: Temporal.Instant,
): boolean {
  return awaitsStart(status) && !reached(Temporal.Instant.from(bis), now)
}

/** Whether it may move to another seat or time: not if it has begun. */
export function mayMove(
  { status, von }: Pick<BuchungView | FahrzeugBuchungView, 'status' | 'von'>,
  now: Temporal.Instant,
): boolean {
  return awaitsStart(status) && !reached(Temporal.Instant.from(von), now)
}
