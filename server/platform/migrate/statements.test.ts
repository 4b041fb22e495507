import { describe, expect, it } from 'vitest'
import { readMigrations } from './migrationHistory.ts'
import { MIGRATIONS } from './prepareDatabase.ts'
import { statementsOf } from './statements.ts'

const split = (file: string) => statementsOf(file).map(({ sql }) => sql.trim())

describe('the statements of a file', () => {
  it('end at semicolons, the last one at the end of the file', () => {
    expect(split('select 1;\nselect 2;\n\nselect 3')).toEqual(['select 1;', 'select 2;', 'select 3'])
  })

  it('have their offset in the file, so that an error has its line', () => {
    const file = 'select 1;\nselect\n  2;'
    expect(statementsOf(file).map(({ from, sql }) => file.slice(from, from + sql.length) === sql)).toEqual([
      true,
      true,
    ])
    expect(statementsOf(file)[1]?.from).toBe('select 1;'.length)
  })

  it.each([
    ['a text', "comment on table a is 'one; two';"],
    ['a text with a quote', "comment on table a is 'it''s; so';"],
    ['a text with a backslash', String.raw`select E'a\'; b';`],
    ['a name', 'alter table a rename to "b;c";'],
    ['a comment', '-- first; then\nselect 1;'],
    ['a comment within', 'select 1 -- a; it\'s "b\n  + 2;'],
    ['a comment of several lines', 'select /* a;\n b; */ 1;'],
    ['a body', 'do $$ begin perform 1; perform 2; end $$;'],
    ['a body in a body', 'do $body$ begin execute $$ select 1; $$; end $body$;'],
  ])('do not end at a semicolon in %s', (_, sql) => {
    expect(split(`${sql}\nselect 9;`)).toEqual([sql, 'select 9;'])
  })

  it('treat a parameter and a dollar sign correctly', () => {
    expect(split("select $1 || '$'; select '$' || $2;")).toEqual(["select $1 || '$';", "select '$' || $2;"])
  })

  it('are none in a file of comments and blanks', () => {
    expect(split('-- nothing; here\n\n/* nor; here */ ;\n')).toEqual([])
    expect(split('select 1;\n-- the end;\n')).toEqual(['select 1;'])
  })

  it('of our migrations are single, and together the file', () => {
    for (const { name, sql } of readMigrations(MIGRATIONS)) {
      const statements = statementsOf(sql)
      const whole = statements.map((it) => it.sql).join('')
      expect([name, sql.startsWith(whole), sql.slice(whole.length).trim()]).toEqual([name, true, ''])
      const unbodied = (it: string) => it.replace(/\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|--[^\n]*/g, '')
      expect([name, statements.filter((it) => (unbodied(it.sql).match(/;/g) ?? []).length > 1)]).toEqual([
        name,
        [],
      ])
    }
  })
})
