import type pg from 'pg'
import { beginIn } from '../database/inScope.ts'
import type { MandantScope } from '../database/scope.ts'
import { compile, type Ready, type Statement, send, Tx } from '../database/tx.ts'
import { isLockTimeout } from '../database/violations.ts'
import { ProblemError, type Refusal } from '../http/problem.ts'
import { type KonfigurationLock, lockStatement, noteLock } from '../konfiguration/lockKonfiguration.ts'

/**
 * Something holds the configuration's lock beyond the timeout, such as a large import or a closure. Nothing
 * was done and nobody was faster: browsers retry by themselves, and show this if it persists.
 */
const HOUSE_CHANGES: Refusal = {
  status: 503,
  code: 'haus.wirdGeaendert',
  headers: { 'retry-after': '5' },
}

interface Opening<A, B> {
  readonly scope: MandantScope
  readonly requestId: string | null
  readonly lock?: KonfigurationLock | undefined
  /** What the gate asks of whoever calls, in this order. */
  readonly questions: readonly [Ready<A>, Ready<B>]
  /** Sent along with the gate's questions. */
  readonly ahead?: Statement<unknown> | undefined
}

/**
 * Opens the transaction of a gate in one round trip: begin, the lock of the configuration, the gate's questions, and the statement sent ahead. The
 * transaction can be used at once; what the answers are worth is for the gate to judge.
 * @throws ProblemError 503, from `answers`, while the house is being changed
 */
export function sendOpening<A, B>(
  client: pg.PoolClient,
  { scope, requestId, lock, questions: [first, second], ahead }: Opening<A, B>,
) {
  const sent = Promise.all([
    beginIn(client, scope.mandantId),
    lock ? send(client, lockStatement(lock, scope.mandantId)) : null,
    send(client, first),
    send(client, second),
    ahead ? send(client, compile(ahead)) : null,
  ])
  const tx = new Tx(client, scope, requestId)
  if (lock) noteLock(tx, lock)
  const answers = sent.then(
    ([, , a, b, travelled]) => ({ first: a.rows[0], second: b.rows[0], ahead: travelled?.rows }),
    (error: unknown) => {
      throw isLockTimeout(error) ? new ProblemError(HOUSE_CHANGES) : error
    },
  )
  return { tx, answers }
}
