import type { Rechtstexte } from '@platzwart/contract/mandant'
import { sql } from 'kysely'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'
import { ProblemError } from '../http/problem.ts'
import { ownKonfiguration } from './lockKonfiguration.ts'

export interface MandantRow {
  readonly id: string
  readonly name: string
  readonly zone: string
  readonly sprache: 'de' | 'en'
  readonly module: readonly string[]
  /** A file name in the bucket of logos. */
  readonly logo: string | null
  readonly logoDunkel: string | null
  readonly stand: number
  /** Counts changes by hand. */
  readonly version: number
  readonly gesperrt: boolean
  /** When it was opened again last: of what fell due before nobody is told. */
  readonly wiederOffen: Temporal.Instant | null
  readonly akzent: string | null
  /** Its administration still has the list of what is to be set up. */
  readonly einrichtung: boolean
  /** Staff-council mode, as `isOn` reads it. */
  readonly personalratSeit: Temporal.Instant | null
  readonly personalratAngekuendigt: Temporal.Instant | null
  readonly personalratEndet: Temporal.Instant | null
  readonly mindestgruppe: number
  /** Counts its changes by hand. */
  readonly personalratVersion: number
}

const selectOwn = ({ scope }: Tx) => build.selectFrom('mandant').where('id', '=', scope.mandantId)

function known<T>(row: T | undefined): T {
  if (!row) throw new ProblemError({ status: 404, code: 'mandant.unbekannt' })
  return row
}

/** The Mandant of the scope. */
export async function readMandant(tx: Tx): Promise<MandantRow> {
  const row = await tx.first(
    selectOwn(tx)
      .select(['id', 'name', 'zone', 'sprache', 'module', 'logo', 'stand', 'logo_dunkel as logoDunkel'])
      .select('wieder_offen as wiederOffen')
      .select(['version', 'akzent', sql<boolean>`gesperrt is not null`.as('gesperrt')])
      .select(sql<boolean>`einrichtung_abgelegt is null`.as('einrichtung'))
      .select(['personalrat_seit as personalratSeit', 'personalrat_angekuendigt as personalratAngekuendigt'])
      .select(['personalrat_endet as personalratEndet', 'mindestgruppe'])
      .select('personalrat_version as personalratVersion'),
  )
  return known(row)
}

/** The version of the house's configuration, as this very statement sees it. */
export async function standOf(tx: Tx): Promise<number> {
  return known(await tx.first(selectOwn(tx).select('stand'))).stand
}

/** What a house says of itself, as Markdown. */
export async function rechtstexteOf(tx: Tx): Promise<Rechtstexte> {
  const row = await tx.first(
    selectOwn(tx)
      .select(['datenschutz', 'datenschutz_en as datenschutzEn'])
      .select(['impressum', 'impressum_en as impressumEn'])
      .select(['barrierefreiheit', 'barrierefreiheit_en as barrierefreiheitEn']),
  )
  return known(row)
}

/**
 * To be called in every transaction that changes what `Konfiguration` holds: people, rights, settings, plans, calendar. Whoever looks at bookings
 * before has locked the configuration before.
 */
export async function raiseStand(tx: Tx): Promise<void> {
  const raise = build
    .updateTable('mandant')
    .set({ stand: sql`stand + 1` })
    .where('id', '=', tx.scope.mandantId)
  await Promise.all([ownKonfiguration(tx), tx.run(raise)])
}

/** Keeps others from changing the house's configuration until this transaction ends, and from booking by what is about to change. */
export async function lockStand(tx: Tx): Promise<void> {
  const row = build
    .selectFrom('mandant')
    .select('stand')
    .where('id', '=', tx.scope.mandantId)
    .forNoKeyUpdate()
  // The row as well: the version before this one knows no other lock.
  await Promise.all([ownKonfiguration(tx), tx.run(row)])
}
