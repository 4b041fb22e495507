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
  /** File name in the folder of logos. */
  readonly logo: string | null
  readonly logoDunkel: string | null
  readonly stand: number
  /** Counts edits by administrators. */
  readonly version: number
  readonly gesperrt: boolean
  /** When it was last reopened: nobody is notified of what fell due before. */
  readonly wiederOffen: Temporal.Instant | null
  readonly akzent: string | null
  /** Whether the administration still shows the set-up list. */
  readonly einrichtung: boolean
  /** Staff-council mode, as `isOn` reads it. */
  readonly personalratSeit: Temporal.Instant | null
  readonly personalratAngekuendigt: Temporal.Instant | null
  readonly personalratEndet: Temporal.Instant | null
  readonly mindestgruppe: number
  /** Counts edits of the staff-council mode. */
  readonly personalratVersion: number
}

const selectOwn = ({ scope }: Tx) => build.selectFrom('mandant').where('id', '=', scope.mandantId)

function known<T>(row: T | undefined): T {
  if (!row) throw new ProblemError({ status: 404, code: 'mandant.unbekannt' })
  return row
}

/** Reads the scope's Mandant. */
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

/** Reads the version of the house's configuration, as of this statement. */
export async function standOf(tx: Tx): Promise<number> {
  return known(await tx.first(selectOwn(tx).select('stand'))).stand
}

/** Reads the house's legal texts, in Markdown. */
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
 * Raises the version. Call it in every transaction that changes what `Konfiguration` holds: people,
 * permissions, settings, plans, calendar. Transactions that read bookings first must take the configuration's
 * lock before.
 */
export async function raiseStand(tx: Tx): Promise<void> {
  const raise = build
    .updateTable('mandant')
    .set({ stand: sql`stand + 1` })
    .where('id', '=', tx.scope.mandantId)
  await Promise.all([ownKonfiguration(tx), tx.run(raise)])
}

/** Prevents changes of the configuration, and bookings that depend on it, until this transaction ends. */
export async function lockStand(tx: Tx): Promise<void> {
  const row = build
    .selectFrom('mandant')
    .select('stand')
    .where('id', '=', tx.scope.mandantId)
    .forNoKeyUpdate()
  // Locks the row as well: the previous release knows no other lock.
  await Promise.all([ownKonfiguration(tx), tx.run(row)])
}
