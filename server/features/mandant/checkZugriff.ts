import type pg from 'pg'
import { build } from '../../platform/database/sql.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { hasAnmeldung } from './queries.ts'

/** Until when the administration of the house lets operators have its data; null where it does not, or does no more. */
export async function readZugriff(tx: Tx, now: Temporal.Instant): Promise<Temporal.Instant | null> {
  const row = await tx.first(
    build.selectFrom('mandant').select('zugriff_bis as bis').where('id', '=', tx.scope.mandantId),
  )
  return row?.bis && Temporal.Instant.compare(row.bis, now) > 0 ? row.bis : null
}

/**
 * Whether operators may have the data of the house's people (docs/decisions/tenancy.md). A house in which nobody has signed in yet has nobody to ask, and whoever
 * operates has brought it.
 * @throws ProblemError 403 where the house has not allowed it
 */
export async function checkZugriff(tx: Tx, authPool: pg.Pool, now: Temporal.Instant): Promise<void> {
  const [until, inUse] = await Promise.all([readZugriff(tx, now), hasAnmeldung(authPool, tx.scope.mandantId)])
  if (inUse && until === null) throw new ProblemError({ status: 403, code: 'mandant.ohneZugriff' })
}
