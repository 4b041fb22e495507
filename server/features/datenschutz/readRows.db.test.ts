import { BESTAND_NAMES } from '@platzwart/domain/datenschutz/bestaende'
import { disclosedColumns } from '@platzwart/domain/datenschutz/ownRow'
import { DISCLOSED_TABLES, disclosureOf, OWN_FILES } from '@platzwart/domain/datenschutz/ownRows'
import { tablesOf } from '@platzwart/domain/tables'
import { readPhrases } from '@platzwart/phrases/read'
import { expect, it } from 'vitest'
import { withAdmin } from '../../platform/migrate/session.ts'
import { app, hausSuite } from '../../testing/suites/haus.ts'

hausSuite()

const COLUMNS = `
  select attname::text as name, atttypid = any ('{tstzrange,daterange}'::regtype[]) as range, format_type(atttypid, null) as type,
    exists (select from pg_constraint k where k.conrelid = attrelid and k.contype = 'f' and attnum = any (k.conkey)
      and attname <> 'mandant_id' and k.confrelid = 'public.benutzer'::regclass) as somebody
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'mandant_id'`

interface Column {
  readonly name: string
  readonly range: boolean
  readonly somebody: boolean
  readonly type: string
}

const columnsOf = (table: string) =>
  withAdmin(app.database.adminUrl, async (admin) => {
    const name = table.startsWith('auth.') ? table.replace(/\.(.+)$/, '."$1"') : table
    return (await admin.query<Column>(COLUMNS, [name])).rows
  })

it.each(DISCLOSED_TABLES)(
  '%s: each column is told, or withheld for a reason, and none is made up',
  async (table) => {
    const told = disclosureOf(table)
    if ('unfindable' in told) throw new Error('is told')
    const there = await columnsOf(table)
    const listed = [...disclosedColumns(told), ...Object.keys(told.withheld ?? {})]
    const house = table.startsWith('auth.') ? listed.filter((name) => name !== 'mandant_id') : listed
    expect(house.toSorted()).toEqual(there.map(({ name }) => name).toSorted())
    for (const { name, range, somebody } of there) {
      if (range && !told.withheld?.[name]) expect(told.ranges).toContain(name)
      // Nobody's number is told as it is, and a row is looked for by everybody who may stand in it.
      if (somebody && !told.whose.includes(name))
        expect([...Object.keys(told.people ?? {}), name]).toContain(name)
      if (somebody) expect(told.values).not.toContain(name)
    }
    const types = new Map(there.map(({ name, type }) => [name, type]))
    // Of accounts the house is part of the key, too.
    if (table.startsWith('auth.')) types.set('mandant_id', 'uuid')
    for (const [name, type] of Object.entries(told.key))
      expect([name, type]).toEqual([
        name,
        types.get(name)?.replace('timestamp with time zone', 'timestamptz').replace('integer', 'int4'),
      ])
  },
)

it('is told of every table of the list, or why nobody can say whose it is', () => {
  const tables = BESTAND_NAMES.flatMap(tablesOf)
  const unfindable = tables.filter((table) => 'unfindable' in disclosureOf(table))
  expect([...DISCLOSED_TABLES, ...unfindable].toSorted()).toEqual(tables.toSorted())
  expect(unfindable.toSorted()).toEqual(['auftragslauf', 'auth.rateLimit', 'pgboss.job'])
  for (const { table } of OWN_FILES) expect(tables).toContain(table)
})

it.each(['de', 'en'] as const)('has a word for every column and table that is shown: %s', async (sprache) => {
  const { datenauskunft } = await readPhrases(sprache)
  const columns = Object.keys(datenauskunft.spalte)
  const tables = Object.keys(datenauskunft.tabelle)
  const used = new Set<string>()
  for (const table of DISCLOSED_TABLES) {
    const told = disclosureOf(table)
    if ('unfindable' in told) continue
    expect(tables).toContain(table)
    const reasons = Object.entries(told.withheld ?? {}).filter(
      ([, why]) => why === 'geheim' || why === 'andere',
    )
    for (const name of [...disclosedColumns(told), ...reasons.map(([one]) => one)]) used.add(name)
  }
  expect(columns.toSorted()).toEqual([...used].toSorted())
})
