import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { APART } from '@platzwart/contract/paths'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dump } from '../../platform/backup/dump.ts'
import { load } from '../../platform/backup/load.ts'
import { distribute, readMachines } from '../../platform/migrate/distribute.ts'
import { DISTRIBUTION } from '../../platform/migrate/distribution.ts'
import { prepareDatabase, withRoles } from '../../platform/migrate/prepareDatabase.ts'
import { withAdmin } from '../../platform/migrate/session.ts'
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
    const metrics = await fetch(`http://127.0.0.1:${server.port}${APART.metrics}`)
    expect(await metrics.text()).toContain(`\nplatzwart_database_workers ${workers()}\n`)
    expect(await server.end('SIGTERM')).toBe(0)
  })
})

describe('a backup', () => {
  const silent = { mandanten: () => undefined, files: () => undefined }
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
