import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { deleteRecord } from '../../../platform/konfiguration/deleteRecord.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { lockLeseraum } from '../../grundriss/queries.ts'
import { LESERAUM } from '../art.ts'
import { presentLeseraum } from './present.ts'
import { readEverBooked } from './queries.ts'

/** Deletes a seat or room that nobody has ever booked; of one that somebody has, the bookings keep what they were about. */
export async function deleteLeseraum(call: Call, id: string) {
  const { tx } = call
  await lockInOrder(tx, LESERAUM, { kalender: [id] })
  const before = await lockLeseraum(tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  const stale = refuseStale(call, before, presentLeseraum)
  if (stale) return stale
  if (await readEverBooked(tx, id)) {
    const issues = [{ code: 'leseraum.hatBuchungen', data: { bezeichnung: before.bezeichnung } } as const]
    return refuse({ status: 409, code: 'leseraum.hatBuchungen', issues })
  }
  return deleteRecord(tx, {
    aktion: 'deleteLeseraum',
    table: 'leseraum',
    id,
    vorher: presentLeseraum(before),
  })
}
