import type { Form } from '@platzwart/contract/leseraum'
import { tablesUnder } from '@platzwart/domain/grundriss/drawRoom'
import { moveTables } from '@platzwart/domain/grundriss/moveTables'
import { record } from '../../../platform/database/record.ts'
import { ready, type Tx } from '../../../platform/database/tx.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Call } from '../../../platform/http/endpoint.ts'
import { type LeseraumRow, readGrundriss, readLeseraeume } from '../../grundriss/queries.ts'
import { updatePlan } from '../../grundriss/updatePlan.ts'
import { insertParts, insertSeats, type NewSeat } from '../pflege/createLeseraeume.ts'
import { moveWaiting } from '../pflege/moveWaiting.ts'
import type { PlatzJudged } from './judgeLines.ts'
import { shapeOf } from './readLine.ts'

const UPDATE = `
  update leseraum l set art = coalesce(r.art, l.art), zone = coalesce(r.zone, l.zone),
    kapazitaet = coalesce(r.kapazitaet, l.kapazitaet), beschreibung = coalesce(r.beschreibung, l.beschreibung),
    bedingungen = coalesce(r.bedingungen, l.bedingungen),
    zweite_person_noetig = coalesce(r."zweitePersonNoetig", l.zweite_person_noetig),
    x = coalesce(r.x, l.x), y = coalesce(r.y, l.y), breite = coalesce(r.breite, l.breite),
    hoehe = coalesce(r.hoehe, l.hoehe), drehung = coalesce(r.drehung, l.drehung), version = l.version + 1
  from json_to_recordset($3::json) as r(id uuid, art text, zone text, kapazitaet int, beschreibung text, bedingungen text,
    "zweitePersonNoetig" bool, x int, y int, breite int, hoehe int, drehung int)
  where l.mandant_id = $1 and l.grundriss_id = $2 and l.id = r.id`

const REMOVE_PARTS =
  'delete from leseraum_ausstattung where mandant_id = $1 and leseraum_id = any($2::uuid[])'

function newSeats(lines: readonly PlatzJudged[]): (NewSeat & { readonly id: string })[] {
  return lines.flatMap(({ zeile, gelesen, urteil, ergebnis: { werte, ausstattung } }) => {
    const { line } = shapeOf(zeile, gelesen)
    if (urteil !== 'neu' || line === null) return []
    const { art = 'platz', zone = '', kapazitaet = 1, beschreibung = '', bedingungen = '' } = werte
    const { x = 0, y = 0, drehung = 0, breite = 0, hoehe = 0, zweitePersonNoetig = false } = werte
    return [
      {
        id: uuidv7(),
        bezeichnung: line.bezeichnung,
        art,
        zone,
        kapazitaet,
        beschreibung,
        bedingungen,
        zweitePersonNoetig,
        aktiv: true,
        x,
        y,
        drehung,
        breite,
        hoehe,
        ausstattung: [...(ausstattung ?? [])],
      },
    ]
  })
}

async function updateSeats(tx: Tx, grundrissId: string, lines: readonly PlatzJudged[]): Promise<void> {
  if (lines.length === 0) return
  const { mandantId } = tx.scope
  const rows = lines.map(({ ergebnis: { leseraumId, werte } }) => ({ ...werte, id: leseraumId }))
  await tx.run(ready(UPDATE, mandantId, grundrissId, JSON.stringify(rows)))
  const parts = lines.flatMap(({ ergebnis: { leseraumId, ausstattung } }) =>
    leseraumId === null || ausstattung === null ? [] : [{ id: leseraumId, ausstattung }],
  )
  if (parts.length === 0) return
  const ids = parts.map(({ id }) => id)
  await tx.run(ready(REMOVE_PARTS, mandantId, ids))
  await insertParts(tx, parts)
}

/** The drawing with a table under each new seat; those of seats that are moved go along. Null when it stays as it is. */
async function redrawn(
  tx: Tx,
  grundrissId: string,
  before: readonly LeseraumRow[],
  made: readonly NewSeat[],
): Promise<string | null> {
  const [plan, after] = await Promise.all([readGrundriss(tx, grundrissId), readLeseraeume(tx, grundrissId)])
  const known = new Set(before.map(({ id }) => id))
  const drawn = [
    ...((plan?.zeichnung ?? []) as unknown as Form[]),
    ...tablesUnder(made.filter(({ art }) => art === 'platz')),
  ]
  const zeichnung = moveTables(drawn, [...before, ...after.filter(({ id }) => !known.has(id))], after)
  return made.length === 0 && zeichnung === drawn ? null : JSON.stringify(zeichnung)
}

/** Makes and changes seats as their lines say, behind the lock of the plan: one row of the audit trail for all of them, at the plan. */
export async function saveLeseraeume(
  call: Call,
  grundrissId: string,
  lines: readonly PlatzJudged[],
): Promise<void> {
  const { tx } = call
  const before = await readLeseraeume(tx, grundrissId)
  const made = newSeats(lines)
  const changed = lines.filter(({ urteil }) => urteil === 'geaendert')
  const zones = changed.map(({ ergebnis: { leseraumId, werte } }) => ({
    id: leseraumId ?? '',
    zone: werte.zone,
  }))
  await moveWaiting(call, grundrissId, new Map(before.map((row) => [row.id, row])), zones)
  if (made.length > 0) await insertSeats(tx, grundrissId, made)
  await updateSeats(tx, grundrissId, changed)
  await updatePlan(tx, grundrissId, await redrawn(tx, grundrissId, before, made))
  const names = new Map(before.map(({ id, bezeichnung }) => [id, bezeichnung]))
  const told = (pick: 'vorher' | 'aenderungen') =>
    changed.map(({ ergebnis }) => ({
      id: ergebnis.leseraumId,
      bezeichnung: names.get(ergebnis.leseraumId ?? ''),
      ...ergebnis[pick],
    }))
  record(tx, {
    aktion: 'importLeseraeume',
    objekt: 'grundriss',
    objektId: grundrissId,
    vorher: { geaendert: told('vorher') },
    nachher: { neu: made, geaendert: told('aenderungen') },
  })
}
