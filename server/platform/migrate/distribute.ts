import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { DISTRIBUTION } from './distribution.ts'
import { ROLES } from './roles.ts'

/** What a server's database stands on. */
export interface Machines {
  /** Machines that hold the houses' rows; 0 where one PostgreSQL holds everything. */
  readonly workers: number
  /** Tables that should be spread over them, and are not. */
  readonly missing: readonly string[]
}

/** Citus' own tables can be named only where they are. */
const HAS_CITUS = "select 1 from pg_extension where extname = 'citus'"
const WORKERS =
  "select count(*)::int as workers from pg_dist_node where isactive and noderole = 'primary' and groupid > 0"
const SPREAD = `
  select c.relname::text as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
  where p.partmethod = 'h' and c.relnamespace = 'public'::regnamespace`

const TABLES: readonly string[] = Object.keys(DISTRIBUTION)

/**
 * @param client of a role that may read the catalogue, which is every role
 * @param tables that should be spread
 */
export async function readMachines(client: pg.Client, tables = TABLES): Promise<Machines> {
  if ((await client.query(HAS_CITUS)).rowCount === 0) return { workers: 0, missing: [] }
  const { rows } = await client.query<{ workers: number }>(WORKERS)
  const workers = rows[0]?.workers ?? 0
  if (workers === 0) return { workers, missing: [] }
  const spread = new Set((await client.query<{ name: string }>(SPREAD)).rows.map(({ name }) => name))
  return { workers, missing: tables.filter((name) => !spread.has(name)) }
}

/** @throws StartRefusal where rows of a house would be on the wrong machine */
export function refuseMissing({ workers, missing }: Machines): void {
  if (missing.length === 0) return
  throw new StartRefusal(
    `The database of DATABASE_URL is a Citus cluster of ${workers} workers, and these tables are not distributed on it: ${missing.join(', ')}. ` +
      'Stop the servers, run npm run distribute, then start again.',
  )
}

/**
 * @param instead what to do, as a sentence
 * @throws StartRefusal on a cluster: one snapshot, and one transaction that makes the schema, is of one machine
 */
export async function refuseMachines(client: pg.Client, instead: string): Promise<void> {
  const { workers } = await readMachines(client)
  if (workers > 0)
    throw new StartRefusal(`This database is a Citus cluster of ${workers} workers: ${instead}`)
}

/**
 * Of each role: SET LOCAL is handed on to the workers, which have none of the settings of a server's connections; and changes of the schema go
 * to one shard after the other, as their foreign keys ask for.
 */
const SETTINGS = [
  ['citus.propagate_set_commands', 'local'],
  ['citus.multi_shard_modify_mode', 'sequential'],
  ['timezone', 'UTC'],
  ['lock_timeout', '2s'],
  ['statement_timeout', '10s'],
] as const

interface ForeignKey {
  readonly name: string
  readonly table: string
  readonly definition: string
  /** Both of its tables are spread in the end. */
  readonly stays: boolean
}

const FOREIGN_KEYS = `
  select k.conname as name, k.conrelid::regclass::text as table, pg_get_constraintdef(k.oid) as definition,
    t.relnamespace = 'public'::regnamespace as stays
  from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0 and (t.relname = any ($1) and t.relnamespace = 'public'::regnamespace
    or r.relname = any ($1) and r.relnamespace = 'public'::regnamespace)`

const TRIGGERS = `
  select t.tgname as name, t.tgrelid::regclass::text as table from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relname = any ($1) and c.relnamespace = 'public'::regnamespace`

/**
 * Spreads the tables of the houses over the workers, with the rows that they have, in one transaction; what is spread already is left alone.
 * Foreign keys come off and go back on, but for those of the coordinator's own tables; triggers that reach for the directory go, because a
 * worker does not have it.
 * @param tables that should be spread; fewer than all of them where the schema is of an earlier version
 * @returns the names of the tables that were spread
 * @throws StartRefusal where there is no cluster
 */
export async function distribute(admin: pg.Client, tables = TABLES): Promise<readonly string[]> {
  const { workers, missing } = await readMachines(admin, tables)
  if (workers === 0) {
    throw new StartRefusal(
      'The database of DATABASE_URL is no Citus cluster with workers, so there is nothing to distribute to. ' +
        'Run create extension citus in the database of this name on every machine, add the workers (select citus_add_node(host, port)), then try again.',
    )
  }
  for (const role of ROLES)
    for (const [name, value] of SETTINGS) await admin.query(`alter role ${role} set ${name} = '${value}'`)
  await unforce(admin)
  if (missing.length > 0) await spread(admin, missing)
  return missing
}

/** Functions that read the rows of one house with the rights of the tables' owner, for the sake of an index. */
const AS_WHO_ASKS = [
  'auth.belegte_fahrzeuge(tstzrange, timestamptz)',
  'auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz)',
  'auth.fahrzeug_tag(tstzrange)',
  'auth.fahrzeug_belegungen(uuid[], tstzrange)',
]

/**
 * The same rule, compared as text: Citus makes no plan of an outer join under a rule from which PostgreSQL concludes that the Mandant asked for is
 * the setting's. Every statement names its Mandant, so no index is lost by it.
 */
function scopeAsText(table: string, column: string): string {
  const rule = `(${column}::text = current_setting('app.mandant_id', true))`
  return `alter policy mandant_scope on ${table} using ${rule} with check ${rule}`
}

const FORCED = `
  select relname::text as name from pg_class
  where relforcerowsecurity and relname = any ($1) and relnamespace = 'public'::regnamespace`

/**
 * The owner, who serves nobody, is not held to one Mandant there: Citus moves houses in the owner's name, and PostgreSQL neither replicates into
 * what is forced nor checks a foreign key on it. Whoever serves owns nothing, and is held as before.
 */
async function unforce(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(FORCED, [TABLES])
  for (const { name } of rows) await admin.query(`alter table ${name} no force row level security`)
}

async function spread(admin: pg.Client, missing: readonly string[]): Promise<void> {
  await admin.query('begin')
  try {
    await admin.query("set local citus.multi_shard_modify_mode = 'sequential'")
    const keys = (await admin.query<ForeignKey>(FOREIGN_KEYS, [missing])).rows
    for (const { name, table } of keys)
      await admin.query(`alter table ${table} drop constraint ${admin.escapeIdentifier(name)}`)
    const triggers = (await admin.query<{ name: string; table: string }>(TRIGGERS, [missing])).rows
    for (const { name, table } of triggers)
      await admin.query(`drop trigger ${admin.escapeIdentifier(name)} on ${table}`)
    // As the role that asks, on the connection on which it writes: another one would not see what the transaction has written.
    if (missing.includes('mandant'))
      for (const name of AS_WHO_ASKS) await admin.query(`alter function ${name} security invoker`)
    // Whether an account is open stands in the directory, and is asked for there.
    if (missing.includes('benutzer'))
      await admin.query('alter policy anmeldung_reads on benutzer using (true)')
    for (const [name, column] of Object.entries(DISTRIBUTION)) {
      if (missing.includes(name)) await admin.query(scopeAsText(name, column))
      const beside = name === 'mandant' ? 'none' : 'mandant'
      if (missing.includes(name))
        await admin.query('select create_distributed_table($1::regclass, $2, colocate_with => $3)', [
          name,
          column,
          beside,
        ])
    }
    for (const { name, table, definition, stays } of keys)
      if (stays)
        await admin.query(`alter table ${table} add constraint ${admin.escapeIdentifier(name)} ${definition}`)
    await admin.query('commit')
  } catch (error) {
    await admin.query('rollback')
    throw error
  }
}
