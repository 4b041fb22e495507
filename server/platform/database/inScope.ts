import type pg from 'pg'
import { tellRecorded } from './pool.ts'
import { Rollback } from './rollback.ts'
import type { MandantScope } from './scope.ts'
import { gather, leave, Tx } from './tx.ts'
import { UUID } from './uuid.ts'

const WHOLE_UUID = new RegExp(`^${UUID}$`, 'i')

/**
 * Begins a transaction in one Mandant's scope. The setting is sent as a statement with the id in its text: a database of many machines
 * hands on what is SET, and nothing that a function has set. It hands on the whole message in which that stands: with BEGIN in it, each of its
 * machines would be told to begin in the midst of a transaction.
 * @throws RangeError for what is no UUID
 */
export async function beginIn(client: pg.PoolClient, mandantId: string): Promise<void> {
  if (!WHOLE_UUID.test(mandantId)) throw new RangeError('the id of a Mandant is a UUID')
  // One write with the questions that follow: on a busy server the system calls are what a request costs most.
  gather(client)
  await Promise.all([client.query('begin'), client.query(`set local app.mandant_id = '${mandantId}'`)])
}

/**
 * Opens a transaction in a scope that somebody already holds (jobs, demo data, tests): begin and scope in one round trip.
 * Commits what `work` did, or rolls all of it back when it throws.
 */
export async function inScope<T>(
  pool: pg.Pool,
  scope: MandantScope,
  work: (tx: Tx) => Promise<T>,
  requestId: string | null = null,
): Promise<T> {
  return settle(pool, async (client) => {
    await beginIn(client, scope.mandantId)
    const tx = new Tx(client, scope, requestId)
    return { tx, value: await work(tx) }
  })
}

/** Ends the transaction that `open` began: commit on a value, rollback on a throw; the connection always goes back clean. */
export async function settle<T>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => Promise<{ tx: Tx | null; value: T }>,
): Promise<T> {
  const client = await pool.connect()
  try {
    const { tx, value } = await open(client)
    if (tx) await tx.commit()
    else await client.query('commit')
    client.release()
    if (tx?.recorded) tellRecorded(pool, tx.scope.mandantId)
    return value
  } catch (error) {
    leave(client)
    // A connection that cannot even roll back is broken: the pool throws it away.
    const broken = await client.query('rollback').then(
      () => false,
      () => true,
    )
    client.release(broken)
    if (error instanceof Rollback) return error.value as T
    throw error
  }
}
