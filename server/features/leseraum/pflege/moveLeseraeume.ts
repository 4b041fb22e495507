import type { LeseraeumeMove } from '@platzwart/contract/grundriss'
import type { Form } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { offPlan } from '@platzwart/domain/leseraum/newSeats'
import { record } from '../../../platform/database/record.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockPlan } from '../../grundriss/lockPlan.ts'
import { readGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { listLeseraeume } from './listLeseraeume.ts'
import { refuseUnknown, rowOf } from './refuseUnknown.ts'

type Move = LeseraeumeMove['leseraeume'][number]

/**
 * Moves and turns seats of a plan, all or none: what is booked stays booked, it only stands elsewhere on the map, with the tables that were drawn
 * under them.
 */
export async function moveLeseraeume(call: Call, grundrissId: string, { leseraeume }: LeseraeumeMove) {
  const { tx } = call
  const plan = await lockPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  const before = new Map((await readLeseraeume(tx, grundrissId)).map((row) => [row.id, row]))
  const unknown = refuseUnknown(leseraeume, before)
  if (unknown) return unknown
  const named = leseraeume.map((move) => ({ ...move, bezeichnung: rowOf(before, move).bezeichnung }))
  const issues = offPlan(named, plan)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })

  const seats = [...before.values()]
  const moves = new Map(leseraeume.map((move) => [move.id.toLowerCase(), move]))
  const after = seats.map((row) => ({ ...row, ...moves.get(row.id), id: row.id }))
  const zeichnung = ((await readGrundriss(tx, grundrissId))?.zeichnung ?? []) as unknown as Form[]
  const redrawn = moveTables(zeichnung, seats, after)
  await write(tx, grundrissId, leseraeume, redrawn === zeichnung ? null : redrawn)
  record(tx, {
    aktion: 'moveLeseraeume',
    objekt: 'grundriss',
    objektId: grundrissId,
    vorher: named.map((move) => spotOf(rowOf(before, move))),
    nachher: named.map(spotOf),
  })
  await raiseStand(tx)
  return listLeseraeume(call, grundrissId)
}

const spotOf = ({ id, bezeichnung, x, y, drehung }: Move & { readonly bezeichnung: string }) => ({
  id,
  bezeichnung,
  x,
  y,
  drehung,
})

const MOVE = `
  update leseraum l set x = r.x, y = r.y, drehung = r.drehung, version = l.version + 1
  from json_to_recordset($3::json) as r(id uuid, x int, y int, drehung int)
  where l.mandant_id = $1 and l.grundriss_id = $2 and l.id = r.id`

/** @param zeichnung null when it stays as it is */
async function write(
  tx: Tx,
  grundrissId: string,
  moves: readonly Move[],
  zeichnung: readonly object[] | null,
): Promise<void> {
  await tx.raw(MOVE, [tx.scope.mandantId, grundrissId, JSON.stringify(moves)])
  await updatePlan(tx, grundrissId, zeichnung && JSON.stringify(zeichnung))
}
