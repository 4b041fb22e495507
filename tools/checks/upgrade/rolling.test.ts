import { describe, expect, it } from 'vitest'
import { treeOfTexts } from '../tree.ts'
import { rolling } from './rolling.ts'

const problems = (sql: string, name = '0999-try') =>
  rolling.run(treeOfTexts({ [`server/migrations/${name}.sql`]: sql })).problems

describe('a migration', () => {
  it.each([
    'drop table abstellplatz;',
    'drop function auth.open_sitzung(text, uuid);',
    'alter table standort drop column version;',
    'alter table standort rename column name to titel;',
    'alter table standort rename to ort;',
    'alter table standort alter column name type varchar(40);',
    'alter table standort alter column name set not null;',
    'alter table standort alter column version drop default;',
    'alter table standort add column farbe text not null;',
    "alter table standort add column farbe text not null check (farbe <> ''), add column rand integer;",
    "alter table standort add check (name <> '');",
    'alter table standort add constraint einmal unique (mandant_id, name);',
    'create unique index standort_name on standort (mandant_id, lower(name));',
    'revoke update on standort from platzwart_app;',
    'create trigger merken after insert on standort for each row execute function merke();',
  ])('that may break the version before it is refused: %s', (sql) => {
    expect(problems(sql)).toEqual([
      expect.stringMatching(/^server\/migrations\/0999-try\.sql:1 .* breaks the version before: /),
    ])
  })

  it.each([
    'create table farbe (mandant_id uuid not null, id uuid not null, primary key (mandant_id, id));',
    'create table farbe (mandant_id uuid); alter table farbe add check (true); create unique index f on farbe (mandant_id);',
    'alter table standort add column farbe text;',
    "alter table standort add column farbe text not null default 'rot';",
    'alter table standort alter column name drop not null;',
    'alter table standort drop constraint standort_name_check;',
    'create index standort_farbe on standort (mandant_id, farbe);',
    'revoke all on function auth.is_open from public;',
    "create or replace function f() returns void language plpgsql as $$ begin execute 'drop table x'; end $$;",
    '-- Nobody will drop table standort here.\nselect 1;',
  ])('that only adds is none of its business: %s', (sql) => {
    expect(problems(sql)).toEqual([])
  })

  it('may do it with a reason directly above, and with nothing less', () => {
    const drop = 'drop function auth.faellige(timestamptz);'
    expect(problems(`-- older version: has not called it since the release before last.\n${drop}`)).toEqual(
      [],
    )
    expect(problems(`-- older version: fine\n${drop}`)).toHaveLength(1)
    expect(
      problems(`-- older version: has not called it since the release before last.\nselect 1;\n${drop}`),
    ).toHaveLength(1)
  })

  it('that made the first schema is left alone', () => {
    expect(problems('drop table standort;', '0010-try')).toEqual([])
  })
})
