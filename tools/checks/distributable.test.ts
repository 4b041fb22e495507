import { expect, it } from 'vitest'
import { lockedSubqueries, ruledColumns, simpleCases, sqlFunctions, undistributed } from './distributable.ts'
import { treeOfTexts } from './tree.ts'

const TABLES =
  'create table seat (\n  mandant_id uuid not null,\n  id uuid not null,\n  primary key (mandant_id, id)\n);'
const found = (source: string) =>
  undistributed(
    treeOfTexts({
      'server/migrations/0001-create-seat.sql': TABLES,
      'server/features/seat/queries.ts': source,
    }),
  )

it('finds a statement that does not say whose it is, built or written', () => {
  expect(found("build.selectFrom('seat').select('id').where('id', '=', id)")).toHaveLength(1)
  expect(found("build.updateTable('seat').set({ nr: 1 }).where('id', '=', id)")).toHaveLength(1)
  expect(found('const SEAT = `select id from seat where id = $1`')).toHaveLength(1)
})

it('finds one that joins by the Mandant and never says which', () => {
  const joined = "join('row as r', (on) => on.onRef('r.mandant_id', '=', 's.mandant_id'))"
  expect(found(`build.selectFrom('seat as s').${joined}.where('s.id', '=', id)`)).toHaveLength(1)
  expect(found(`build.selectFrom('seat as s').${joined}.where('s.mandant_id', '=', id)`)).toEqual([])
  const written = 'select s.id from seat s join row r on r.mandant_id = s.mandant_id where s.id = $1'
  expect(found(`const SEAT = \`${written}\``)).toHaveLength(1)
  expect(found(`const SEAT = \`${written} and s.mandant_id = $2\``)).toEqual([])
})

it('finds a piece that leaves it to whoever uses it, and lets one be that is correlated with what is around it', () => {
  expect(found("export const selectSeat = build.selectFrom('seat as s').select(['s.id'])")).toHaveLength(1)
  expect(
    found('sql`exists (select from seat s where s.mandant_id = b.mandant_id and s.id = b.seat_id)`'),
  ).toEqual([])
})

it('lets one be that names its Mandant, and tables that have none', () => {
  expect(
    found("build.selectFrom('seat as s').where('s.mandant_id', '=', id).where(sql`s.id > ${after}`)"),
  ).toEqual([])
  expect(found('const SEAT = `select id from seat where mandant_id = $1`')).toEqual([])
  expect(found("build.selectFrom('jobs').select('id')")).toEqual([])
})

it('does not take the next statement for a part of this one', () => {
  const two =
    "tx.run(build.deleteFrom('seat').where('id', '=', id))\ntx.run(build.deleteFrom('seat').where('mandant_id', '=', m))"
  expect(found(two)).toHaveLength(1)
})

const cases = (path: string, statement: string) =>
  simpleCases(treeOfTexts({ [path]: `const ORDER =\n  sql\`${statement}\`` }))

it('finds a value that is compared by case, wherever it stands, and lets conditions be', () => {
  const path = 'server/features/seat/queries.ts'
  expect(cases(path, "select case s.art when 'a' then 1 else 2 end")).toEqual([`${path}:2`])
  expect(cases(path, 'case lower(s.art)\n when $1 then 1 end, CASE ${art} WHEN 1 THEN 2 END')).toHaveLength(2)
  expect(cases(path, "select case when s.art = 'a' then 1 when s.art = 'b' then 2 end")).toEqual([])
  expect(cases(path, "in any case, and case\n when s.art = 'a' then 1 end")).toEqual([])
  expect(cases('server/features/seat/seat.db.test.ts', "case s.art when 'a' then 1 end")).toEqual([])
})

it('finds a lock with a question within that does not say whose it is', () => {
  const locked = (within: string, end: string) =>
    lockedSubqueries(
      treeOfTexts({
        'server/features/seat/queries.ts': `const one = build.selectFrom('seat as s').select(sql\`exists (select from row r where ${within})\`)${end}`,
      }),
    )
  const around = 'r.mandant_id = s.mandant_id and r.id = s.row_id'
  expect(locked(around, ".forUpdate('s')")).toEqual(['server/features/seat/queries.ts:1'])
  expect(locked(around, '.forNoKeyUpdate()')).toHaveLength(1)
  expect(locked(around, "\n// Held, and read.\n.forUpdate('s')")).toHaveLength(1)
  expect(locked(around, '')).toEqual([])
  expect(locked('r.mandant_id = ${mandantId} and r.id = s.row_id', ".forUpdate('s')")).toEqual([])
})

it('finds a column that comes with a rule to a table that may be spread already', () => {
  const added = (sql: string, file = '0011-widen-seat.sql') =>
    ruledColumns(
      treeOfTexts({ 'server/migrations/0001-create-seat.sql': TABLES, [`server/migrations/${file}`]: sql }),
    )
  const inline = 'alter table seat add column nr integer not null default 1\n  check (nr > 0);'
  expect(added(`-- A number.\n${inline}`)).toEqual(['server/migrations/0011-widen-seat.sql:2'])
  expect(added('alter table public.seat add column nr integer references row (id);')).toHaveLength(1)
  expect(
    added('alter table seat add column nr integer, add constraint one unique (mandant_id, nr);'),
  ).toHaveLength(1)
  // In two statements, of the directory, of a table that comes with it, before.
  expect(
    added(
      'alter table seat add column nr integer; alter table seat add constraint seat_nr_check check (nr > 0);',
    ),
  ).toEqual([])
  expect(added(inline.replace('seat', 'auth.seat'))).toEqual([])
  expect(added(`${TABLES}\n${inline}`)).toEqual([])
  expect(added(inline, '0010-widen-seat.sql')).toEqual([])
})

const functions = (...migrations: string[]) =>
  sqlFunctions(
    treeOfTexts(Object.fromEntries(migrations.map((text, i) => [`server/migrations/000${i}-a.sql`, text]))),
  )

const defined = (language: string, parameters = 'p uuid') =>
  `create or replace function auth.due(${parameters})\n  returns boolean\n  language ${language} stable\nas $$ select true $$;`

it('finds functions in language SQL with parameters, as they were defined last', () => {
  expect(functions(defined('sql'))).toEqual([expect.stringContaining('auth.due')])
  expect(functions(defined('sql'), defined('plpgsql'))).toEqual([])
  expect(functions(defined('sql', ''))).toEqual([])
})
