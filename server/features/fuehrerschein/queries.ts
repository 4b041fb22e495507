import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { plainPattern } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { bothWays } from '../berechtigung/queries.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'
import { readPeopleWithLicence, SEARCHED } from '../fahrer/queries.ts'
import { FAHRZEUG_KALENDER } from '../flotte/kalender.ts'

/** Two that write one person's licence meet here, also while there is none yet; trips that the person is to drive wait for them. */
export async function lockLicence(tx: Tx, benutzerId: string): Promise<void> {
  await lockInOrder(tx, FAHRZEUG_KALENDER, { personen: [benutzerId] })
  await tx.run(
    build
      .selectFrom('benutzer')
      .where('benutzer.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('id', '=', benutzerId)
      .forNoKeyUpdate(),
  )
}

/** Before every day that a licence can have: whoever has none, or one that lets nothing be driven, comes first. */
const NEVER = '0001-01-01'

/** The same day as `faelligAm` in the domain, and as the index has it; the least of a day and nothing would be the day. */
const DUE_WHEN = `(case when f.naechste_pruefung is null or f.ausgestellt_am is null then date '${NEVER}'
  else least(f.naechste_pruefung, f.gueltig_bis + 1) end)`

export interface ListQuery {
  /** `fahrzeug_buchen` is held by many. */
  readonly many: boolean
  /** Only licences due until this day; null is all. */
  readonly faelligBis: Temporal.PlainDate | null
  /** Part of a name or an e-mail. */
  readonly suche: string
  readonly after: { readonly tag: string; readonly id: string } | null
  readonly limit: number
}

// Two lists that are in order by themselves, so that each is read no further than a page: those without a licence, and the licences by day.
export const PAGE = bothWays(
  ({ parts, holds }) => `
  with ${parts}, seite as (
    (select b.id, date '${NEVER}' as faellig from benutzer b
      where b.mandant_id = $1 and b.status = 'aktiv' and ${SEARCHED}
        and (date '${NEVER}', b.id) > ($5::date, $6::uuid)
        and not exists (select 1 from fuehrerschein f where f.mandant_id = $1 and f.benutzer_id = b.id) and ${holds}
      order by b.id limit $7)
    union all
    (select f.benutzer_id, ${DUE_WHEN} from fuehrerschein f join benutzer b on b.mandant_id = $1 and b.id = f.benutzer_id
      where f.mandant_id = $1 and b.status = 'aktiv' and ${SEARCHED}
        and ($4::date is null or ${DUE_WHEN} <= $4) and (${DUE_WHEN}, f.benutzer_id) > ($5::date, $6::uuid) and ${holds}
      order by ${DUE_WHEN}, f.benutzer_id limit $7)
  )
  select id, faellig from seite order by faellig, id limit $7`,
)

/** Before every place of the list. */
const FIRST = { tag: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' }

/** Who may book vehicles, with their licences, the longest overdue first. */
export async function listLicences(tx: Tx, query: ListQuery) {
  const { many, faelligBis, suche, after, limit } = query
  const { tag, id } = after ?? FIRST
  const pattern = suche === '' ? null : plainPattern(suche)
  const page = await tx.all(
    ready<{ id: string; faellig: Temporal.PlainDate }>(
      PAGE(many),
      tx.scope.mandantId,
      'fahrzeug_buchen' satisfies Berechtigung,
      pattern,
      faelligBis,
      tag,
      id,
      limit,
    ),
  )
  const rows = await readPeopleWithLicence(tx, page)
  return page.flatMap((place) => {
    const row = rows.get(place.id)
    return row ? [{ ...row, faellig: place.faellig }] : []
  })
}

const DUE = bothWays(
  ({ parts, holds }) => `
  with ${parts}
  select f.benutzer_id, f.ausgestellt_am, f.gueltig_bis, f.naechste_pruefung, b.vorname, b.nachname
  from fuehrerschein f join benutzer b on b.mandant_id = $1 and b.id = f.benutzer_id
  where f.mandant_id = $1 and b.status = 'aktiv' and f.naechste_pruefung is not null and f.ausgestellt_am is not null
    and ${DUE_WHEN} <= $3::date and f.benutzer_id > $4::uuid and ${holds}
  order by f.benutzer_id limit $5`,
)

export interface DueRow {
  readonly benutzer_id: string
  readonly ausgestellt_am: Temporal.PlainDate | null
  readonly gueltig_bis: Temporal.PlainDate | null
  readonly naechste_pruefung: Temporal.PlainDate | null
  readonly vorname: string
  readonly nachname: string
}

const BATCH = 500

/** Licences of those who may book vehicles that are due until a day, by holder, a few hundred at a time; missing and incomplete ones are not among them. */
export async function* readDueLicences(
  tx: Tx,
  many: boolean,
  bis: Temporal.PlainDate,
): AsyncGenerator<readonly DueRow[]> {
  const berechtigung: Berechtigung = 'fahrzeug_buchen'
  for (let after = FIRST.id; ; ) {
    const rows = await tx.all(ready<DueRow>(DUE(many), tx.scope.mandantId, berechtigung, bis, after, BATCH))
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return
    after = last.benutzer_id
  }
}

/** Past this nobody counts on: the number is a sign that there is much to do. */
const MOST = 1000

const COUNT = bothWays(
  ({ parts, holds }) => `
  with ${parts}, viele as (
    (select 1 from fuehrerschein f join benutzer b on b.mandant_id = $1 and b.id = f.benutzer_id
      where f.mandant_id = $1 and b.status = 'aktiv' and ${DUE_WHEN} <= $3::date and ${holds} limit ${MOST})
    union all
    (select 1 from benutzer b
      where b.mandant_id = $1 and b.status = 'aktiv'
        and not exists (select 1 from fuehrerschein f where f.mandant_id = $1 and f.benutzer_id = b.id) and ${holds} limit ${MOST})
  )
  select count(*)::int as anzahl from (select 1 from viele limit ${MOST}) gezaehlt`,
)

/** How many licences of those who may book vehicles are due until a day, missing and incomplete ones included; 1000 is that many or more. */
export async function countLicences(tx: Tx, many: boolean, bis: Temporal.PlainDate): Promise<number> {
  const berechtigung: Berechtigung = 'fahrzeug_buchen'
  const row = await tx.first(ready<{ anzahl: number }>(COUNT(many), tx.scope.mandantId, berechtigung, bis))
  return row?.anzahl ?? 0
}

/** The day of the newest check that a person's notes tell, in order or not; null where there is none. */
export async function readNewestPruefung(tx: Tx, benutzerId: string): Promise<Temporal.PlainDate | null> {
  const note = await tx.first(
    build
      .selectFrom('fuehrerschein_pruefung as k')
      .select('k.geprueft_am')
      .where('k.mandant_id', '=', tx.scope.mandantId)
      .where('k.benutzer_id', '=', benutzerId)
      .orderBy('k.geprueft_am', 'desc')
      .limit(1),
  )
  return note?.geprueft_am ?? null
}

const OF_DAY = `
  select k.in_ordnung as "inOrdnung", trim(b.vorname || ' ' || b.nachname) as pruefer
  from fuehrerschein_pruefung k join benutzer b on b.mandant_id = $1 and b.id = k.pruefer_id
  where k.mandant_id = $1 and k.benutzer_id = $2 and k.geprueft_am = $3::date order by k.id desc limit 1`

/** The last note that was entered of a day, behind the lock of the licence. */
export async function readPruefungOfDay(tx: Tx, benutzerId: string, tag: string) {
  return tx.first(ready<{ inOrdnung: boolean; pruefer: string }>(OF_DAY, tx.scope.mandantId, benutzerId, tag))
}

/** The notes of a person's checks, the newest first. */
export async function readPruefungen(tx: Tx, benutzerId: string) {
  return tx.all(
    build
      .selectFrom('fuehrerschein_pruefung as k')
      .innerJoin('benutzer as p', (on) =>
        on.onRef('p.mandant_id', '=', 'k.mandant_id').onRef('p.id', '=', 'k.pruefer_id'),
      )
      .select(['k.id', 'k.geprueft_am', 'k.naechste_pruefung', 'k.klassen', 'k.in_ordnung', 'k.notiz'])
      .select(['p.vorname', 'p.nachname'])
      .where('k.mandant_id', '=', tx.scope.mandantId)
      .where('k.benutzer_id', '=', benutzerId)
      .orderBy('k.geprueft_am', 'desc')
      .orderBy('k.id', 'desc')
      .limit(200),
  )
}

export type PruefungRow = Awaited<ReturnType<typeof readPruefungen>>[number]
