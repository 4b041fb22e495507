import type { LeseraumDetail, leseraumSaveSchema } from '@platzwart/contract/grundriss'
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '../../../platform/database/record.ts'
import { build } from '../../../platform/database/sql.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { refuseStale } from '../../../platform/http/version.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { requireBereich } from '../../grundriss/bereich.ts'
import {
  type GrundrissRow,
  type LeseraumRow,
  lockLeseraum,
  readGrundriss,
  readLeseraeume,
  readLeseraum,
} from '../../grundriss/queries.ts'
import { LESERAUM } from '../art.ts'
import { deactivateLeseraum } from '../deactivate.ts'
import { moveWaiting } from './moveWaiting.ts'
import { presentLeseraum } from './present.ts'
import { readMissing, replaceAusstattung } from './replaceAusstattung.ts'

export type LeseraumSave = z.output<typeof leseraumSaveSchema>

function issuesOf(input: LeseraumSave, plan: GrundrissRow, before: LeseraumRow | undefined): CodedIssue[] {
  const { bezeichnung, x, y } = input
  const { breite, hoehe } = plan
  const seen = new Set<string>()
  return [
    ...(before && before.grundriss_id !== plan.id
      ? [{ code: 'leseraum.grundrissFest', field: 'grundrissId', data: {} } as const]
      : []),
    ...(x > breite || y > hoehe
      ? [
          {
            code: 'leseraum.ausserhalbGrundriss',
            field: x > breite ? 'x' : 'y',
            data: { bezeichnung, breite, hoehe },
          } as const,
        ]
      : []),
    ...input.ausstattung.flatMap(({ id }, i) => {
      const twice = seen.has(id)
      seen.add(id)
      return twice
        ? [{ code: 'feld.doppelt', field: `ausstattung.${i}.id`, data: { wert: id } } as const]
        : []
    }),
  ]
}

/**
 * Makes or changes a seat or room with its equipment (L1), which is deleted and written anew. One that is deactivated by it loses its
 * bookings in the same transaction (L11).
 */
export async function saveLeseraum(call: Call, id: string, input: LeseraumSave) {
  const { tx } = call
  await lockInOrder(tx, LESERAUM, { kalender: [id] })
  const seats = new Map((await readLeseraeume(tx, input.grundrissId)).map((row) => [row.id, row]))
  await moveWaiting(call, input.grundrissId, seats, [{ id, zone: input.zone }])
  const before = await lockLeseraum(tx, id)
  const stale = refuseStale(call, before, presentLeseraum)
  if (stale) return stale
  const plan = await readGrundriss(tx, input.grundrissId)
  if (!plan) return unknown('grundrissId')
  requireBereich(call, plan.bereich)
  const issues = issuesOf(input, plan, before)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const missing = await readMissing(tx, input.ausstattung)
  if (missing !== null) return unknown(`ausstattung.${missing}.id`)

  if (!(await written(tx, id, input, before !== undefined))) {
    return refuse({ status: 409, code: 'konflikt.gleichzeitig' })
  }
  await replaceAusstattung(tx, id, input.ausstattung)
  if (before?.aktiv && !input.aktiv) await deactivateLeseraum(call, id)
  const after: LeseraumDetail = presentLeseraum((await readLeseraum(tx, id)) as LeseraumRow)
  record(tx, {
    aktion: 'saveLeseraum',
    objekt: 'leseraum',
    objektId: id,
    vorher: before ? presentLeseraum(before) : null,
    nachher: after,
  })
  await raiseStand(tx)
  return { status: 200, body: after, version: after.version } as const
}

function unknown(field: string) {
  return refuse({ status: 404, code: 'nichtGefunden', issues: [{ code: 'nichtGefunden', field, data: {} }] })
}

/** False when somebody made one of the same id at the same moment. */
async function written(tx: Tx, id: string, input: LeseraumSave, exists: boolean): Promise<boolean> {
  const { ausstattung: _, grundrissId, zweitePersonNoetig, ...same } = input
  const columns = { ...same, zweite_person_noetig: zweitePersonNoetig }
  const statement = exists
    ? build
        .updateTable('leseraum')
        .set({ ...columns, version: sql`version + 1` })
        .where('mandant_id', '=', tx.scope.mandantId)
        .where('id', '=', id)
    : build
        .insertInto('leseraum')
        .values({ ...columns, mandant_id: tx.scope.mandantId, id, grundriss_id: grundrissId })
        .onConflict((conflict) => conflict.columns(['mandant_id', 'id']).doNothing())
  return (await tx.run(statement)) === 1
}
