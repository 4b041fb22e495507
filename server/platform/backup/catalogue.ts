import type pg from 'pg'

/** One table of ours, as a backup carries it. */
export interface FoundTable {
  readonly name: string
  /** As they stand in the archive; quoted. */
  readonly columns: readonly string[]
  /** What is selected for the columns, in their order. */
  readonly selected: readonly string[]
  /** Read and written Mandant by Mandant, under row-level security. */
  readonly ofMandant: boolean
}

/**
 * Sessions end with the house that they were opened in: one that was signed out since the backup must not live again, and no screen
 * goes on from a place in the feed that this database never had. Counts of attempts, and the queues' own statistics, mean another day.
 */
const LEFT_OUT = ['auth.session', 'auth."rateLimit"', 'pgboss.queue_stats', 'pgboss.warning']

/**
 * A transaction's number means nothing in another cluster, where a higher one would wait for its turn and then be told once more: what
 * was there before the restore lies before everything.
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

/** Every table whose rows a backup carries, in whatever state of the schema. */
export async function readTables(owner: pg.Client): Promise<readonly FoundTable[]> {
  const { rows } = await owner.query<FoundTable>(TABLES, [LEFT_OUT, BEFORE_EVERYTHING])
  return rows
}
