import { definitionOf, TABLE_NAMES } from '@platzwart/domain/tables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { withAdmin } from '../migrate/session.ts'

/**
 * Every column that may hold a person: a reference to one, free text, or an id whose target is not declared.
 * Columns that a check restricts to a few words, figures, days and instants are excluded.
 */
const COLUMNS = `
  select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as table, a.attname as column,
    exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
      and a.attname <> 'mandant_id' and k.confrelid in ('public.benutzer'::regclass, 'auth."user"'::regclass)) as somebody
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'auth', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attname <> 'mandant_id'
    and (a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype, 'bytea'::regtype, '_text'::regtype, 'varchar'::regtype)
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= ANY|<@ ARRAY')
      or a.atttypid = 'uuid'::regtype and not exists (select from pg_constraint k where k.conrelid = c.oid
          and a.attnum = any (k.conkey) and (k.contype = 'f' and k.confrelid not in ('public.benutzer'::regclass, 'public.mandant'::regclass)
            or k.contype = 'p' and a.attname = 'id')))
  order by 1, 2`

interface Column {
  readonly table: string
  readonly column: string
  readonly somebody: boolean
}

let database: TestDatabase
let columns: readonly Column[]
let tables: ReadonlySet<string>

beforeAll(async () => {
  database = await testDatabase()
  await withAdmin(database.adminUrl, async (admin) => {
    columns = (await admin.query<Column>(COLUMNS)).rows
    const { rows } = await admin.query<{ name: string }>(`
      select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p')`)
    tables = new Set(rows.map(({ name }) => name))
  })
})

afterAll(() => database.drop())

type Which = 'alle' | readonly string[]

const LISTED: ReadonlyMap<string, Which> = new Map(
  TABLE_NAMES.flatMap((name) => {
    const definition = definitionOf(name)
    return definition.bestand === undefined ? [] : [[name, definition.columns ?? 'alle'] as const]
  }),
)

const THINGS: ReadonlyMap<string, Which> = new Map(
  TABLE_NAMES.flatMap((name) => {
    const { things } = definitionOf(name)
    return things === undefined ? [] : [[name, things] as const]
  }),
)

const keyOf = ({ table, column }: Column) => `${table}.${column}`

function says(list: ReadonlyMap<string, Which>, { table, column }: Column): boolean {
  const which = list.get(table)
  return which !== undefined && (which === 'alle' || which.includes(column))
}

const isListed = (one: Column) => says(LISTED, one)
const isThing = (one: Column) => says(THINGS, one)

describe('the list of personal data', () => {
  it('names every column that may hold a person', () => {
    const forgotten = columns.filter((one) => !isListed(one) && !isThing(one)).map(keyOf)
    expect(forgotten).toEqual([])
  })

  it('treats no reference to a person as a reference to a thing', () => {
    const people = columns.filter((one) => one.somebody && isThing(one) && !isListed(one)).map(keyOf)
    expect(people).toEqual([])
    expect(columns.filter((one) => one.somebody).length).toBeGreaterThan(20)
  })

  it('names no missing table or column', () => {
    const there = new Set(columns.map(keyOf))
    const gone = [...LISTED, ...THINGS].flatMap(([table, which]) =>
      which === 'alle'
        ? [table].filter((name) => !tables.has(name))
        : which.map((column) => `${table}.${column}`).filter((column) => !there.has(column)),
    )
    expect(gone).toEqual([])
  })

  it('defines each table of the houses once, and no missing one', () => {
    const ofHouses = [...tables].filter((name) => !name.includes('.'))
    expect(TABLE_NAMES.filter((name) => !name.includes('.')).toSorted()).toEqual(ofHouses.toSorted())
    expect(TABLE_NAMES.toSorted()).toEqual([...new Set(TABLE_NAMES)].toSorted())
    expect(TABLE_NAMES.filter((name) => !tables.has(name))).toEqual([])
  })
})
