import { sql } from 'kysely'
import { StartRefusal } from '../config/startRefusal.ts'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'
import { withClient } from '../migrate/session.ts'

/** An arbitrary advisory lock key, different from that of the migrations. */
const LOCK = '5771648133206195'

/** Longer than deleting a house takes at most. */
const DELETION = '11min'

const ANOTHER = 'Another backup of this database is being made: wait for its end.'
const DELETING = 'A house is being deleted: make the backup when that is done.'

/**
 * Stops all servers from deleting objects in the store while `work` runs, so that what a snapshot names still
 * exists when it is copied. Uses a transaction-level lock, which ends with this process and also works behind
 * a pooler.
 * @throws StartRefusal when another backup has been running for more than a minute
 */
export async function withBytesKept<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  return await withClient(ownerUrl, async (client) => {
    await client.query("set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'; begin")
    const { rows } = await client.query<{ frei: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as frei',
      [LOCK],
    )
    const isBackup = rows[0]?.frei !== true
    // Deleting a house takes long; wait for it.
    if (!isBackup) await client.query(`set local lock_timeout = '${DELETION}'`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]).catch(({ code }: { code?: string }) => {
      // Two that start at the same moment deadlock, and one of them gets the error.
      throw new StartRefusal(isBackup || code === '40P01' ? ANOTHER : DELETING)
    })
    return await work()
  })
}

async function tryLock(tx: Tx, how: 'pg_try_advisory_xact_lock' | 'pg_try_advisory_xact_lock_shared') {
  const row = await tx.first(
    sql<{ frei: boolean }>`select ${sql.raw(how)}(${LOCK}::bigint) as frei`.compile(build),
  )
  return row?.frei === true
}

/**
 * Whether this transaction may delete records whose objects are removed from the store afterwards. If not,
 * the job tries again later.
 */
export const mayForgetBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock_shared')

/**
 * Stops all servers from deleting objects in the store until this transaction ends, so that what its snapshot
 * names still exists when it is copied. Returns false while a backup holds the lock.
 */
export const keepsBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock')
