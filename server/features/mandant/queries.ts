import { sql } from 'kysely'
import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { ProblemError } from '../../platform/http/problem.ts'

export interface MandantRow {
  readonly id: string
  readonly name: string
  readonly zone: string
  readonly sprache: 'de' | 'en'
  readonly module: readonly string[]
  readonly logo: string | null
  readonly datenschutz: string
  readonly impressum: string
  readonly stand: number
}

/** The Mandant of the scope. */
export async function readMandant(tx: Tx): Promise<MandantRow> {
  const row = await tx.first(
    build
      .selectFrom('mandant')
      .select(['id', 'name', 'zone', 'sprache', 'module', 'logo', 'datenschutz', 'impressum', 'stand'])
      .where('id', '=', tx.scope.mandantId),
  )
  if (!row) throw new ProblemError({ status: 404, code: 'mandant.unbekannt' })
  return { ...row, sprache: row.sprache === 'en' ? 'en' : 'de' }
}

/** The customer's name in the older workspace site (T1); null for a Mandant that was never there. */
export async function readKundenname(tx: Tx): Promise<string | null> {
  const row = await tx.first(
    build.selectFrom('mandant_legacy').select('kundenname').where('mandant_id', '=', tx.scope.mandantId),
  )
  return row?.kundenname ?? null
}

/** The hosts of a Mandant, by name; the directory is the sign-in's, and so is the pool. */
export async function readDomains(authPool: pg.Pool, mandantId: string): Promise<string[]> {
  const { rows } = await authPool.query<{ domain: string }>(
    'select domain from auth.mandant_domain where mandant_id = $1 order by domain',
    [mandantId],
  )
  return rows.map((row) => row.domain)
}

/** To be called in every transaction that changes what `Konfiguration` holds: people, rights, settings, plans, calendar. */
export async function raiseStand(tx: Tx): Promise<void> {
  await tx.run(
    build.updateTable('mandant').set({ stand: sql`stand + 1` }).where('id', '=', tx.scope.mandantId),
  )
}

/** Keeps others from changing the house's configuration until this transaction ends; bookings go on. */
export async function lockStand(tx: Tx): Promise<void> {
  await tx.run(
    build.selectFrom('mandant').select('stand').where('id', '=', tx.scope.mandantId).forNoKeyUpdate(),
  )
}
