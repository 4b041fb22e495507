import type { LeseraeumeCreate } from '@platzwart/contract/grundriss'
import type { Form } from '@platzwart/contract/leseraum'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { offPlan, takenNames } from '@platzwart/domain/leseraum/newSeats'
import { record } from '../../../platform/database/record.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { type Call, refuse } from '../../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../../platform/http/problem.ts'
import { raiseStand } from '../../../platform/konfiguration/mandant.ts'
import { lockPlan } from '../../grundriss/lockPlan.ts'
import { readGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { listLeseraeume } from './listLeseraeume.ts'
import { readMissing } from './replaceAusstattung.ts'

export type NewSeat = LeseraeumeCreate['leseraeume'][number]

/**
 * Makes many seats at once, all or none (docs/decisions/floor-plans.md): one row of the audit trail for all of them, at the plan. Somebody else's change of
 * the plan since it was read refuses it, so that no two rows of seats land upon each other unseen.
 */
export async function createLeseraeume(call: Call, grundrissId: string, input: LeseraeumeCreate) {
  const { tx } = call
  const plan = await lockPlan(call, grundrissId)
  if ('refusal' in plan) return plan
  const { leseraeume, tische } = input
  const there = new Set((await readLeseraeume(tx, grundrissId)).map(({ bezeichnung }) => bezeichnung))
  const names = takenNames(leseraeume, there)
  const issues: CodedIssue[] = [...offPlan(leseraeume, plan), ...doubled(leseraeume, names.twice)]
  if (issues.length > 0) return refuse({ status: 422, code: 'anfrage.ungueltig', issues })
  if (names.taken.length > 0) {
    const taken = names.taken.map((i): CodedIssue => {
      const data = { wert: leseraeume[i]?.bezeichnung ?? '' }
      return { code: 'feld.vergeben', field: `leseraeume.${i}.bezeichnung`, data }
    })
    return refuse({ status: 409, code: 'feld.vergeben', issues: taken })
  }
  const parts = uniqueParts(leseraeume)
  if ((await readMissing(tx, parts)) !== null) {
    const issue = { code: 'nichtGefunden', field: 'leseraeume.0.ausstattung', data: {} } as const
    return refuse({ status: 404, code: 'nichtGefunden', issues: [issue] })
  }

  const rows = leseraeume.map((raum) => ({ ...raum, id: uuidv7() }))
  await insertSeats(tx, grundrissId, rows)
  await updatePlan(tx, grundrissId, await drawTables(tx, grundrissId, tische))
  record(tx, {
    aktion: 'createLeseraeume',
    objekt: 'grundriss',
    objektId: grundrissId,
    nachher: { leseraeume: rows, tische: tische.length },
  })
  await raiseStand(tx)
  const after = await listLeseraeume(call, grundrissId)
  return 'refusal' in after ? after : { ...after, status: 201 as const }
}

/** The drawing with their tables; one that comes to stand at another is one with it, as when seats are moved there. */
async function drawTables(tx: Tx, grundrissId: string, tische: LeseraeumeCreate['tische']) {
  if (tische.length === 0) return null
  const [plan, seats] = await Promise.all([readGrundriss(tx, grundrissId), readLeseraeume(tx, grundrissId)])
  const drawn = [...((plan?.zeichnung ?? []) as unknown as Form[]), ...tische]
  return JSON.stringify(moveTables(drawn, seats, seats))
}

function doubled(leseraeume: readonly NewSeat[], twice: readonly number[]): CodedIssue[] {
  const names = twice.map((i): CodedIssue => {
    const data = { wert: leseraeume[i]?.bezeichnung ?? '' }
    return { code: 'feld.doppelt', field: `leseraeume.${i}.bezeichnung`, data }
  })
  const parts = leseraeume.flatMap(({ ausstattung }, i) =>
    new Set(ausstattung.map(({ id }) => id.toLowerCase())).size < ausstattung.length
      ? [{ code: 'feld.doppelt', field: `leseraeume.${i}.ausstattung`, data: { wert: '' } } as const]
      : [],
  )
  return [...names, ...parts]
}

function uniqueParts(leseraeume: readonly NewSeat[]) {
  const ids = new Set(leseraeume.flatMap(({ ausstattung }) => ausstattung.map(({ id }) => id)))
  return [...ids].map((id) => ({ id, anzahl: 1 }))
}

// One JSON parameter each: the text is the same for any number of rows, and all of them go at once.
const SEATS = `
  insert into leseraum (mandant_id, id, grundriss_id, bezeichnung, art, zone, kapazitaet, beschreibung, bedingungen,
    zweite_person_noetig, aktiv, x, y, breite, hoehe, drehung)
  select m.id, r.id, $2::uuid, r.bezeichnung, r.art, r.zone, r.kapazitaet, r.beschreibung, r.bedingungen,
    r."zweitePersonNoetig", r.aktiv, r.x, r.y, r.breite, r.hoehe, r.drehung
  from mandant m, json_to_recordset($3::json) as r(id uuid, bezeichnung text, art text, zone text, kapazitaet int,
    beschreibung text, bedingungen text, "zweitePersonNoetig" bool, aktiv bool, x int, y int, breite int, hoehe int, drehung int)
  where m.id = $1`

const PARTS = `
  insert into leseraum_ausstattung (mandant_id, leseraum_id, ausstattung_id, anzahl)
  select m.id, r.leseraum_id, r.ausstattung_id, r.anzahl
  from mandant m, json_to_recordset($2::json) as r(leseraum_id uuid, ausstattung_id uuid, anzahl int)
  where m.id = $1`

/** New seats with what they have; the plan is locked, and the names are known to be free. */
export async function insertSeats(
  tx: Tx,
  grundrissId: string,
  rows: readonly (NewSeat & { readonly id: string })[],
): Promise<void> {
  await tx.raw(SEATS, [tx.scope.mandantId, grundrissId, JSON.stringify(rows)])
  await insertParts(tx, rows)
}

/** What seats have that had nothing. */
export async function insertParts(
  tx: Tx,
  rows: readonly { readonly id: string; readonly ausstattung: readonly NewSeat['ausstattung'][number][] }[],
): Promise<void> {
  const parts = rows.flatMap(({ id, ausstattung }) =>
    ausstattung.map((part) => ({ leseraum_id: id, ausstattung_id: part.id, anzahl: part.anzahl })),
  )
  if (parts.length > 0) await tx.raw(PARTS, [tx.scope.mandantId, JSON.stringify(parts)])
}
