import type pg from 'pg'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { ProblemError } from '../../platform/http/problem.ts'

/** Who may work in a Mandant that is not their own. */
export type Betreiber =
  | { readonly id: string; readonly betreiber: boolean }
  /** The command line: whoever runs it holds the database and the secret anyway. */
  | 'kommandozeile'

/**
 * The operators' gate: a transaction in any Mandant, one that is just being made included. The audit trail there names the operator,
 * who is nobody among its people. @throws ProblemError 403 for everybody else.
 */
export async function openMandant<T>(
  pool: pg.Pool,
  who: Betreiber,
  mandantId: string,
  work: (tx: Tx) => Promise<T>,
  requestId: string | null = null,
): Promise<T> {
  if (who !== 'kommandozeile' && !who.betreiber) {
    throw new ProblemError({ status: 403, code: 'recht.nurBetreiber' })
  }
  const scope = mintScope(mandantId, who === 'kommandozeile' ? null : who.id)
  return inScope(pool, scope, work, requestId)
}
