import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'

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
