import { sql } from 'kysely'
import { StartRefusal } from '../config/startRefusal.ts'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'
import { withClient } from '../migrate/session.ts'

/** Any number of ours, and another than the migrations'. */
const LOCK = '5771648133206195'

/**
 * While this runs, no server takes bytes out of the store: what a snapshot names is still there when its turn comes. By a lock of a
 * transaction, which ends with this process and holds behind a pooler too.
 * @throws StartRefusal when another backup is being made
 */
export async function withBytesKept<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  return await withClient(ownerUrl, async (client) => {
    await client.query("set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'; begin")
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]).catch(() => {
      throw new StartRefusal('Another backup of this database is being made: wait for its end.')
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

/** Whether records may be forgotten in this transaction whose bytes are removed then; if not, the job comes round again. */
export const mayForgetBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock_shared')

/**
 * Until this transaction ends no server takes bytes out of the store: what its snapshot names is still there when its turn comes. False
 * while a backup does the same.
 */
export const keepsBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock')
