import type pg from 'pg'

/** A table of ours in a backup. */
export interface BackupTable {
  readonly name: string
  /** Quoted, in the archive's order. */
  readonly columns: readonly string[]
  /** The select expressions of the columns, in the same order. */
  readonly selected: readonly string[]
  /** Read and written Mandant by Mandant, under row-level security. */
  readonly ofMandant: boolean
}

/**
 * Sessions: one that was signed out after the backup must not be revived, and no client may resume at a feed
 * position that this database never had. Rate limits and the queue's statistics are out of date after a
 * restore.
 */
const LEFT_OUT = ['auth.session', 'auth."rateLimit"', 'pgboss.queue_stats', 'pgboss.warning']

/**
 * Transaction ids mean nothing in another cluster: a higher one would be treated as not yet visible and its
 * row delivered again. Restored rows therefore get the lowest id.
 */
const BEFORE_EVERYTHING = "'3'::xid8"

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, bool_or(a.attname = 'mandant_id') and n.nspname = 'public' or c.oid = 'public.mandant'::regclass as "ofMandant",
    array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    array_agg(case when a.atttypid = 'xid8'::regtype then $2 else quote_ident(a.attname) end order by a.attnum) as selected
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relowner = 'platzwart_owner'::regrole and c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname in ('public', 'auth', 'pgboss')
    and format('%I.%I', n.nspname, c.relname) <> all($1)
  group by c.oid, n.nspname, c.relname
  order by 1`

/** Reads all tables that a backup contains, whatever the schema's version. */
export async function readTables(owner: pg.Client): Promise<readonly BackupTable[]> {
  const { rows } = await owner.query<BackupTable>(TABLES, [LEFT_OUT, BEFORE_EVERYTHING])
  return rows
}
