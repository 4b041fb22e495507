import { sql } from 'kysely'
import { StartRefusal } from '../config/startRefusal.ts'
import { build } from '../database/sql.ts'
import type { Tx } from '../database/tx.ts'
import { withClient } from '../migrate/session.ts'

/** Any number of ours, and another than the migrations'. */
const LOCK = '5771648133206195'

/** Longer than a house is deleted at most. */
const DELETION = '11min'

const ANOTHER = 'Another backup of this database is being made: wait for its end.'
const DELETING = 'A house is being deleted: make the backup when that is done.'

/**
 * While this runs, no server takes bytes out of the store: what a snapshot names is still there when its turn comes. By a lock of a
 * transaction, which ends with this process and holds behind a pooler too.
 * @throws StartRefusal when another backup is being made for longer than a minute
 */
export async function withBytesKept<T>(ownerUrl: string, work: () => Promise<T>): Promise<T> {
  return await withClient(ownerUrl, async (client) => {
    await client.query("set idle_in_transaction_session_timeout = 0; set lock_timeout = '60s'; begin")
    const { rows } = await client.query<{ frei: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as frei',
      [LOCK],
    )
    const isBackup = rows[0]?.frei !== true
    // A house that goes takes its time, and is waited for.
    if (!isBackup) await client.query(`set local lock_timeout = '${DELETION}'`)
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]).catch(({ code }: { code?: string }) => {
      // Two who begin in the same moment wait for one another, and one of them is told so.
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

/** Whether records may be forgotten in this transaction whose bytes are removed then; if not, the job comes round again. */
export const mayForgetBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock_shared')

/**
 * Until this transaction ends no server takes bytes out of the store: what its snapshot names is still there when its turn comes. False
 * while a backup does the same.
 */
export const keepsBytes = (tx: Tx): Promise<boolean> => tryLock(tx, 'pg_try_advisory_xact_lock')
