import type { LoeschsperreView } from '@platzwart/contract/aufbewahrung'
import type { AufbewahrungArt } from '@platzwart/domain/datenschutz/aufbewahrung'
import { bareKennzeichen, isSameKennzeichen } from '@platzwart/domain/fahrzeug/kennzeichen'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { BARE_KENNZEICHEN } from '../flotte/flotte.ts'

/** How many are found of a kind that are older than that and under no hold, up to so many. */
export async function countOlder(tx: Tx, art: AufbewahrungArt, vor: string, most: number): Promise<number> {
  const text = 'select count(*)::int as anzahl from auth.find_aufbewahrtes($1, $2::timestamptz, $3::int)'
  return (await tx.first(ready<{ anzahl: number }>(text, art, vor, most)))?.anzahl ?? 0
}

/** A day, and its first moment in the zone of the house. */
interface Limit {
  readonly tag: Temporal.PlainDate
  readonly moment: Temporal.Instant
}

const DELETE = 'select auth.delete_aufbewahrtes($1, $2::timestamptz, $3::int, $4::uuid, $5::date) as anzahl'

/**
 * What of a kind is from before that day goes, up to so many. The audit trail's line and the marks of what servers keep are written by the
 * function, too: nothing else of the house may be written in its transaction.
 * @returns how many went; less than `most` when none are left
 */
export async function deleteOlder(
  tx: Tx,
  art: AufbewahrungArt,
  { tag, moment }: Limit,
  most: number,
): Promise<number> {
  const values = [art, moment.toString(), most, uuidv7(), tag.toString()]
  const anzahl = (await tx.first(ready<{ anzahl: number }>(DELETE, ...values)))?.anzahl ?? 0
  if (anzahl > 0) tx.recorded = true
  return anzahl
}

interface Row {
  readonly id: string
  readonly name: string
  readonly grund: string
  readonly erstellt: Temporal.Instant
  readonly von: string
}

const SPERREN = `
  select s.id, coalesce(b.vorname || ' ' || b.nachname, f.kennzeichen || case when exists (
      select from fahrzeug g where g.mandant_id = $1 and g.kennzeichen = f.kennzeichen and g.id <> f.id)
    then ' (' || concat_ws(' ', f.marke, f.modell) || ')' else '' end) as name, s.grund, s.erstellt, v.vorname || ' ' || v.nachname as von
  from loeschsperre s
    left join benutzer b on b.mandant_id = s.mandant_id and b.id = s.benutzer_id
    left join fahrzeug f on f.mandant_id = s.mandant_id and f.id = s.fahrzeug_id
    join benutzer v on v.mandant_id = s.mandant_id and v.id = s.erstellt_von
  where s.mandant_id = $1 and ($2::uuid[] is null or s.id = any ($2)) order by s.erstellt desc, s.id desc`

/** Holds, the newest first; some alone by their ids. A car whose plate another one has had is told apart by what it is. */
export async function readSperren(tx: Tx, ids: readonly string[] | null = null): Promise<LoeschsperreView[]> {
  const rows = await tx.all(ready<Row>(SPERREN, tx.scope.mandantId, ids))
  return rows.map((row) => ({ ...row, erstellt: row.erstellt.toString() }))
}

/** Whether there is a legal hold about a person. */
export async function isHeld(tx: Tx, benutzerId: string): Promise<boolean> {
  const text = 'select 1 from loeschsperre where mandant_id = $1 and benutzer_id = $2'
  return (await tx.first(ready<object>(text, tx.scope.mandantId, benutzerId))) !== undefined
}

const PERSON = `
  select id from benutzer where mandant_id = $1 and email = lower($2)`
const CAR = `
  select id, kennzeichen from fahrzeug f where mandant_id = $1 and ${BARE_KENNZEICHEN} = $2 order by deaktiviert, id`

/** The person of an address, or every vehicle that has had a plate: one that is out of the fleet keeps its own, and another may get it. */
export async function findWho(tx: Tx, kennung: string) {
  if (kennung.includes('@')) {
    const people = await tx.all(ready<{ id: string }>(PERSON, tx.scope.mandantId, kennung.trim()))
    return people.map(({ id }) => ({ benutzerId: id, fahrzeugId: null }))
  }
  const cars = await tx.all(
    ready<{ id: string; kennzeichen: string }>(CAR, tx.scope.mandantId, bareKennzeichen(kennung)),
  )
  return cars
    .filter(({ kennzeichen }) => isSameKennzeichen(kennzeichen, kennung))
    .map(({ id }) => ({ benutzerId: null, fahrzeugId: id }))
}
