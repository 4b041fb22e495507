import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, TEST_SECRET, type TestDatabase, testDatabase } from '../../testing/database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrationHistory.ts'
import { prepareDatabase } from './prepareDatabase.ts'
import { refusePowerfulLogin } from './privileges.ts'
import { passwordOf } from './roles.ts'
import { withClient } from './session.ts'

const FIRST = 'create table tier (name text primary key); grant select on tier to platzwart_app;'

let database: TestDatabase
beforeEach(async () => {
  database = await emptyDatabase()
})
afterEach(() => database.drop())

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-migrations-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

const prepare = (files: Record<string, string>) =>
  prepareDatabase(database.adminUrl, TEST_SECRET, folderWith(files))

async function ask(sql: string, url = database.adminUrl): Promise<Record<string, unknown>[]> {
  return await withClient(url, async (client) => (await client.query(sql)).rows)
}

describe('migration', () => {
  it('runs each file once, as the owner', async () => {
    const files = { '0001-create-tier.sql': FIRST }
    expect((await prepare(files)).applied).toEqual(['0001-create-tier.sql'])
    expect((await prepare(files)).applied).toEqual([])
    expect(await ask("select tableowner from pg_tables where tablename = 'tier'")).toEqual([
      { tableowner: 'platzwart_owner' },
    ])
  })

  it('is done by one of three servers that start together, and all start', async () => {
    const folder = folderWith({ '0001-create-tier.sql': `${FIRST} select pg_sleep(0.2);` })
    const all = await Promise.all(
      [1, 2, 3].map(() => prepareDatabase(database.adminUrl, TEST_SECRET, folder)),
    )
    expect(all.flatMap(({ applied }) => applied)).toEqual(['0001-create-tier.sql'])
    for (const { appUrl } of all) expect(await ask('select * from tier', appUrl)).toEqual([])
  })

  it('leaves the schema unchanged when a file fails, and says where', async () => {
    await expect(
      prepare({ '0001-create-tier.sql': FIRST, '0002-break-tier.sql': 'drop table tier;\nselect nonsense;' }),
    ).rejects.toThrow(
      /^The migration 0002-break-tier.sql failed and nothing of it was kept: .*nonsense.*line 2/,
    )
    expect(await ask('select * from tier')).toEqual([])
    expect(await ask('select name from platzwart_meta.schema_migration')).toEqual([
      { name: '0001-create-tier.sql' },
    ])
  })

  describe('of a table in use', () => {
    const ADD = 'alter table tier add column laut text;'
    const FILES = { '0001-create-tier.sql': FIRST, '0002-add-laut.sql': `${ADD} select laut from tier;` }

    /** Reads the table, as a backup does, until the work ends or lets go. */
    const whileRead = (work: (letGo: () => Promise<unknown>) => Promise<void>) =>
      withClient(database.adminUrl, async (backup) => {
        await backup.query('begin; select * from tier')
        await work(() => backup.query('commit'))
      })

    it('waits without blocking others, and runs when the table is free', async () => {
      const { appUrl } = await prepare({ '0001-create-tier.sql': FIRST })
      const answered: unknown[] = []
      await whileRead(async (letGo) => {
        const coming = prepare(FILES)
        // A server of the previous release, which waits for two seconds.
        await withClient(appUrl, async (other) => {
          await other.query("set lock_timeout = '2s'")
          const end = performance.now() + 4_000
          for (; performance.now() < end; await pause(50))
            answered.push((await other.query('table tier')).rows)
        })
        expect(await ask("select from pg_attribute where attname = 'laut'")).toEqual([])
        await letGo()
        expect((await coming).applied).toEqual(['0002-add-laut.sql'])
      })
      expect(answered.length).toBeGreaterThan(5)
      expect(await ask('select laut from tier')).toEqual([])
    })

    it('gives up with a sentence when the table stays in use, and keeps nothing', async () => {
      const { ownerUrl } = await prepare({ '0001-create-tier.sql': FIRST })
      const files = readMigrations(folderWith(FILES))
      const tried = (attempts: number) =>
        withClient(ownerUrl, (owner) => migrate(owner, files, { attempts, pauseMs: 10 }))
      await whileRead(async () => {
        await expect(tried(2)).rejects.toThrow(
          /^The migration 0002-add-laut.sql was tried 2 times and nothing of it was kept, .* such as a backup\.$/,
        )
      })
      expect(await ask("select from pg_attribute where attname = 'laut'")).toEqual([])
      expect(await tried(1)).toEqual(['0002-add-laut.sql'])
    })
  })

  it('refuses a file that was edited after it ran', async () => {
    await prepare({ '0001-create-tier.sql': FIRST })
    await expect(prepare({ '0001-create-tier.sql': `${FIRST} ` })).rejects.toThrow(
      'The migration 0001-create-tier.sql was changed after it ran here',
    )
  })

  it('refuses a database that a newer version has migrated', async () => {
    await prepare({ '0001-create-tier.sql': FIRST })
    await expect(prepare({})).rejects.toThrow('which this program does not know: start the newer version')
  })

  it('refuses a database from before version 0.1.0, and says what to do', async () => {
    const { ownerUrl } = await prepare({})
    await ask(
      `insert into platzwart_meta.schema_migration (name, sha256) values
        ('0001-create-anmeldung.sql', 'c4b99eb895abc52837821ec835619dda530356a6ecea2f33b5c5b7bfc61ecb2c'),
        ('0181-ask-whose-accounts-are-touched.sql', 'x')`,
      ownerUrl,
    )
    await expect(prepareDatabase(database.adminUrl, TEST_SECRET)).rejects.toThrow(
      /^This database was made by a version before 0\.1\.0, .* back it up with that version \(npm run backup\), .* start anew: name an empty database in DATABASE_URL/,
    )
    expect(await ask("select to_regclass('auth.session') as made")).toEqual([{ made: null }])
  })

  it('refuses a file that commits', async () => {
    await expect(prepare({ '0001-create-tier.sql': `${FIRST} commit; begin;` })).rejects.toThrow(
      'ends its transaction itself',
    )
  })
})

describe('roles', () => {
  it('sign in with passwords derived from the secret, and have no special rights', async () => {
    const { appUrl, authUrl, ownerUrl } = await prepare({ '0001-create-tier.sql': FIRST })
    for (const url of [appUrl, authUrl, ownerUrl]) {
      expect(
        await ask(
          'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
          url,
        ),
      ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
    }
    await expect(ask('create table mine ()', appUrl)).rejects.toThrow('permission denied')
    await expect(ask('drop table tier', appUrl)).rejects.toThrow('must be owner')
  })

  it('are created by an administrator from the statements in the refusal when the login may not', async () => {
    const weak = `platzwart_test_weak_${process.pid}`
    await ask(`create role ${weak} login password '${passwordOf('platzwart_app', weak)}'`)
    const url = new URL(database.adminUrl)
    url.username = weak
    url.password = passwordOf('platzwart_app', weak)
    const folder = folderWith({ '0001-create-tier.sql': FIRST })
    try {
      const refusal = await prepareDatabase(url.href, TEST_SECRET, folder).then(
        () => '',
        (error: Error) => error.message,
      )
      expect(refusal).toContain('Let an administrator run this in it')
      await ask(refusal.slice(refusal.indexOf('\n\n')))
      expect((await prepareDatabase(url.href, TEST_SECRET, folder)).applied).toHaveLength(1)
    } finally {
      await ask(`drop role ${weak}`)
    }
  })
})

describe('a login with too many rights', () => {
  const role = `platzwart_test_power_${process.pid}`
  const url = () => {
    const other = new URL(database.adminUrl)
    other.username = role
    other.password = 'power'
    return other.href
  }
  const withRole = async (attributes: string, work: () => Promise<void>) => {
    await ask(`create role ${role} login password 'power' ${attributes}`)
    try {
      await work()
    } finally {
      await ask(`drop owned by ${role}; drop role ${role}`)
    }
  }

  it('is refused as a superuser', () =>
    withRole('superuser', () => expect(refusePowerfulLogin(url())).rejects.toThrow('is a superuser')))

  it('is refused with BYPASSRLS', () =>
    withRole('bypassrls', () => expect(refusePowerfulLogin(url())).rejects.toThrow('has BYPASSRLS')))

  it('is refused as owner of a table', () =>
    withRole('', async () => {
      await ask(`create table mine (); alter table mine owner to ${role}`)
      await expect(refusePowerfulLogin(url())).rejects.toThrow('owns public.mine')
    }))

  it('is refused as member of an owner', async () => {
    await prepare({ '0001-create-tier.sql': FIRST })
    await withRole('', async () => {
      await ask(`grant platzwart_owner to ${role}`)
      await expect(refusePowerfulLogin(url())).rejects.toThrow('owns platzwart_meta.schema_migration')
    })
  })

  it('is accepted without any', () => withRole('', () => refusePowerfulLogin(url())))
})

describe('the database of a suite', () => {
  it('is migrated and is its own', async () => {
    const own = await testDatabase()
    try {
      const [row] = await ask('select count(*)::int as n from platzwart_meta.schema_migration', own.ownerUrl)
      expect(row?.n).toBeGreaterThan(0)
    } finally {
      await own.drop()
    }
  })
})

describe('an unusable database URL', () => {
  it('is reported with what to do', async () => {
    const wrong = new URL(database.adminUrl)
    // Whether passwords are checked depends on the server; an unknown user is refused everywhere.
    wrong.username = 'nobody_of_this_name'
    await expect(prepareDatabase(wrong.href, TEST_SECRET)).rejects.toThrow('put the right user and password')
    const gone = new URL(database.adminUrl)
    gone.pathname = '/gone'
    await expect(prepareDatabase(gone.href, TEST_SECRET)).rejects.toThrow('There is no database gone')
    await expect(prepareDatabase('postgresql://a:b@127.0.0.1:1/x', TEST_SECRET)).rejects.toThrow(
      'cannot be reached (ECONNREFUSED)',
    )
  })
})
