import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { dump } from '../../platform/backup/dump.ts'
import { load } from '../../platform/backup/load.ts'
import { distribute, readMachines } from '../../platform/migrate/distribute.ts'
import { DISTRIBUTION } from '../../platform/migrate/distribution.ts'
import { readMigrations } from '../../platform/migrate/migrationHistory.ts'
import { MIGRATIONS, prepareDatabase, withRoles } from '../../platform/migrate/prepareDatabase.ts'
import { withAdmin, withClient } from '../../platform/migrate/session.ts'
import { createStorage } from '../../platform/storage/createStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  databaseOfOneMachine,
  databaseToJoin,
  TEST_SECRET,
  type TestDatabase,
  testDatabase,
} from '../database.ts'
import { startProcess } from '../serverProcess.ts'
import { freePort } from '../wire/freePort.ts'
import { asked, machines } from './machine.ts'
import { databaseNamed } from './nodes.ts'

let folder: string
let database: TestDatabase
let storage: Storage

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-test-'))
  database = await testDatabase()
})

afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const start = async () => startProcess(folder, await freePort(), { DATABASE_URL: database.adminUrl })
const workers = () => machines().length - 1

describe('a server on a cluster', () => {
  it('refuses to start while a table is not distributed, names it, and starts when it is', async () => {
    await asked(database, 'alter table tagesmarke drop constraint tagesmarke_mandant_id_fkey')
    await asked(database, "select undistribute_table('tagesmarke')")
    const refused = await start()
    expect(await refused.end()).toBe(1)
    expect(refused.said()).toContain(
      `The database of DATABASE_URL is a Citus cluster of ${workers()} workers, and these tables are not distributed on it: tagesmarke. ` +
        'Stop the servers, run npm run distribute, then start again.',
    )
    expect(await withAdmin(database.adminUrl, distribute)).toEqual(['tagesmarke'])
    expect(await withAdmin(database.adminUrl, distribute)).toEqual([])
    expect(await withAdmin(database.adminUrl, readMachines)).toEqual({ workers: workers(), missing: [] })

    const server = await start()
    await server.serving()
    expect(server.said()).toContain('the database is a Citus cluster')
    const metrics = await fetch(`http://127.0.0.1:${server.port}${ENDPOINTS.metrics}`)
    expect(await metrics.text()).toContain(`\nplatzwart_database_workers ${workers()}\n`)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

/** The first version whose schema every later migration takes further where it is spread already. */
const EARLIEST = '0010'

/** What the machines of a database know of its schema, shards by the name of their table. */
const SCHEMA = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'auth'))
  select distinct regexp_replace(said, '_[0-9]{6,}\\y', '', 'g') as said from (
    select format('%s.%s %s %s %s', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
      pg_get_expr(d.adbin, d.adrelid)) as said
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind = 'r' and c.relnamespace in (select oid from ours) and a.attnum > 0 and not a.attisdropped
    union all select format('%s row security %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class
    where relkind = 'r' and relnamespace in (select oid from ours)
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace in (select oid from ours) and conrelid <> 0
    union all select pg_get_indexdef(indexrelid) from pg_index join pg_class c on c.oid = indrelid
    where c.relnamespace in (select oid from ours)
    union all select to_jsonb(p)::text from pg_policies p
    union all select format('%s %s', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select format('%s %s %s %s', p.oid::regprocedure, p.prosecdef, p.proacl, p.prosrc) from pg_proc p
    where p.pronamespace in (select oid from ours)
  ) as known order by 1`

describe('a cluster of an earlier version', () => {
  const migrations = () => readMigrations(MIGRATIONS)
  const since = () => migrations().filter(({ name }) => name.slice(0, 4) > EARLIEST)

  const schemaOf = (of: TestDatabase) =>
    Promise.all(
      inject('testNodes').map((node) =>
        withClient(databaseNamed(node, of.name), async (admin) =>
          (await admin.query<{ said: string }>(SCHEMA)).rows.map(({ said }) => said),
        ),
      ),
    )

  it('is migrated under its houses, and stands as one that was made anew', async () => {
    const earlier = await databaseToJoin()
    try {
      await earlier.join()
      for (const { name, sql } of migrations())
        if (!since().some((it) => it.name === name)) await writeFile(join(folder, name), sql)
      await prepareDatabase(earlier.adminUrl, TEST_SECRET, folder)
      const there = await asked<{ name: string }>(
        earlier,
        "select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
      )
      const then = Object.keys(DISTRIBUTION).filter((table) => there.some(({ name }) => name === table))
      expect(await withAdmin(earlier.adminUrl, (admin) => distribute(admin, then))).toEqual(then)
      await asked(earlier, "insert into mandant (id, name) values (gen_random_uuid(), 'war schon da')")

      const { applied } = await prepareDatabase(earlier.adminUrl, TEST_SECRET)
      expect(applied).toEqual(since().map(({ name }) => name))
      const came = Object.keys(DISTRIBUTION).filter((table) => !then.includes(table))
      expect(await withAdmin(earlier.adminUrl, distribute)).toEqual(came)
      expect(await asked(earlier, 'select name from mandant')).toEqual([{ name: 'war schon da' }])
      const upgraded = await schemaOf(earlier)
      const anew = await schemaOf(database)
      for (const [nr, node] of anew.entries()) {
        expect(node.length).toBeGreaterThan(500)
        expect(upgraded[nr]).toEqual(node)
      }
    } finally {
      await earlier.drop()
    }
  })
})

describe('a backup', () => {
  const silent = { mandanten: () => undefined, files: () => undefined, checked: () => undefined }
  const sentence = () => `This database is a Citus cluster of ${workers()} workers: `
  const source = ({ ownerUrl, appUrl }: TestDatabase) => ({ ownerUrl, appUrl, storage, fileTables: [] })
  const houses = (of: TestDatabase) => asked(of, 'select name from mandant')
  const file = () => join(folder, 'house.backup')

  beforeEach(() => {
    storage = createStorage({ s3Url: null, dataFolder: folder })
  })
  afterEach(() => storage.close())

  it('of many machines is refused: one snapshot is of one machine', async () => {
    await expect(dump(file(), source(database), silent)).rejects.toThrow(
      `${sentence()}no snapshot is one of all of them. Back up every machine by itself`,
    )
  })

  it('of one machine is restored before there are workers, and then spread over them; not where they are already', async () => {
    const one = await databaseOfOneMachine()
    const many = await databaseToJoin()
    try {
      await asked(one, "insert into mandant (id, name) values (gen_random_uuid(), 'zieht um')")
      await dump(file(), source(one), silent)
      const options = (to: TestDatabase) => ({ ownerUrl: to.ownerUrl, storage, replace: true, moved: true })
      await expect(load(file(), options(database), () => undefined)).rejects.toThrow(
        `${sentence()}restore on the coordinator alone, add the workers to that database, then run npm run distribute.`,
      )
      expect(await houses(database)).toEqual([])

      await withRoles(many.adminUrl, TEST_SECRET, () => load(file(), options(many), () => undefined))
      await many.join()
      await prepareDatabase(many.adminUrl, TEST_SECRET)
      expect(await withAdmin(many.adminUrl, distribute)).toEqual(Object.keys(DISTRIBUTION))
      expect(await houses(many)).toEqual([{ name: 'zieht um' }])
      expect(await withAdmin(many.adminUrl, readMachines)).toEqual({ workers: workers(), missing: [] })
    } finally {
      await many.drop()
      await one.drop()
    }
  })
})
