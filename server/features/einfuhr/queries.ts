import type { EinfuhrView } from '@platzwart/contract/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import type { Sample } from '@platzwart/libs/csv/decode'
import { ready, type Tx } from '../../platform/database/tx.ts'
import type { EinfuhrFile, JudgedLine } from '../../platform/einfuhrArt.ts'
import type { Call } from '../../platform/http/endpoint.ts'
import type { CodedIssue } from '../../platform/http/problem.ts'

interface EinfuhrRow {
  readonly id: string
  readonly grundriss_id: string | null
  readonly dateiname: string
  readonly status: EinfuhrView['status']
  readonly erledigt: number
  readonly gesamt: number
  readonly kodierung: string | null
  readonly kodierung_unklar: boolean
  readonly lesarten: readonly Sample[]
  readonly trennzeichen: string | null
  readonly uebergangen: readonly string[]
  readonly anzahl: Partial<EinfuhrView['anzahl']>
  readonly fehler: Pick<CodedIssue, 'code' | 'data'> | null
  readonly erstellt: Temporal.Instant
}

/** A file, and the kind under which it is asked for. */
interface Asked {
  readonly art: EinfuhrName
  readonly id: string
}

const OWN = `
  select id, grundriss_id, dateiname, status, erledigt, gesamt, kodierung, kodierung_unklar, lesarten, trennzeichen, uebergangen, anzahl, fehler,
    erstellt
  from einfuhr where mandant_id = $1 and benutzer_id = $2 and art = $3 and id = $4`

/** To everybody but who brought it, a file does not exist; nor does it under another kind than its own. */
export function readOwn({ tx, person }: Call, { art, id }: Asked): Promise<EinfuhrRow | undefined> {
  return tx.first(ready<EinfuhrRow>(OWN, tx.scope.mandantId, person.id, art, id))
}

const LOCKED = `${OWN} for update`

/** The same, and nobody else does anything with it until the transaction ends. */
export function lockOwn({ tx, person }: Call, { art, id }: Asked): Promise<EinfuhrRow | undefined> {
  return tx.first(ready<EinfuhrRow>(LOCKED, tx.scope.mandantId, person.id, art, id))
}

/** What a kind knows of a file. */
export const fileOf = ({ person, now }: Call, { grundriss_id }: EinfuhrRow): EinfuhrFile => ({
  benutzerId: person.id,
  zielId: grundriss_id,
  now,
})

const OPEN = `
  select count(*)::int as anzahl from einfuhr where mandant_id = $1 and benutzer_id = $2 and status in ('wartend', 'laeuft')`

/** Files of this person that wait or are judged. */
export async function countOpen({ tx, person }: Call): Promise<number> {
  const row = await tx.first(ready<{ anzahl: number }>(OPEN, tx.scope.mandantId, person.id))
  return row?.anzahl ?? 0
}

const LINES = `
  select zeile, urteil, gelesen, ergebnis from einfuhr_zeile
  where mandant_id = $1 and einfuhr_id = $2 and zeile > $3 and urteil = any($4::text[]) order by zeile limit $5`

/** Lines behind one, of some judgements. */
export function readLines(
  tx: Tx,
  id: string,
  {
    behind,
    urteile,
    limit,
  }: { readonly behind: number; readonly urteile: readonly string[]; readonly limit: number },
): Promise<JudgedLine[]> {
  return tx.all(ready<JudgedLine>(LINES, tx.scope.mandantId, id, behind, urteile, limit))
}

const INSERT = `
  insert into einfuhr_zeile (mandant_id, einfuhr_id, zeile, urteil, gelesen, ergebnis)
  select m.id, $2, r.zeile, r.urteil, r.gelesen, r.ergebnis
  from mandant m, json_to_recordset($3::json) as r(zeile integer, urteil text, gelesen jsonb, ergebnis jsonb)
  where m.id = $1`

export function insertLines(tx: Tx, id: string, judged: readonly JudgedLine[]): Promise<number> {
  return tx.run(ready(INSERT, tx.scope.mandantId, id, JSON.stringify(judged)))
}

/** Names with more than ASCII in them; others read the same in every encoding. */
const KNOWN_NAMES = `
  with name (text) as (
    select vorname from benutzer where mandant_id = $1 union select nachname from benutzer where mandant_id = $1
    union select name from standort where mandant_id = $1 union select name from gruppe where mandant_id = $1
    union select name from rolle where mandant_id = $1 union select bezeichnung from grundriss where mandant_id = $1
    union select bezeichnung from leseraum where mandant_id = $1 union select zone from leseraum where mandant_id = $1
    union select marke from fahrzeug where mandant_id = $1 union select modell from fahrzeug where mandant_id = $1
    union select farbe from fahrzeug where mandant_id = $1)
  select text from name where text ~ '[^ -~]' limit $2`

/** More names say nothing new about a file. */
const MOST_NAMES = 20_000

/** What people and things of the house are called, where that says how a file is written. */
export async function readKnownNames(tx: Tx): Promise<readonly string[]> {
  const rows = await tx.all(ready<{ text: string }>(KNOWN_NAMES, tx.scope.mandantId, MOST_NAMES))
  return rows.map(({ text }) => text)
}
