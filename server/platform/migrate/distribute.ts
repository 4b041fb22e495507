import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { DISTRIBUTION } from './distribution.ts'
import { ROLES } from './roles.ts'

/** The machines behind the database. */
export interface Machines {
  /** Number of Citus workers; 0 on a single PostgreSQL. */
  readonly workers: number
  /** Tables that should be distributed but are not. */
  readonly missing: readonly string[]
}

/** Citus's own tables exist only with the extension. */
const HAS_CITUS = "select 1 from pg_extension where extname = 'citus'"
const WORKERS =
  "select count(*)::int as workers from pg_dist_node where isactive and noderole = 'primary' and groupid > 0"
const SPREAD = `
  select c.relname::text as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
  where p.partmethod = 'h' and c.relnamespace = 'public'::regnamespace`

const TABLES: readonly string[] = Object.keys(DISTRIBUTION)

/**
 * @param client of any role, as every role may read the catalogue
 * @param tables that should be distributed
 */
export async function readMachines(client: pg.Client, tables = TABLES): Promise<Machines> {
  if ((await client.query(HAS_CITUS)).rowCount === 0) return { workers: 0, missing: [] }
  const { rows } = await client.query<{ workers: number }>(WORKERS)
  const workers = rows[0]?.workers ?? 0
  if (workers === 0) return { workers, missing: [] }
  const spread = new Set((await client.query<{ name: string }>(SPREAD)).rows.map(({ name }) => name))
  return { workers, missing: tables.filter((name) => !spread.has(name)) }
}

/** @throws StartRefusal if rows of a house would be on the wrong machine */
export function refuseMissing({ workers, missing }: Machines): void {
  if (missing.length === 0) return
  throw new StartRefusal(
    `The database of DATABASE_URL is a Citus cluster of ${workers} workers, and these tables are not distributed on it: ${missing.join(', ')}. ` +
      'Stop the servers, run npm run distribute, then start again.',
  )
}

/**
 * Refuses what works on one machine only, such as a snapshot, or a transaction that builds the schema.
 * @param instead what to do, as a sentence
 * @throws StartRefusal on a Citus cluster
 */
export async function refuseMachines(client: pg.Client, instead: string): Promise<void> {
  const { workers } = await readMachines(client)
  if (workers > 0)
    throw new StartRefusal(`This database is a Citus cluster of ${workers} workers: ${instead}`)
}

/**
 * Settings of each role. Citus propagates SET LOCAL to workers, whose connections have none of a server's
 * settings; schema changes go to one shard after another, as foreign keys require.
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
  /** Both of its tables will be distributed. */
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
 * Distributes the houses' tables with their rows over the workers, in one transaction; distributed tables
 * stay as they are. Drops and re-creates foreign keys, except those of the coordinator's own tables; drops
 * triggers that use the directory, which workers lack.
 * @param tables that should be distributed; fewer than all for a schema of an earlier version
 * @returns the names of the tables that were distributed
 * @throws StartRefusal without a cluster
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

/** SECURITY DEFINER functions that read a house's rows with the owner's rights, to use an index. */
const AS_WHO_ASKS = [
  'auth.belegte_fahrzeuge(tstzrange, timestamptz)',
  'auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz)',
  'auth.fahrzeug_tag(tstzrange)',
  'auth.fahrzeug_belegungen(uuid[], tstzrange)',
]

/**
 * The same policy, compared as text: Citus cannot plan an outer join under a policy from which PostgreSQL
 * derives the Mandant. As every statement names its Mandant, indexes are still used.
 */
function scopeAsText(table: string, column: string): string {
  const rule = `(${column}::text = current_setting('app.mandant_id', true))`
  return `alter policy mandant_scope on ${table} using ${rule} with check ${rule}`
}

const FORCED = `
  select relname::text as name from pg_class
  where relforcerowsecurity and relname = any ($1) and relnamespace = 'public'::regnamespace`

/**
 * Lifts forced row-level security from the owner, who serves no requests: Citus moves houses in the owner's
 * name, and PostgreSQL can neither replicate into forced tables nor check their foreign keys. Serving roles
 * own nothing and stay restricted.
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
    // Runs as the calling role, on the connection that writes: another one would not see the transaction's
    // writes.
    if (missing.includes('mandant'))
      for (const name of AS_WHO_ASKS) await admin.query(`alter function ${name} security invoker`)
    // The directory stores whether an account is open, and checks it there.
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
