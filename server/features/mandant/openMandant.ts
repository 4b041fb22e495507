import type pg from 'pg'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Betreiber } from '../../platform/sitzung/openBetreiber.ts'

/** Who may work in any Mandant. */
export type Who =
  /** Let in by the operators' door (`openBetreiber`). */
  | Pick<Betreiber, 'id'>
  /** The command line: whoever runs it holds the database and the secret anyway. */
  | 'kommandozeile'

/**
 * The operators' gate: a transaction in any Mandant, one that is just being made included. The audit trail there names the operator,
 * who is nobody among its people.
 */
export function openMandant<T>(
  pool: pg.Pool,
  who: Who,
  mandantId: string,
  work: (tx: Tx) => Promise<T>,
  requestId: string | null = null,
): Promise<T> {
  return inScope(pool, mintScope(mandantId, who === 'kommandozeile' ? null : who.id), work, requestId)
}
