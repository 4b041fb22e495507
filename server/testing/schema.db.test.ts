import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '../platform/migrate/session.ts'
import { databaseOfOneMachine, type TestDatabase } from './database.ts'
import { differencesOf, readSchema } from './schema.ts'

let database: TestDatabase
let before: string

beforeAll(async () => {
  database = await databaseOfOneMachine()
  before = await withClient(database.adminUrl, readSchema)
})

afterAll(() => database.drop())

/** What the listing says of changes, which are taken back afterwards. */
const changedBy = (sql: string) =>
  withClient(database.adminUrl, async (admin) => {
    await admin.query('begin')
    await admin.query(sql)
    const after = await readSchema(admin)
    await admin.query('rollback')
    return differencesOf(before, after)
  })

describe('the listing of a schema', () => {
  it('is the same for the same database', async () => {
    expect(await withClient(database.adminUrl, readSchema)).toBe(before)
    expect(await changedBy('select 1')).toEqual([])
  })

  it.each([
    [
      'alter table standort alter column name type varchar(40)',
      'table public.standort: column name character varying(40) not null',
    ],
    ['alter table standort alter column name drop not null', 'table public.standort: column name text'],
    [
      "alter table standort alter column name set default 'Haus'",
      "table public.standort: column name text not null default 'Haus'::text",
    ],
    [
      'alter table standort add column nr integer generated always as identity',
      'table public.standort: column nr integer not null identity a',
    ],
    ["comment on column standort.name is 'Another.'", 'table public.standort: column name comment Another.'],
    [
      'alter table standort add constraint kurz check (char_length(name) < 9)',
      'table public.standort: constraint kurz CHECK ((char_length(name) < 9))',
    ],
    [
      'create index standort_name on standort (mandant_id, name)',
      'table public.standort: index CREATE INDEX standort_name ON public.standort USING btree (mandant_id, name)',
    ],
    ['alter table standort no force row level security', 'table public.standort: row level security enabled'],
    [
      'create policy alle on standort for select to platzwart_app using (true)',
      'table public.standort: policy alle for select to platzwart_app using true',
    ],
    ['grant select on standort to platzwart_auth', 'table public.standort: grant SELECT to platzwart_auth'],
    [
      'grant update (name) on standort to platzwart_auth',
      'table public.standort: column name grant UPDATE to platzwart_auth',
    ],
    ['alter table standort owner to platzwart_app', 'table public.standort: owned by platzwart_app'],
    [
      'grant execute on function auth.give_domain to public',
      'function auth.give_domain(p_domain text): execute for everybody',
    ],
    [
      "insert into auth.passwort_verfahren select 'argon2id', now() on conflict do nothing; update pgboss.version set version = 44",
      'table pgboss.version: row {"bam_on":null,"cron_on":null,"flow_on":null,"version":44,"reindex_on":null,"monitor_backoff_on":null}',
    ],
  ])('names what is there after: %s', async (sql, fact) => {
    expect(await changedBy(sql)).toContain(`+ ${fact}`)
  })

  it('names what is there no more, and both definitions of a function that was changed', async () => {
    expect(await changedBy('drop index mandant_name')).toEqual([
      '- table public.mandant: index CREATE INDEX mandant_name ON public.mandant USING btree (name, id)',
    ])
    const changed = await changedBy('alter function auth.give_domain(text) security invoker')
    expect(changed.map((line) => line.split(' ', 5).join(' '))).toEqual([
      '- function auth.give_domain(p_domain text): definition',
      '+ function auth.give_domain(p_domain text): definition',
    ])
  })
})
