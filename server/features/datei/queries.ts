import type { DateiView } from '@platzwart/contract/datei'
import { sql } from 'kysely'
import { collate } from '../../platform/database/byLanguage.ts'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

type Bucket = DateiView['bucket']

const selectDatei = ({ scope }: Tx) =>
  build
    .selectFrom('datei as d')
    .where('d.mandant_id', '=', scope.mandantId)
    .select([
      'd.id',
      'd.bucket',
      'd.dateiname',
      'd.schluessel',
      'd.inhaltstyp',
      'd.bytes',
      'd.breite',
      'd.hoehe',
    ])
    .select(['d.sha256', 'd.benutzer_id', 'd.erstellt'])

// Each names the Mandant by itself: where houses are spread over machines, there is no lock on what is only compared with another row's.

/** Pictures of vehicles and damages: seen by everybody who uses the fleet. */
const isPicture = ({ scope }: Tx) => sql<boolean>`(
  exists (select 1 from fahrzeug f where f.mandant_id = ${scope.mandantId} and f.bild_id = d.id)
  or exists (select 1 from fahrzeug_schaden s where s.mandant_id = ${scope.mandantId} and s.bild_id = d.id))`

/** Papers, with what they tell of people and money: seen by who brought them, and by who maintains the fleet. */
const isPaper = ({ scope }: Tx) => sql<boolean>`(
  exists (select 1 from fahrzeug_beleg b where b.mandant_id = ${scope.mandantId} and b.datei_id = d.id)
  or exists (select 1 from serviceheft_eintrag e where e.mandant_id = ${scope.mandantId} and e.datei_id = d.id))`

/** What the house shows itself by: it goes when the house takes it down. */
const isLogo = ({ scope }: Tx) => sql<boolean>`(
  d.bucket = 'logos' and exists (
    select 1 from mandant m where m.id = ${scope.mandantId} and d.dateiname in (m.logo, m.logo_dunkel)))`

/** A file that is a size of a plan's picture, or a piece of one. @param more asked of it besides, as `p` */
const isOfBild = ({ scope }: Tx, more = sql``) => sql<boolean>`(
  exists (select 1 from grundriss_bild p where p.mandant_id = ${scope.mandantId} and p.datei_id = d.id ${more})
  or exists (select 1 from grundriss_kachel p where p.mandant_id = ${scope.mandantId} and p.datei_id = d.id ${more}))`

/** Shown or on its way back: it is called by nobody, and goes with what shows it. */
const isPlan = (tx: Tx) => sql<boolean>`(d.bucket = 'grundrisse' and ${isOfBild(tx)})`

/** Of those, what no plan shows any more. */
const isUnshown = (tx: Tx) =>
  isOfBild(
    tx,
    sql`and not exists (select 1 from grundriss g where g.mandant_id = ${tx.scope.mandantId} and g.bild_id = p.bild_id)`,
  )

export async function findDatei(tx: Tx, bucket: Bucket, dateiname: string) {
  return tx.first(
    selectDatei(tx)
      .select([isPicture(tx).as('ist_bild'), isPaper(tx).as('ist_beleg')])
      .select([isLogo(tx).as('ist_logo'), isPlan(tx).as('ist_plan')])
      .where('d.bucket', '=', bucket)
      .where('d.dateiname', '=', dateiname),
  )
}

export type DateiRow = NonNullable<Awaited<ReturnType<typeof findDatei>>>

/** The same, locked until the transaction ends. */
export async function lockDatei(tx: Tx, bucket: Bucket, dateiname: string) {
  const locked = await tx.first(
    build
      .selectFrom('datei')
      .where('datei.mandant_id', '=', tx.scope.mandantId)
      .select('id')
      .where('bucket', '=', bucket)
      .where('dateiname', '=', dateiname)
      .forUpdate(),
  )
  return locked && findDatei(tx, bucket, dateiname)
}

/** By name; of one person only, when one is named. */
export async function listDateien(
  tx: Tx,
  bucket: Bucket,
  page: { readonly limit: number; readonly offset: number },
  benutzerId: string | null,
) {
  const mine = selectDatei(tx)
    .where('d.bucket', '=', bucket)
    .$if(benutzerId !== null, (select) => select.where('d.benutzer_id', '=', benutzerId))
  const [rows, count] = await Promise.all([
    tx.all(
      mine
        .orderBy(sql.raw(collate('d.dateiname')))
        .orderBy('d.id')
        .limit(page.limit)
        .offset(page.offset),
    ),
    tx.first(mine.clearSelect().select(sql<number>`count(*)::int`.as('anzahl'))),
  ])
  return { rows, gesamt: count?.anzahl ?? 0 }
}

/** What nothing refers to, of what may be forgotten then. */
const isLost = (tx: Tx) => sql<boolean>`(d.bucket = 'grundrisse' and ${isUnshown(tx)}
  or d.bucket = 'fahrzeuge' and not ${isPicture(tx)} and not ${isPaper(tx)})`

/**
 * Forgets files of vehicles that nothing refers to and that are older than `before`: brought for a check-out that never came. And pictures
 * of plans that none shows any more, since nobody takes that back by now. Answers the keys of their bytes.
 */
export async function deleteUnreferred(tx: Tx, before: Temporal.Instant, most: number): Promise<string[]> {
  const locked = await tx.all(
    selectDatei(tx)
      .clearSelect()
      .select('d.id')
      .where('d.bucket', 'in', ['fahrzeuge', 'grundrisse'])
      .where('d.erstellt', '<', before)
      .where(isLost(tx))
      .limit(most)
      .forUpdate()
      .skipLocked(),
  )
  if (locked.length === 0) return []
  const ids = locked.map(({ id }) => id)
  // Whatever came to be referred to between the look and the lock is seen by a second look.
  const rows = await tx.all(
    build
      .deleteFrom('datei as d')
      .where('d.mandant_id', '=', tx.scope.mandantId)
      .where(sql<boolean>`d.id = any(${ids}::uuid[])`)
      .where(isLost(tx))
      .returning('d.schluessel'),
  )
  return rows.map((row) => row.schluessel)
}

/** The tables whose `schluessel` names bytes in the store: files, and exports. */
export const FILE_TABLES = ['datei', 'ausfuhr'] as const

const KNOWN_KEYS = FILE_TABLES.map(
  (table) => `select schluessel from ${table} where mandant_id = $1 and schluessel = any($2::text[])`,
).join(' union all ')

/** Which of these keys a record names. */
export async function readKnownKeys(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await tx.raw<{ schluessel: string }>(KNOWN_KEYS, [tx.scope.mandantId, keys])
  return new Set(rows.map((row) => row.schluessel))
}
