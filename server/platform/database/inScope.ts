import type pg from 'pg'
import { notifyRecorded } from './pool.ts'
import { Rollback } from './rollback.ts'
import type { MandantScope } from './scope.ts'
import { cork, detach, Tx } from './tx.ts'
import { UUID } from './uuid.ts'

const WHOLE_UUID = new RegExp(`^${UUID}$`, 'i')

/**
 * Begins a transaction in one Mandant's scope. SET LOCAL contains the id literally because Citus propagates
 * SET, but not values set by functions. It must not share a message with BEGIN: Citus propagates the whole
 * message, and its workers would get a BEGIN inside a transaction.
 * @throws RangeError for what is not a UUID
 */
export async function beginIn(client: pg.PoolClient, mandantId: string): Promise<void> {
  if (!WHOLE_UUID.test(mandantId)) throw new RangeError('the id of a Mandant is a UUID')
  // Sent in one write with the statements that follow: on a busy server, system calls dominate the cost of a
  // request.
  cork(client)
  await Promise.all([client.query('begin'), client.query(`set local app.mandant_id = '${mandantId}'`)])
}

/**
 * Runs `work` in a transaction of a scope the caller already holds (jobs, demo data, tests): begin and scope
 * in one round trip. Commits, or rolls back when `work` throws.
 */
export async function inScope<T>(
  pool: pg.Pool,
  scope: MandantScope,
  work: (tx: Tx) => Promise<T>,
  requestId: string | null = null,
): Promise<T> {
  return runTransaction(pool, async (client) => {
    await beginIn(client, scope.mandantId)
    const tx = new Tx(client, scope, requestId)
    return { tx, value: await work(tx) }
  })
}

/**
 * Ends the transaction that `open` began: COMMIT on a value, ROLLBACK on a throw. The connection always
 * returns to the pool clean.
 */
export async function runTransaction<T>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => Promise<{ tx: Tx | null; value: T }>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const { tx, value } = await open(client)
    if (tx) await tx.commit()
    else await client.query('commit')
    client.release()
    if (tx?.recorded) notifyRecorded(pool, tx.scope.mandantId)
    return value
  } catch (error) {
    detach(client)
    // A connection that cannot roll back is broken; the pool discards it.
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(broken)
    if (error instanceof Rollback) return error.value as T
    throw error
  }
}
