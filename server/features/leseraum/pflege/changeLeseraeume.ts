import type { LeseraeumeChange } from '@platzwart/contract/grundriss'
import { record } from '../../../platform/database/record.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockInOrder } from '../../buchung/lockInOrder.ts'
import { lockPlan, refuseOvertaken } from '../../grundriss/lockPlan.ts'
import { type LeseraumRow, readLeseraeume } from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { LESERAUM } from '../art.ts'
import { insertParts } from './createLeseraeume.ts'
import { deactivateLeseraeume } from './deactivateLeseraeume.ts'
import { listLeseraeume } from './listLeseraeume.ts'
import { moveWaiting } from './moveWaiting.ts'
import { lockSeats } from './queries.ts'
import { refuseUnknown, rowOf } from './refuseUnknown.ts'
import { readMissing } from './replaceAusstattung.ts'

type Change = LeseraeumeChange['leseraeume'][number]
type Rows = ReadonlyMap<string, LeseraumRow>

/**
 * Names, zones and equipment of many seats, and whether they are in use, all or none, as one row of the trail (docs/decisions/floor-plans.md). Each is held
 * to its own version, since whoever saves the form of one seat raises that alone. Those that are put out of use lose their bookings (L11).
 */
export async function changeLeseraeume(call: Call, grundrissId: string, { leseraeume }: LeseraeumeChange) {
  const { tx } = call
  const plan = await lockPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  const rows: Rows = new Map((await readLeseraeume(tx, grundrissId)).map((row) => [row.id, row]))
  const unknown = refuseUnknown(leseraeume, rows)
  if (unknown) return unknown
  const issues = doubled(leseraeume)
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  const stale = leseraeume.find((change) => rowOf(rows, change).version !== change.version)
  if (stale) return refuseOvertaken(plan, stale.id)
  const taken = clashes(leseraeume, rows)
  if (taken.length > 0) return refuse({ status: 409, code: 'feld.vergeben', issues: taken })
  const lacks = await missingParts(tx, leseraeume)
  if (lacks) return refuse({ status: 404, code: 'nichtGefunden', issues: [lacks] })

  await lockInOrder(tx, LESERAUM, { kalender: leseraeume.map(({ id }) => id.toLowerCase()) })
  await moveWaiting(call, grundrissId, rows, leseraeume)
  const late = await write(tx, grundrissId, leseraeume)
  if (late) return refuseOvertaken(plan, late.id)
  const closed = leseraeume.filter((change) => change.aktiv === false && rowOf(rows, change).aktiv)
  await deactivateLeseraeume(
    call,
    grundrissId,
    closed.map(({ id }) => id.toLowerCase()),
  )
  await updatePlan(tx, grundrissId)
  record(tx, {
    aktion: 'changeLeseraeume',
    objekt: 'grundriss',
    objektId: grundrissId,
    vorher: leseraeume.map((change) => beforeOf(rowOf(rows, change), change)),
    nachher: leseraeume.map(({ version: _, ...change }) => change),
  })
  await raiseStand(tx)
  return listLeseraeume(call, grundrissId)
}

function doubled(leseraeume: readonly Change[]): CodedIssue[] {
  const seen = new Set<string>()
  return leseraeume.flatMap(({ id, ausstattung }, i): CodedIssue[] => {
    const twice = seen.has(id.toLowerCase())
    seen.add(id.toLowerCase())
    const kinds = new Set(ausstattung.map((part) => part.id.toLowerCase()))
    return [
      ...(twice ? [{ code: 'feld.doppelt', field: `leseraeume.${i}.id`, data: { wert: id } } as const] : []),
      ...(kinds.size < ausstattung.length
        ? [{ code: 'feld.doppelt', field: `leseraeume.${i}.ausstattung`, data: { wert: '' } } as const]
        : []),
    ]
  })
}

/** Names that two seats of the plan would have once all of it is done. */
function clashes(leseraeume: readonly Change[], rows: Rows): CodedIssue[] {
  const after = new Map([...rows].map(([id, { bezeichnung }]) => [id, bezeichnung]))
  for (const { id, bezeichnung } of leseraeume)
    if (bezeichnung !== undefined) after.set(id.toLowerCase(), bezeichnung)
  const times = new Map<string, number>()
  for (const name of after.values()) times.set(name, (times.get(name) ?? 0) + 1)
  return leseraeume.flatMap(({ bezeichnung = '' }, i) =>
    (times.get(bezeichnung) ?? 0) > 1
      ? [
          {
            code: 'feld.vergeben',
            field: `leseraeume.${i}.bezeichnung`,
            data: { wert: bezeichnung },
          } as const,
        ]
      : [],
  )
}

async function missingParts(tx: Tx, leseraeume: readonly Change[]): Promise<CodedIssue | null> {
  const parts = leseraeume.flatMap(({ ausstattung }, i) =>
    ausstattung.map(({ id }) => ({ id, anzahl: 1, i })),
  )
  const at = await readMissing(tx, parts)
  const field = `leseraeume.${parts[at ?? 0]?.i ?? 0}.ausstattung`
  return at === null ? null : { code: 'nichtGefunden', field, data: {} }
}

const beforeOf = (row: LeseraumRow, { bezeichnung, zone, aktiv, ausstattung }: Change) => ({
  id: row.id,
  ...(bezeichnung === undefined ? {} : { bezeichnung: row.bezeichnung }),
  ...(zone === undefined ? {} : { zone: row.zone }),
  ...(aktiv === undefined ? {} : { aktiv: row.aktiv }),
  ausstattung: ausstattung.map(({ id }) => ({
    id,
    anzahl: row.ausstattung.find((part) => part.id === id.toLowerCase())?.anzahl ?? 0,
  })),
})

// A name may be that which another of them has now: for a moment each has one that nobody else has.
const UNNAME = `
  update leseraum l set bezeichnung = l.id::text
  from json_to_recordset($3::json) as r(id uuid, bezeichnung text)
  where l.mandant_id = $1 and l.grundriss_id = $2 and l.id = r.id and r.bezeichnung <> l.bezeichnung`

const CHANGE = `
  update leseraum l set bezeichnung = coalesce(r.bezeichnung, l.bezeichnung), zone = coalesce(r.zone, l.zone),
    aktiv = coalesce(r.aktiv, l.aktiv), version = l.version + 1
  from json_to_recordset($3::json) as r(id uuid, version int, bezeichnung text, zone text, aktiv bool)
  where l.mandant_id = $1 and l.grundriss_id = $2 and l.id = r.id and l.version = r.version
  returning l.id`

const TAKE = `
  delete from leseraum_ausstattung la
  using json_to_recordset($2::json) as r(leseraum_id uuid, ausstattung_id uuid)
  where la.mandant_id = $1 and la.leseraum_id = r.leseraum_id and la.ausstattung_id = r.ausstattung_id`

/** One of them that somebody has saved at this moment; undefined when all are written. */
async function write(
  tx: Tx,
  grundrissId: string,
  leseraeume: readonly Change[],
): Promise<Change | undefined> {
  const values = [tx.scope.mandantId, grundrissId, JSON.stringify(leseraeume)]
  await lockSeats(
    tx,
    grundrissId,
    leseraeume.map(({ id }) => id),
  )
  await tx.raw(UNNAME, values)
  const { rows } = await tx.raw<{ id: string }>(CHANGE, values)
  const written = new Set(rows.map(({ id }) => id))
  const late = leseraeume.find(({ id }) => !written.has(id.toLowerCase()))
  if (late) return late
  const parts = leseraeume.flatMap(({ id, ausstattung }) =>
    ausstattung.map((part) => ({ leseraum_id: id, ausstattung_id: part.id })),
  )
  if (parts.length > 0) await tx.raw(TAKE, [tx.scope.mandantId, JSON.stringify(parts)])
  const kept = (change: Change) => change.ausstattung.filter(({ anzahl }) => anzahl > 0)
  await insertParts(
    tx,
    leseraeume.map((change) => ({ id: change.id, ausstattung: kept(change) })),
  )
  return undefined
}
