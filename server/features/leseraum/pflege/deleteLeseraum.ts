import type { Form } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { deleteRecord } from '../../../platform/konfiguration/deleteRecord.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import {
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

/** What is drawn under seats goes with them: their tables, or their parts of one. Null where nothing changes of it. */
export async function drawWithout(tx: Tx, grundrissId: string, gone: ReadonlySet<string>) {
  const [plan, seats] = await Promise.all([readGrundriss(tx, grundrissId), readLeseraeume(tx, grundrissId)])
  const zeichnung = (plan?.zeichnung ?? []) as unknown as Form[]
  const left = seats.filter(({ id }) => !gone.has(id))
  const redrawn = moveTables(zeichnung, seats, left)
  return redrawn === zeichnung ? null : JSON.stringify(redrawn)
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
  // What nothing changes of stays the same plan.
  const redrawn = await drawWithout(tx, grundrissId, new Set([before.id]))
  if (redrawn !== null) await updatePlan(tx, grundrissId, redrawn)
  return deleteRecord(tx, {
    aktion: 'deleteLeseraum',
    table: 'leseraum',
    id,
    vorher: presentLeseraum(before),
  })
}
