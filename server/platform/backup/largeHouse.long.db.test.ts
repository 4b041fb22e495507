import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FILE_TABLES } from '../../features/datei/queries.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { databaseOfOneMachine, emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { fillTrail } from '../../testing/rows/fillTrail.ts'
import { uuidv7 } from '../database/uuid.ts'
import { withAdmin } from '../migrate/session.ts'
import { createStorage } from '../storage/createStorage.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'

const NOW = '2026-11-23T08:00:00Z'
const MEGABYTES = 50
/** Generous for busy machines. */
const LONG = { timeout: 300_000 }
const SILENT = { mandanten: () => undefined, files: () => undefined, checked: () => undefined }

let folder: string
let origin: TestDatabase
let target: TestDatabase
let app: TestApp
let house: TestMandant
const files = new Map<string, Buffer>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-test-large-'))
  origin = await databaseOfOneMachine()
  app = await testApp(NOW, { database: origin })
  house = await createTestMandant(app, 'gross')
  for (const length of [0, 1, 1024 * 1024, 3_333_333])
    files.set(`${house.id}/fahrzeuge/${uuidv7()}.png`, randomBytes(length))
  await withAdmin(origin.adminUrl, async (admin) => {
    await fillTrail(admin, house.id, MEGABYTES)
    for (const [key, bytes] of files) {
      await app.deps.storage.put(key, bytes)
      await admin.query(
        `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256)
         values ($1, $2, 'fahrzeuge', concat($4::int, '.png'), $3, 'image/png', greatest($4::int, 1), $5)`,
        [house.id, uuidv7(), key, bytes.length, createHash('sha256').update(bytes).digest('hex')],
      )
    }
  })
  target = await emptyDatabase()
  await withAdmin(target.adminUrl, (admin) =>
    admin.query(
      `create extension btree_gist; grant create on database ${target.name} to platzwart_owner;
       grant usage, create on schema public to platzwart_owner`,
    ),
  )
}, LONG.timeout)

afterAll(async () => {
  await app.close()
  await origin.drop()
  await target.drop()
  await rm(folder, { recursive: true, force: true })
})

/** A digest of every row of every table. */
async function rowsOf({ adminUrl }: TestDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  return await withAdmin(adminUrl, async (admin) => {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where tableowner = 'platzwart_owner' and schemaname in ('public', 'auth') and tablename not in ('session', 'rateLimit')`,
    )
    const found = new Map<string, readonly string[]>()
    for (const { name } of tables) {
      const { rows } = await admin.query<{ row: string }>(
        `select md5((to_jsonb(t) - 'xid')::text) as row from ${name} t order by 1`,
      )
      found.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return found
  })
}

it(`restores a house with ${MEGABYTES} MB in one table row by row, with its files`, LONG, async () => {
  const path = join(folder, 'large.backup')
  const { ownerUrl, appUrl } = origin
  const { storage } = app.deps
  await dump(path, { ownerUrl, appUrl, storage, fileTables: FILE_TABLES }, SILENT)
  const restored = createStorage({ s3Url: null, dataFolder: join(folder, 'target') })
  await load(
    path,
    { ownerUrl: target.ownerUrl, storage: restored, replace: false, moved: true },
    () => undefined,
  )

  const before = await rowsOf(origin)
  const after = await rowsOf(target)
  expect(before.get('public.protokoll')?.length).toBeGreaterThan(MEGABYTES * 60)
  // Table by table: a failing comparison of everything would print thousands of rows.
  for (const [table, rows] of before) {
    const others = after.get(table) ?? []
    expect([table, others.length]).toEqual([table, rows.length])
    expect([table, rows.findIndex((row, at) => row !== others[at])]).toEqual([table, -1])
  }
  for (const [key, bytes] of files) {
    const stored = await restored.get(key)
    expect([key, stored && (await buffer(stored)).equals(bytes)]).toEqual([key, true])
  }
})
