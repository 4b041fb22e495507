import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { inject, vi } from 'vitest'
import { revokeTemporary } from '../platform/migrate/bootstrap.ts'
import { prepareDatabase } from '../platform/migrate/prepareDatabase.ts'
import { urlOf } from '../platform/migrate/roles.ts'
import { withAdmin } from '../platform/migrate/session.ts'
import { createDatabases, databaseNamed, dropDatabases, joinDatabases } from './cluster/nodes.ts'

/** What the roles' passwords of every test database are made from. */
export const TEST_SECRET = 'a secret of the tests, and of nothing else at all'

export interface TestDatabase {
  readonly name: string
  /** The superuser: for looking at what row-level security hides. */
  readonly adminUrl: string
  readonly ownerUrl: string
  readonly appUrl: string
  readonly authUrl: string
  /** To be called in afterAll, when the suite's own connections are closed. */
  drop(): Promise<void>
}

/** A migrated, empty database for one suite. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = inject('testTemplate')
  const database = await createDatabase(inject('testNodes'), `template ${template} strategy file_copy`)
  // A template gives its content, not its rights.
  await withAdmin(database.adminUrl, (admin) => admin.query(revokeTemporary(database.name)))
  return database
}

/** Comes back once so many sessions of the database stand at somebody's lock, on whichever machine: what was sent has got as far as it can. */
export async function untilWaiting({ name }: TestDatabase, sessions = 1): Promise<void> {
  const waiting = (node: string) =>
    withAdmin(databaseNamed(node, name), async (admin) => {
      const { rowCount } = await admin.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rowCount ?? 0
    })
  const enough = async () => {
    const counts = await Promise.all(inject('testNodes').map(waiting))
    return counts.reduce((sum, count) => sum + count, 0) >= sessions
  }
  await vi.waitUntil(enough, { timeout: 20_000, interval: 20 })
}

/** A database with nothing in it, for the tests of migration and roles. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return await createDatabase(inject('testNodes').slice(0, 1))
}

/** An empty one on every machine of a cluster, which are not joined yet. */
export async function databaseToJoin(): Promise<TestDatabase & { join(): Promise<void> }> {
  const nodes = inject('testNodes')
  const database = await createDatabase(nodes)
  return { ...database, join: () => joinDatabases(nodes, database.name) }
}

/** A migrated one on one machine, wherever the tests run: for what is offered there alone. */
export async function databaseOfOneMachine(): Promise<TestDatabase> {
  if (inject('testNodes').length === 1) return await testDatabase()
  const database = await emptyDatabase()
  await prepareDatabase(database.adminUrl, TEST_SECRET)
  return database
}

async function createDatabase(nodes: readonly string[], options = ''): Promise<TestDatabase> {
  const server = inject('testDatabaseUrl')
  const name = `platzwart_test_${randomBytes(6).toString('hex')}`
  await createDatabases(nodes, name, options)
  const adminUrl = databaseNamed(server, name)
  return {
    name,
    adminUrl,
    ownerUrl: urlOf('platzwart_owner', adminUrl, TEST_SECRET),
    appUrl: urlOf('platzwart_app', adminUrl, TEST_SECRET),
    authUrl: urlOf('platzwart_auth', adminUrl, TEST_SECRET),
    drop: async () => {
      await withAdmin(server, async (admin) => {
        // A pool has ended a moment before its connections have; cut off by force, they would tell it to nobody.
        for (let waited = 0; waited < 1_000 && (await isInUse(admin, name)); waited += 10) await pause(10)
      })
      await dropDatabases(nodes, name)
    },
  }
}

async function isInUse(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [name])
  return rowCount !== 0
}
