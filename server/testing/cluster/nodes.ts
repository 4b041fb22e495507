import type pg from 'pg'
import { distribute } from '../../platform/migrate/distribute.ts'
import { prepareDatabase } from '../../platform/migrate/prepareDatabase.ts'
import { withAdmin, withClient } from '../../platform/migrate/session.ts'

/** The same database of another server, or another one of the same. */
function urlAt(url: string, at: { host?: string; port?: number; name?: string }): string {
  const other = new URL(url)
  if (at.host !== undefined) other.hostname = at.host
  if (at.port !== undefined) other.port = String(at.port)
  if (at.name !== undefined) other.pathname = `/${at.name}`
  return other.href
}

/** The address of another database of the same server. */
export function databaseNamed(url: string, name: string): string {
  return urlAt(url, { name })
}

interface NodeRow {
  readonly host: string
  readonly port: number
}

/**
 * Administrators' addresses of all machines that a test database is made on: that of TEST_DATABASE_URL first, and behind it the workers that its
 * database knows. One address where it is no Citus cluster.
 */
export async function nodesOf(adminUrl: string): Promise<readonly string[]> {
  return withAdmin(adminUrl, async (admin) => {
    const { rowCount } = await admin.query("select from pg_extension where extname = 'citus'")
    if (rowCount === 0) return [adminUrl]
    const { rows } = await admin.query<NodeRow>(
      "select nodename as host, nodeport as port from pg_dist_node where isactive and noderole = 'primary' and groupid > 0 order by 2",
    )
    return [adminUrl, ...rows.map((node) => urlAt(adminUrl, node))]
  })
}

/** Each machine makes its own part; the coordinator would do it for the others only where its own database is made bare. */
async function onEach(nodes: readonly string[], work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  await Promise.all(
    nodes.map((url) =>
      withAdmin(url, async (admin) => {
        if (nodes.length > 1) await admin.query('set citus.enable_create_database_propagation = off')
        await work(admin)
      }),
    ),
  )
}

/** @param options behind `create database NAME` */
export function createDatabases(nodes: readonly string[], name: string, options = ''): Promise<void> {
  return onEach(nodes, (admin) => admin.query(`create database ${name} ${options}`))
}

/** Citus' own worker comes back into a database while it is dropped, and may prepare something in it: then once more. */
const TRIES = 5
const IN_USE = '55006'

export async function dropDatabases(nodes: readonly string[], name: string, tries = TRIES): Promise<void> {
  if (nodes.length > 1) await Promise.all(nodes.map((url) => forgetPrepared(databaseNamed(url, name))))
  try {
    await onEach(nodes, (admin) => admin.query(`drop database if exists ${name} with (force)`))
  } catch (error) {
    if (nodes.length === 1 || tries === 1 || (error as { code?: string }).code !== IN_USE) throw error
    await dropDatabases(nodes, name, tries - 1)
  }
}

/** What was cut off between its two phases of committing would keep its database, and stand in the way of every house that is moved. */
async function forgetPrepared(url: string): Promise<void> {
  const gone = (error: { code?: string }) => {
    // There is none, or nobody may connect: a template has no transactions.
    if (!['3D000', '55000'].includes(error.code ?? '')) throw error
  }
  await withClient(url, async (admin) => {
    const { rows } = await admin.query<{ gid: string }>(
      'select gid from pg_prepared_xacts where database = current_database()',
    )
    for (const { gid } of rows) await admin.query(`rollback prepared ${admin.escapeLiteral(gid)}`)
  }).catch(gone)
}

/** Joins the databases of this name, so that the first machine is the coordinator of the others. */
export async function joinDatabases(nodes: readonly string[], name: string): Promise<void> {
  for (const url of nodes)
    await withClient(databaseNamed(url, name), (admin) => admin.query('create extension citus'))
  await withClient(databaseNamed(nodes[0] as string, name), async (admin) => {
    for (const [nr, url] of nodes.entries()) {
      const { hostname, port } = new URL(url)
      const add = nr === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'
      await admin.query(`select ${add}($1, $2)`, [hostname, Number(port)])
    }
  })
}

/** Of each table: two on each of two workers. With Citus' own 32 the copying of empty shards is most of what a suite takes. */
const SHARDS = 4

/**
 * A migrated database that others are copied from; on a cluster distributed, and copied on each machine by itself: what the coordinator knows
 * of its shards stands in the database, and is copied with it.
 */
export async function makeTemplate(nodes: readonly string[], name: string, secret: string): Promise<void> {
  await createDatabases(nodes, name)
  const adminUrl = databaseNamed(nodes[0] as string, name)
  if (nodes.length > 1) await joinDatabases(nodes, name)
  await prepareDatabase(adminUrl, secret)
  if (nodes.length === 1) return
  await withClient(adminUrl, async (admin) => {
    await admin.query(`set citus.shard_count = ${SHARDS}`)
    await distribute(admin)
  })
  // Nobody may be connected to what is copied, and Citus' own background worker comes back as long as somebody can.
  await onEach(nodes, async (admin) => {
    await admin.query(`alter database ${name} allow_connections false`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  })
}
