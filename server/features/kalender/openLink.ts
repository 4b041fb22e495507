import type pg from 'pg'
import { inScope } from '../../platform/database/inScope.ts'
import { mintScope } from '../../platform/database/scope.ts'
import type { Tx } from '../../platform/database/tx.ts'

/**
 * The calendar programs' gate: a transaction in the Mandant that an address names. What it leads to is asked for there, and nothing else until the
 * secret was found to be right (`readKalender`).
 */
export function openLink<T>(pool: pg.Pool, mandantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inScope(pool, mintScope(mandantId, null), work)
}
