import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import type { Tx } from '../database/tx.ts'
import { ProblemError } from '../http/problem.ts'
import { openSitzung } from './openSitzung.ts'

/** The guests' gate: a transaction in the Mandant that the host belongs to, for what its login page may know. */
export function openGast<T>(
  pool: pg.Pool,
  hostMandantId: MandantId,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inScope(pool, mintScope(hostMandantId, null), work)
}

interface Besuch {
  readonly token: string | null
  readonly hostMandantId: MandantId | null
  readonly requestId: string
}

/** What everybody may know of the house that they stand before: that of their session, or that of the host. Null where there is none. */
export async function openBesuch<T>(
  pool: pg.Pool,
  { token, hostMandantId, requestId }: Besuch,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  if (token !== null) {
    try {
      return await openSitzung({ pool, token, hostMandantId, requestId }, ({ tx }) => work(tx))
    } catch (error) {
      // A session that no longer holds is a guest's.
      if (!(error instanceof ProblemError) || error.refusal.status !== 401) throw error
    }
  }
  return hostMandantId === null ? null : openGast(pool, hostMandantId, work)
}
