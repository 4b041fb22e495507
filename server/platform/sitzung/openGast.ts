import type { MandantId } from '@platzwart/domain/id'
import type pg from 'pg'
import { inScope } from '../database/inScope.ts'
import { mintScope } from '../database/scope.ts'
import type { Tx } from '../database/tx.ts'
import { ProblemError } from '../http/problem.ts'
import { openSitzung } from './openSitzung.ts'

/** The guests' gate: a transaction in the host's Mandant, for its sign-in page. */
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

/** A transaction for public information about a house: the session's or else the host's. Null when there is none. */
export async function openBesuch<T>(
  pool: pg.Pool,
  { token, hostMandantId, requestId }: Besuch,
  work: (tx: Tx) => Promise<T>,
): Promise<T | null> {
  if (token !== null) {
    try {
      return await openSitzung({ pool, token, hostMandantId, requestId }, ({ tx }) => work(tx))
    } catch (error) {
      // With an invalid session the visitor is a guest.
      if (!(error instanceof ProblemError) || error.refusal.status !== 401) throw error
    }
  }
  return hostMandantId === null ? null : openGast(pool, hostMandantId, work)
}
