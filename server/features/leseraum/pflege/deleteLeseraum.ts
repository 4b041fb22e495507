import type { Form } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { deleteRecord } from '../../../platform/konfiguration/deleteRecord.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import {
  type LeseraumRow,
  lockGrundriss,
  lockLeseraum,
  readGrundriss,
  readGrundrissOf,
  readLeseraeume,
} from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { LESERAUM } from '../art.ts'
import { presentLeseraum } from './present.ts'
import { readEverBooked } from './queries.ts'

/** What is drawn under a seat goes with it: its table, or its part of one. What nothing changes of stays the same plan. */
async function takeTable(tx: Tx, { id, grundriss_id }: LeseraumRow): Promise<void> {
  const [plan, seats] = await Promise.all([readGrundriss(tx, grundriss_id), readLeseraeume(tx, grundriss_id)])
  const zeichnung = (plan?.zeichnung ?? []) as unknown as Form[]
  const left = seats.filter((seat) => seat.id !== id)
  const redrawn = moveTables(zeichnung, seats, left)
  if (redrawn !== zeichnung) await updatePlan(tx, grundriss_id, JSON.stringify(redrawn))
}

/** Deletes a seat or room that nobody has ever booked; of one that somebody has, the bookings keep what they were about. */
export async function deleteLeseraum(call: Call, id: string) {
  const { tx } = call
  // The plan first, as whoever moves its seats does: its drawing changes as well.
  const grundrissId = await readGrundrissOf(tx, id)
  if (grundrissId === null) return refuse({ status: 404, code: 'nichtGefunden' })
  const plan = await lockGrundriss(tx, grundrissId)
  if (plan) requireBereich(call, plan.bereich)
  await lockInOrder(tx, LESERAUM, { kalender: [id] })
  const before = await lockLeseraum(tx, id)
  if (!before) return refuse({ status: 404, code: 'nichtGefunden' })
  const stale = refuseStale(call, before, presentLeseraum)
  if (stale) return stale
  if (await readEverBooked(tx, id)) {
    const issues = [{ code: 'leseraum.hatBuchungen', data: { bezeichnung: before.bezeichnung } } as const]
    return refuse({ status: 409, code: 'leseraum.hatBuchungen', issues })
  }
  await takeTable(tx, before)
  return deleteRecord(tx, {
    aktion: 'deleteLeseraum',
    table: 'leseraum',
    id,
    vorher: presentLeseraum(before),
  })
}
