import { definitionOf, TABLE_NAMES, type TableName } from '@platzwart/domain/tables'
import { ready, type Tx } from '../../../platform/database/tx.ts'

interface HausColumn {
  readonly name: string
  readonly type: string
}

/** A table of a house as its file carries it, without the column that says whose a row is. */
export interface HausTable {
  readonly name: string
  readonly columns: readonly HausColumn[]
}

/** What stays. */
export const LEFT_OUT: readonly string[] = TABLE_NAMES.filter(
  (name) => definitionOf(name).hausdatei === 'bleibt',
)

function isCarried(table: string, column: string): boolean {
  const { hausdatei } = definitionOf(table as TableName)
  return typeof hausdatei !== 'object' || !hausdatei.without.includes(column)
}

const TABLES = `
  select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> 'mandant_id'
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and (c.relname = 'mandant' or exists (
    select 1 from pg_attribute m where m.attrelid = c.oid and m.attname = 'mandant_id' and not m.attisdropped))
  group by c.relname order by c.relname`

const REFERENCES = `
  select distinct von.relname as von, auf.relname as auf from pg_constraint k
    join pg_class von on von.oid = k.conrelid join pg_class auf on auf.oid = k.confrelid
    join pg_namespace n on n.oid = k.connamespace
  where k.contype = 'f' and n.nspname = 'public' and von.oid <> auf.oid`

/** Every table of a house, in the order in which their rows can be written: found in the catalogue, so that a new one is carried by itself. */
export async function readHausTables(tx: Tx): Promise<readonly HausTable[]> {
  const [found, references] = await Promise.all([
    tx.all(ready<HausTable>(TABLES)),
    tx.all(ready<{ von: string; auf: string }>(REFERENCES)),
  ])
  const tables = found
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => isCarried(name, column.name)),
    }))
  return inOrder(tables, references)
}

/** First what the others refer to; the house itself before all. @throws Error when tables refer to each other in a circle */
function inOrder(
  tables: readonly HausTable[],
  references: readonly { readonly von: string; readonly auf: string }[],
): HausTable[] {
  const open = [...tables]
  const done: HausTable[] = []
  while (open.length > 0) {
    const next = open.findIndex(
      ({ name }) => !references.some(({ von, auf }) => von === name && open.some((one) => one.name === auf)),
    )
    if (next === -1) throw new Error('tables of a house refer to each other in a circle')
    done.push(...open.splice(next, 1))
  }
  return done.toSorted((a, b) => Number(b.name === 'mandant') - Number(a.name === 'mandant'))
}
