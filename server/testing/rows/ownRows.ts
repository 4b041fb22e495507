import { DISCLOSED_TABLES, disclosureOf } from '@platzwart/domain/datenschutz/ownRows'
import type { BestandTable } from '@platzwart/domain/tables'
import type pg from 'pg'
import { uuidv7 } from '../../platform/database/uuid.ts'

/** Columns into which any short text fits, by table: no check holds them to words of ours, and nothing is worked out of them. */
const TEXTS = `
  select c.relname as table, array_agg(a.attname::text) as columns
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid = 'text'::regtype
    and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)
      and pg_get_constraintdef(k.oid) !~ '^CHECK \\(+char_length\\([a-z_]+\\) *[<>]')
  group by 1`

type Row = Readonly<Record<string, unknown>>

const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(value)

/** What of a house stands in the tables about people, read once and written again for others. */
export async function copyRowsFor(
  admin: pg.Client,
  { mandant, from }: { readonly mandant: string; readonly from: string },
  people: readonly { readonly id: string; readonly marker: string }[],
  into: string,
): Promise<void> {
  const texts = new Map(
    (await admin.query<{ table: string; columns: string[] }>(TEXTS)).rows.map((one) => [
      one.table,
      one.columns,
    ]),
  )
  const tables = DISCLOSED_TABLES.filter((table) => !table.startsWith('auth.') && table !== 'benutzer')
  const found: [BestandTable, Row[]][] = []
  for (const table of tables) {
    const { rows } = await admin.query<Row>(`select to_jsonb(t) as r from ${table} t where mandant_id = $1`, [
      mandant,
    ])
    found.push([table, rows.map(({ r }) => r as Row)])
  }
  // References and exclusions are held by triggers and by what stood there before: copies of the same time are meant here. On a cluster the
  // machines are told so, too; elsewhere that setting is a name that nobody reads.
  await admin.query('begin')
  await admin.query(`set local citus.propagate_set_commands = 'local'`)
  await admin.query('set local session_replication_role = replica')
  for (const [at, { id, marker }] of people.entries()) {
    const ids = new Map([
      [from, id],
      [mandant, into],
    ])
    for (const [, rows] of found) for (const row of rows) if (isUuid(row.id)) ids.set(row.id, uuidv7())
    for (const [table, rows] of found)
      for (const row of rows) {
        const copied = copyOf(table, row, { ids, marker, at, texts })
        await insert(admin, table, { ...copied, ...whoseIs(table, copied, id) })
      }
  }
  await admin.query('commit')
}

interface Copying {
  readonly ids: ReadonlyMap<string, string>
  readonly marker: string
  readonly at: number
  readonly texts: ReadonlyMap<string, readonly string[]>
}

function copyOf(table: string, row: Row, { ids, marker, at, texts }: Copying): Row {
  const copied = Object.entries(row).map(([name, value]) => {
    if (isUuid(value)) return [name, ids.get(value) ?? value]
    // A service is set up once.
    if (table === 'anmeldedienst' && name === 'client_id') return [name, `${value}-${uuidv7()}`]
    if (texts.get(table)?.includes(name)) return [name, `${marker} ${name}`.slice(0, 20)]
    if (name === 'status') return [name, table.endsWith('_buchung') ? 'storniert' : value]
    // A browser is one device.
    if (table === 'geraet' && name === 'adresse') return [name, `${value}/${at}`]
    if (name === 'nummer' && typeof value === 'number') return [name, value + 1 + at]
    return [name, value]
  })
  return Object.fromEntries(copied) as Row
}

/** The first column that says whose a row is, where it says nobody's yet. */
function whoseIs(table: BestandTable, row: Row, id: string): Row {
  const told = disclosureOf(table)
  const [first] = 'unfindable' in told ? [] : told.whose
  const known = 'unfindable' in told || told.whose.some((name) => row[name] === id)
  return known || first === undefined ? {} : { [first]: id }
}

async function insert(admin: pg.Client, table: string, row: Row): Promise<void> {
  await admin.query(
    `insert into ${table} (${await columnsOf(admin, table)}) select ${await columnsOf(admin, table)}
     from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  )
}

async function columnsOf(admin: pg.Client, table: string): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ')
}
