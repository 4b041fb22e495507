import type { LeseraeumeDelete } from '@platzwart/contract/grundriss'
import { record } from '../../../platform/database/record.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { lockKnownPlan, refuseOvertaken } from '../../grundriss/lockPlan.ts'
import { readLeseraeume } from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { LESERAUM } from '../art.ts'
import { drawWithout } from './deleteLeseraum.ts'
import { listLeseraeume } from './listLeseraeume.ts'
import { presentLeseraum } from './present.ts'
import { lockSeats, readBookedAmong } from './queries.ts'
import { refuseUnknown, rowOf } from './refuseUnknown.ts'

const DELETE = 'delete from leseraum where mandant_id = $1 and grundriss_id = $2 and id = any($3::uuid[])'

/**
 * Deletes seats that nobody has ever booked, all or none, with what is drawn under them (docs/decisions/floor-plans.md). They are held to their own versions and not to
 * that of the plan: whatever somebody else has done beside them stands against nothing.
 */
export async function deleteLeseraeume(call: Call, grundrissId: string, { leseraeume }: LeseraeumeDelete) {
  const { tx } = call
  const plan = await lockKnownPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  const ids = leseraeume.map(({ id }) => id.toLowerCase())
  await lockInOrder(tx, LESERAUM, { kalender: ids })
  await lockSeats(tx, grundrissId, ids)
  const rows = new Map((await readLeseraeume(tx, grundrissId)).map((row) => [row.id, row]))
  const unknown = refuseUnknown(leseraeume, rows)
  if (unknown) return unknown
  const stale = leseraeume.find((seat) => rowOf(rows, seat).version !== seat.version)
  if (stale) return refuseOvertaken(plan, stale.id)
  const booked = await readBookedAmong(tx, ids)
  if (booked !== null) {
    const { bezeichnung } = rowOf(rows, { id: booked })
    const field = `leseraeume.${ids.indexOf(booked)}.id`
    const issues = [{ code: 'leseraum.hatBuchungen', field, data: { bezeichnung } } as const]
    return refuse({ status: 409, code: 'leseraum.hatBuchungen', issues })
  }
  const gone = new Set(ids)
  const redrawn = await drawWithout(tx, grundrissId, gone)
  await tx.raw(DELETE, [tx.scope.mandantId, grundrissId, ids])
  await updatePlan(tx, grundrissId, redrawn)
  record(tx, {
    aktion: 'deleteLeseraeume',
    objekt: 'grundriss',
    objektId: grundrissId,
    vorher: { leseraeume: [...gone].map((id) => presentLeseraum(rowOf(rows, { id }))) },
  })
  await raiseStand(tx)
  return listLeseraeume(call, grundrissId)
}
