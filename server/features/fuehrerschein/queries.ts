import { sql } from 'kysely'
import { build } from '../../platform/database/sql.ts'
import { ready, type Tx } from '../../platform/database/tx.ts'
import { lockInOrder } from '../buchung/lockInOrder.ts'

/** A person of the Mandant with their licence, if one was recorded. */
export const selectPersonWithLicence = build
  .selectFrom('benutzer as b')
  .leftJoin('fuehrerschein as f', (on) =>
    on.onRef('f.mandant_id', '=', 'b.mandant_id').onRef('f.benutzer_id', '=', 'b.id'),
  )
  .leftJoin('benutzer as p', (on) =>
    on.onRef('p.mandant_id', '=', 'f.mandant_id').onRef('p.id', '=', 'f.pruefer_id'),
  )
  .select(['b.id', 'b.vorname', 'b.nachname', 'b.email'])
  .select(['f.nummer', 'f.ausgestellt_am', 'f.gueltig_bis', 'f.beschraenkungen', 'f.zusatzinfo'])
  .select([
    'f.letzte_pruefung',
    'f.naechste_pruefung',
    'f.fahrverbot',
    'f.fahrverbot_von',
    'f.fahrverbot_bis',
  ])
  .select(['f.klassen', 'f.version', 'p.vorname as pruefer_vorname', 'p.nachname as pruefer_nachname'])

export async function readPersonWithLicence(tx: Tx, benutzerId: string) {
  return tx.first(selectPersonWithLicence.where('b.id', '=', benutzerId).where('b.status', '=', 'aktiv'))
}

/** The columns of a licence are all null where there is none. */
export type LicenceRow = NonNullable<Awaited<ReturnType<typeof readPersonWithLicence>>>

/** Two that write one person's licence meet here, also while there is none yet; trips that the person is to drive wait for them. */
export async function lockLicence(tx: Tx, benutzerId: string): Promise<void> {
  await lockInOrder(tx, 'fahrzeug_buchung', { personen: [benutzerId] })
  await tx.run(build.selectFrom('benutzer').select('id').where('id', '=', benutzerId).forNoKeyUpdate())
}

/** Before every day that a licence can have: whoever has none, or one that lets nothing be driven, comes first. */
const NEVER = '0001-01-01'

/** The same day as `faelligAm` in the domain; the least of a day and nothing would be the day. */
const FAELLIG = sql<Temporal.PlainDate>`case when f.naechste_pruefung is null or f.ausgestellt_am is null then ${sql.lit(NEVER)}::date
  else least(f.naechste_pruefung, f.gueltig_bis + 1) end`

export interface ListQuery {
  /** Those who may book vehicles. */
  readonly holders: ReadonlySet<string>
  /** Only licences due until this day; null is all. */
  readonly faelligBis: Temporal.PlainDate | null
  /** Part of a name or an e-mail. */
  readonly suche: string
  readonly after: { readonly tag: string; readonly id: string } | null
  readonly limit: number
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Drivers with their licences, the longest overdue first. */
export async function listLicences(tx: Tx, query: ListQuery) {
  const { holders, faelligBis, suche, after, limit } = query
  return tx.all(
    selectPersonWithLicence
      .select(FAELLIG.as('faellig'))
      .where(sql<boolean>`b.id = any(${[...holders]}::uuid[])`)
      .$if(faelligBis !== null, (q) => q.where(sql<boolean>`${FAELLIG} <= ${faelligBis}::date`))
      .$if(suche !== '', (q) =>
        q.where(sql<boolean>`(b.vorname || ' ' || b.nachname || ' ' || b.email) ilike ${like(suche)}`),
      )
      .$if(after !== null, (q) =>
        q.where(sql<boolean>`(${FAELLIG}, b.id) > (${after?.tag}::date, ${after?.id}::uuid)`),
      )
      .orderBy(FAELLIG)
      .orderBy('b.id')
      .limit(limit),
  )
}

const COUNT = `
  select count(*)::int as anzahl from unnest($2::uuid[]) as holder(id)
    left join fuehrerschein f on f.mandant_id = $1 and f.benutzer_id = holder.id
  where f.naechste_pruefung is null or f.ausgestellt_am is null or least(f.naechste_pruefung, f.gueltig_bis + 1) <= $3::date`

/** How many of these people's licences are due until a day, missing and incomplete ones included. */
export async function countLicences(
  tx: Tx,
  holders: ReadonlySet<string>,
  bis: Temporal.PlainDate,
): Promise<number> {
  const row = await tx.first(ready<{ anzahl: number }>(COUNT, tx.scope.mandantId, [...holders], bis))
  return row?.anzahl ?? 0
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
      .where('k.benutzer_id', '=', benutzerId)
      .orderBy('k.geprueft_am', 'desc')
      .orderBy('k.id', 'desc')
      .limit(200),
  )
}

export type PruefungRow = Awaited<ReturnType<typeof readPruefungen>>[number]
