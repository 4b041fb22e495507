import { describe, expect, it } from 'vitest'
import { tenancy } from './tenancy.ts'
import { treeOfTexts } from './tree.ts'

const GOOD = `
create table raum (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null default 'a, b' check (char_length(name) < 10),
  primary key (mandant_id, id)
);
comment on table raum is 'A room.';
comment on column raum.mandant_id is 'The Mandant.';
comment on column raum.id is 'UUIDv7.';
comment on column raum.name is 'As shown.';
alter table raum enable row level security;
alter table raum force row level security;
`
const problems = (sql: string) =>
  tenancy.run(treeOfTexts({ 'server/migrations/0001-create-raum.sql': sql })).problems

describe('tenancy', () => {
  it('is content with a table that says everything', () => {
    expect(problems(GOOD)).toEqual([])
  })

  it('wants a definition of every table beside its owner, and a table for every definition', () => {
    const defined = (...names: string[]) =>
      tenancy.run(
        treeOfTexts({
          'server/migrations/0001-create-raum.sql': GOOD,
          'domain/raum/tables.ts': `export const TABLES = {
            'auth.user': {},
            ${names
              .map(
                (name) => `${name}: {},
`,
              )
              .join('')}
          } as const satisfies Readonly<Record<string, TableDefinition>>`,
        }),
      ).problems
    expect(defined('raum')).toEqual([])
    expect(defined()).toEqual([expect.stringContaining('raum is not defined')])
    expect(defined('raum', 'saal')).toEqual([expect.stringContaining('there is no table saal')])
  })

  it('accepts isolation written as a loop over names', () => {
    const loop = `do $$ begin foreach t in array array['raum'] loop
      execute format('alter table %I enable row level security', t);
      execute format('alter table %I force row level security', t);
      end loop; end $$;`
    expect(problems(GOOD.replace(/alter table[\s\S]*$/, loop))).toEqual([])
  })

  it.each([
    [
      'a table without row-level security',
      GOOD.replace(/alter table raum force.*\n/, ''),
      "lacks 'force row level",
    ],
    [
      'a column without a comment',
      GOOD.replace(/comment on column raum\.name.*\n/, ''),
      'raum.name has no comment',
    ],
    ['a table without a comment', GOOD.replace(/comment on table.*\n/, ''), 'raum has no comment'],
    [
      'a key over all Mandanten',
      GOOD.replace('primary key (mandant_id, id)', 'primary key (id)'),
      'does not carry mandant_id',
    ],
    [
      'a unique column',
      GOOD.replace('id uuid not null,\n  name', 'id uuid not null unique,\n  name'),
      "'unique (id)'",
    ],
    [
      'a foreign key without the Mandant',
      GOOD.replace('id uuid not null,\n  name', 'id uuid references haus (id),\n  name'),
      "'foreign key (id)",
    ],
    [
      'a unique index without the Mandant',
      `${GOOD}create unique index raum_name on raum (name);`,
      'unique index on raum',
    ],
    [
      'a later column without a comment',
      `${GOOD}alter table raum add column etage integer;`,
      'raum.etage has no comment',
    ],
  ])('finds %s', (_, sql, expected) => {
    expect(problems(sql)).toEqual([expect.stringContaining(expected)])
  })
})
