import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { ROLES } from '../migrate/roles.ts'

/** SECURITY DEFINER functions in all schemas, including those of extensions and of the job queue. */
const DEFINERS = `
  select p.oid::regprocedure::text as name, format('%I.%I', n.nspname, p.proname) as called, p.pronargs as arguments,
    coalesce(p.proconfig, '{}') as config
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef order by 1`

interface Definer {
  readonly name: string
  readonly called: string
  readonly arguments: number
  readonly config: readonly string[]
}

const NOT_ALLOWED = '42501'

let database: TestDatabase
let admin: pg.Client
let app: pg.Client
let definers: readonly Definer[]

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  definers = (await admin.query<Definer>(DEFINERS)).rows
})

afterAll(async () => {
  await admin.end()
  await database.drop()
})

// Each test has its own connection, as temporary objects last as long as it.
beforeEach(async () => {
  app = new pg.Client({ connectionString: database.appUrl })
  await app.connect()
})

afterEach(() => app.end())

describe('a SECURITY DEFINER function', () => {
  it('searches the catalogue first and temporary objects last', () => {
    expect(definers.length).toBeGreaterThanOrEqual(9)
    expect(definers.filter(({ config }) => !config.includes('search_path=pg_catalog, pg_temp'))).toEqual([])
  })

  it('executes nothing of a caller who can create temporary types', async () => {
    await admin.query(`grant temporary on database ${database.name} to platzwart_app`)
    try {
      await app.query(`create function pg_temp.attack(value anyelement) returns boolean language plpgsql as $$
        begin raise exception 'ran as %', current_user; end $$`)
      for (const type of ['uuid', 'text', 'record', 'timestamptz', 'bool'])
        await app.query(
          `create domain pg_temp."${type}" as pg_catalog.${type === 'record' ? 'text' : type} check (pg_temp.attack(value))`,
        )
      await expect(app.query("select ''::pg_temp.text")).rejects.toThrow('ran as platzwart_app')
      for (const { called, arguments: count } of definers) {
        const nothing = Array.from({ length: count }, () => 'null').join(', ')
        const answer = app.query(`select * from ${called}(${nothing})`).then(
          () => 'done',
          ({ message }: Error) => message,
        )
        expect([called, await answer]).toEqual([called, expect.not.stringContaining('ran as')])
      }
    } finally {
      await admin.query(`revoke temporary on database ${database.name} from platzwart_app`)
    }
  })
})

describe('temporary objects', () => {
  it('can be created by no role of the program, and not by PUBLIC', async () => {
    const may = `select r.name, has_database_privilege(r.name, current_database(), 'temporary') as may
      from unnest($1::text[]) r(name)`
    const { rows } = await admin.query(may, [['public', ...ROLES]])
    expect(rows.filter((row) => row.may)).toEqual([])
  })

  it.each([
    'create temporary table attack ()',
    'create domain pg_temp.uuid as pg_catalog.uuid',
    'create function pg_temp.attack() returns int language sql as $$ select 1 $$',
  ])('are refused to the role that serves requests: %s', async (statement) => {
    await expect(app.query(statement)).rejects.toMatchObject({ code: NOT_ALLOWED })
  })
})
