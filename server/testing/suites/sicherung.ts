import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { FILE_TABLES } from '../../features/datei/queries.ts'
import { dump } from '../../platform/backup/dump.ts'
import type { LoadTarget } from '../../platform/backup/load.ts'
import { ArchiveWriter } from '../../platform/backup/writeArchive.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { withAdmin } from '../../platform/migrate/session.ts'
import { createStorage } from '../../platform/storage/createStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { type TestApp, testApp } from '../app.ts'
import { databaseOfOneMachine, emptyDatabase, type TestDatabase } from '../database.ts'
import { createTestMandant, type TestMandant } from '../mandant.ts'
import { serveS3 } from '../s3.ts'

const NOW = '2026-11-23T08:00:00Z'
/** More than one part. */
export const LARGE = randomBytes(2_500_000)

export let folder: string
let s3: Awaited<ReturnType<typeof serveS3>>
let origin: TestDatabase
export let app: TestApp
export let house: TestMandant
export let key: string
/** A backup of it. */
export let path: string
/** Databases that go with their test. */
export const targets: TestDatabase[] = []

export const source = (storage: Storage) => ({
  ownerUrl: app.database.ownerUrl,
  appUrl: app.database.appUrl,
  storage,
  fileTables: FILE_TABLES,
})
export const silent = { mandanten: () => undefined, files: () => undefined, checked: () => undefined }

export const writerTo = (to: string) => new ArchiveWriter((bytes) => pipeline(bytes, createWriteStream(to)))

/** An empty database and store to restore into. */
export async function target(more: Partial<LoadTarget> = {}) {
  const database = await emptyDatabase()
  targets.push(database)
  await withAdmin(database.adminUrl, (admin) =>
    admin.query(
      `create extension btree_gist; grant create on database ${database.name} to platzwart_owner;
       grant usage, create on schema public to platzwart_owner`,
    ),
  )
  const dataFolder = await mkdtemp(join(folder, 'target-'))
  const storage = createStorage({ s3Url: null, dataFolder })
  return {
    database,
    storage,
    options: { ownerUrl: database.ownerUrl, storage, replace: false, moved: false, ...more },
  }
}

export const ignore = () => undefined

/** Every table of ours with the sum of its rows, as the administrator sees them. */
export async function content(database: TestDatabase): Promise<Record<string, string>> {
  return await withAdmin(database.adminUrl, async (admin) => {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where tableowner = 'platzwart_owner' and schemaname in ('public', 'auth', 'pgboss')
         and tablename not in ('session', 'protokoll', 'queue', 'version')`,
    )
    const sums: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await admin.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      )
      sums[name] = rows[0]?.sum ?? ''
    }
    return sums
  })
}

/** An installation with a house and its file, of which there is a backup. To be called once at the top of a suite. */
export function backupSuite(): void {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'platzwart-test-backup-'))
    s3 = await serveS3()
    origin = await databaseOfOneMachine()
    app = await testApp(NOW, { s3Url: s3.url, database: origin })
    house = await createTestMandant(app, 'haus')
    await createTestMandant(app, 'fremd')
    key = `${house.id}/fahrzeuge/${uuidv7()}.png`
    await app.deps.storage.put(key, LARGE)
    await withAdmin(app.database.adminUrl, (admin) =>
      admin.query(
        `insert into datei (mandant_id, id, bucket, dateiname, schluessel, inhaltstyp, bytes, sha256, benutzer_id)
       values ($1, $2, 'fahrzeuge', 'bild.png', $3, 'image/png', $4, repeat('0', 64), $5)`,
        [house.id, uuidv7(), key, LARGE.length, house.anna.id],
      ),
    )
    await house.scoped((tx) =>
      tx.raw(
        "insert into protokoll (mandant_id, id, aktion, objekt, objekt_id) values ($1, $2, 'change', 'leseraum', $2)",
        [house.id, uuidv7()],
      ),
    )
    path = join(folder, 'good.backup')
    await dump(path, source(app.deps.storage), silent)
  })

  afterEach(async () => {
    for (const target of targets.splice(0)) await target.drop()
  })

  afterAll(async () => {
    await app.close()
    await origin.drop()
    await s3.close()
    await rm(folder, { recursive: true, force: true })
  })
}
