import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Cluster } from '@platzwart/libs/cluster/startCluster'
import { startOwnCluster } from '@platzwart/server/platform/database/ownCluster'
import { type PreparedDatabase, prepareDatabase } from '@platzwart/server/platform/migrate/prepareDatabase'
import pg from 'pg'
import { BENCH_SECRET } from '../http/cookie.ts'
import { fillBench } from './fill.ts'

/** Kept from run to run: filling it takes a minute and more. */
export const FOLDER =
  process.env.PLATZWART_BENCH_DATA || fileURLToPath(new URL('../../.data/bench', import.meta.url))

export interface BenchDatabase extends PreparedDatabase {
  readonly adminUrl: string
  stop(): Promise<void>
}

async function prepare(cluster: Cluster): Promise<PreparedDatabase> {
  const urls = await prepareDatabase(cluster.adminUrl, BENCH_SECRET)
  if (await isEmpty(cluster)) console.error('Filling a database with a million bookings, once …')
  await fillBench(cluster.adminUrl)
  return urls
}

async function isEmpty(cluster: Cluster): Promise<boolean> {
  return withAdmin(cluster.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ empty: boolean }>(
      'select not exists (select from leseraum_buchung) as empty',
    )
    return rows[0]?.empty ?? true
  })
}

/** Of another version of the schema, or filled so long ago that nothing lies ahead any more. */
async function isStale(cluster: Cluster): Promise<boolean> {
  return withAdmin(cluster.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ there: boolean }>(
      "select to_regclass('leseraum_buchung') is not null as there",
    )
    if (!rows[0]?.there) return false
    const newest = await admin.query<{ stale: boolean }>(
      'select coalesce(max(tag) < current_date + 21, false) as stale from leseraum_buchung',
    )
    return newest.rows[0]?.stale ?? false
  })
}

/** A real, durable PostgreSQL as in operation, with its million bookings; filled when it is new or no longer fits. */
export async function openBench(): Promise<BenchDatabase> {
  let cluster = await startOwnCluster(FOLDER)
  const empty = async () => {
    await cluster.stop()
    rmSync(FOLDER, { recursive: true, force: true })
    cluster = await startOwnCluster(FOLDER)
  }
  if (await isStale(cluster)) await empty()
  let urls: PreparedDatabase
  try {
    urls = await prepare(cluster)
  } catch (error) {
    console.error(`The kept database does not fit any more (${String(error)}) and is filled anew.`)
    await empty()
    urls = await prepare(cluster)
  }
  await clearTraces(cluster.adminUrl)
  return { ...urls, adminUrl: cluster.adminUrl, stop: () => cluster.stop() }
}

export async function withAdmin<T>(adminUrl: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

/**
 * Takes back what earlier runs left, so that every run finds the same. What began already counts as used: no job has a morning's
 * unclaimed seats to release while something else is measured.
 */
export async function clearTraces(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('truncate protokoll, benachrichtigung, wiederholschluessel')
    await admin.query('truncate pgboss.job cascade')
    await admin.query('delete from leseraum_buchung where tag >= current_date + 38')
    await admin.query('delete from fahrzeug_buchung where lower(zeitraum) >= current_date + 90')
    await admin.query(
      "update leseraum_buchung set status = 'durchgeführt' where tag <= current_date + 1 and status = 'reserviert'",
    )
    await admin.query('vacuum analyze leseraum_buchung, fahrzeug_buchung')
    await admin.query('checkpoint')
  })
}

/** Mails that a run queued and nobody waits for: what is measured next need not share the machine with them. */
export async function clearMails(adminUrl: string): Promise<void> {
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('truncate pgboss.job cascade')
    await admin.query('checkpoint')
  })
}
