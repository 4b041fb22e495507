import { readdirSync } from 'node:fs'
import { copyFile, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET, type TestDatabase } from '../../testing/database.ts'
import {
  app,
  backupSuite,
  content,
  folder,
  house,
  ignore,
  key,
  LARGE,
  path,
  silent,
  source,
  target,
  targets,
} from '../../testing/suites/sicherung.ts'
import { cutAtCommit } from '../../testing/wire/cutAtCommit.ts'
import { forMandant } from '../jobs/forMandant.ts'
import { MIGRATIONS, prepareDatabase } from '../migrate/prepareDatabase.ts'
import { withAdmin, withClient } from '../migrate/session.ts'
import { openBackup, verifyBackup } from './archive.ts'
import { dump } from './dump.ts'
import { mayForgetBytes, withBytesKept } from './keepBytes.ts'
import { load } from './load.ts'

backupSuite()

/** Constraints, triggers and policies of the schema. */
async function guards(database: TestDatabase): Promise<unknown> {
  return await withAdmin(database.adminUrl, async (admin) => {
    const { rows } = await admin.query(
      `select conrelid::regclass::text as name, pg_get_constraintdef(oid) as what from pg_constraint
         where connamespace::regnamespace::text in ('public', 'auth', 'pgboss')
       union all select oid::regclass::text, concat(relrowsecurity, relforcerowsecurity) from pg_class
         where relnamespace::regnamespace::text in ('public', 'auth', 'pgboss') and relkind in ('r', 'p')
       union all select tgrelid::regclass::text, concat(tgname, tgenabled) from pg_trigger where not tgisinternal
       order by 1, 2`,
    )
    return rows
  })
}

describe('a backup', () => {
  it('restores completely: every row, every file from the bucket into a folder, every guard of the schema', async () => {
    const { database, storage, options } = await target()
    const end = await load(path, options, ignore)
    expect(end.files).toBe(1)
    expect(await content(database)).toEqual(await content(app.database))
    expect(await guards(database)).toEqual(await guards(app.database))
    const bytes = await storage.get(key)
    expect((await buffer(bytes ?? new ReadableStream())).equals(LARGE)).toBe(true)
  })

  it('contains no session, and places all earlier changes before all later ones', async () => {
    const { database, options } = await target()
    await load(path, options, ignore)
    await withAdmin(database.adminUrl, async (admin) => {
      expect((await admin.query('select from auth.session')).rowCount).toBe(0)
      const { rows } = await admin.query('select distinct xid::text from protokoll')
      expect(rows).toEqual([{ xid: '3' }])
    })
    for await (const { content: bytes } of (await openBackup(path)).parts)
      expect(bytes.includes(house.anna.token)).toBe(false)
  })

  it('contains everything that our tables store: there are no sequences besides', async () => {
    await withAdmin(app.database.adminUrl, async (admin) => {
      const { rowCount } = await admin.query("select from pg_class where relkind = 'S'")
      expect(rowCount).toBe(0)
    })
  })

  it('keeps the files it names from being swept until it has read them', async () => {
    const asked = () => forMandant(app.deps.appPool, house.id, mayForgetBytes)
    expect(await asked()).toBe(true)
    expect(await withBytesKept(app.database.ownerUrl, asked)).toBe(false)
    expect(await asked()).toBe(true)
  })

  it('waits while a house is being deleted', async () => {
    const deletion = Promise.withResolvers<void>()
    const deleting = forMandant(app.deps.appPool, house.id, async (tx) => {
      expect(await mayForgetBytes(tx)).toBe(true)
      await deletion.promise
      return 'deleted'
    })
    await eventually(app.database.adminUrl, holds('ShareLock', true))
    const steps: string[] = []
    const backup = withBytesKept(app.database.ownerUrl, async () => steps.push('backup'))
    await eventually(app.database.adminUrl, holds('ExclusiveLock', false))
    steps.push('deleted')
    deletion.resolve()
    await Promise.all([deleting, backup])
    expect(steps).toEqual(['deleted', 'backup'])
  })

  it('runs once when two start at the same moment, and the other is refused', async () => {
    const steps: string[] = []
    const begin = () => withBytesKept(app.database.ownerUrl, async () => steps.push('backup'))
    const ends = await Promise.allSettled([begin(), begin()])
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))
    // One that starts a moment later waits and succeeds.
    expect(steps.length + refused.length).toBe(2)
    for (const reason of refused) expect(reason).toContain('Another backup of this database is being made')
  })

  it('reports a file that the store has lost, and backs up the rest', async () => {
    const { storage } = await target()
    const partial = join(folder, 'partial.backup')
    const { missing, files } = await dump(partial, source(storage), silent)
    expect([missing, files]).toEqual([[key], 0])
    expect((await verifyBackup(partial)).mandanten).toContain(house.id)
  })
})

/** Whether somebody holds or waits for an advisory lock of this kind. */
const holds = (mode: string, granted: boolean) =>
  `select from pg_locks where locktype = 'advisory' and mode = '${mode}' and granted = ${granted}
   and database = (select oid from pg_database where datname = current_database())`

async function eventually(adminUrl: string, query: string): Promise<void> {
  await withAdmin(adminUrl, (admin) =>
    expect.poll(async () => (await admin.query(query)).rowCount).toBeGreaterThan(0),
  )
}

describe('a backup of the previous version', () => {
  it('restores its rows, and the next start migrates them', async () => {
    const newest = '9999-paint-standorte.sql'
    const newer = await mkdtemp(join(folder, 'migrations-'))
    for (const file of readdirSync(MIGRATIONS)) await copyFile(join(MIGRATIONS, file), join(newer, file))
    await writeFile(join(newer, newest), 'alter table standort add column farbe text;')
    const database = await emptyDatabase()
    targets.push(database)
    await prepareDatabase(database.adminUrl, TEST_SECRET)
    await withAdmin(database.adminUrl, (admin) =>
      admin.query(`
        insert into mandant (id, name) values ('${house.id}', 'Altes Haus');
        insert into auth."user" (id, name, email) values ('alt', 'Anna', 'anna@alt.example');
        insert into benutzer (mandant_id, id, anmeldung_id, vorname, nachname, email)
          values ('${house.id}', '${house.anna.id}', 'alt', 'Anna', 'Alt', 'anna@alt.example')`),
    )
    const olderPath = join(folder, 'older.backup')
    const { ownerUrl, appUrl } = database
    await dump(olderPath, { ...source(app.deps.storage), ownerUrl, appUrl }, silent)

    const { database: restored, options } = await target()
    await load(olderPath, options, ignore)
    expect(await content(restored)).toEqual(await content(database))
    const { applied } = await prepareDatabase(restored.adminUrl, TEST_SECRET, newer)
    expect(applied).toEqual([newest])
    expect(await guards(restored)).toEqual(await guards(app.database))
    await withAdmin(restored.adminUrl, async (admin) => {
      const { rows } = await admin.query(
        'select m.name, b.nachname from mandant m join benutzer b on b.mandant_id = m.id',
      )
      expect(rows).toEqual([{ name: 'Altes Haus', nachname: 'Alt' }])
    })
  })
})

describe('a restore', () => {
  it('keeps the files when the connection is lost during COMMIT, as the rows may be there, and says what to do', async () => {
    const { database, storage, options } = await target()
    await using cut = await cutAtCommit(options.ownerUrl)
    const lost = load(path, { ...options, ownerUrl: cut.url }, ignore)
    await expect(lost).rejects.toThrow('restore it once more, with --replace')
    expect(await content(database)).toEqual(await content(app.database))
    const bytes = await storage.get(key)
    expect((await buffer(bytes ?? new ReadableStream())).equals(LARGE)).toBe(true)
    await load(path, { ...options, replace: true }, ignore)
  })

  it('is refused for a target that is not empty or in use, unless it may be replaced', async () => {
    const { database, storage, options } = await target()
    await load(path, options, ignore)
    await expect(load(path, options, ignore)).rejects.toThrow(
      'The database is not empty (2 Mandanten, 6 accounts)',
    )
    await withClient(database.appUrl, async () => {
      const inUse = load(path, { ...options, replace: true }, ignore)
      await expect(inUse).rejects.toThrow('stop every server and pooler on it')
    })
    await load(path, { ...options, replace: true }, ignore)
    expect(await content(database)).toEqual(await content(app.database))
    const other = await target({ storage })
    await expect(load(path, other.options, ignore)).rejects.toThrow(
      'The store has files of these Mandanten already',
    )
  })
})
