import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { residentMemory } from '../http/processFacts.ts'

/** What may grow and must not: read between two windows of the load. */
export interface Sample {
  /** Resident memory of the server's process, MB; 0 where the system does not say. */
  readonly memoryMb: number
  /** The server's connections to the database. */
  readonly connections: number
  /** The tables that the load writes, with their indexes, MB. */
  readonly tablesMb: number
  readonly indexesMb: number
  readonly bookings: number
  /** Jobs, mails and live changes that are still to be done. */
  readonly waiting: number
}

const FACTS = `
  select (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend')::int connections,
    (select sum(pg_table_size(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema'))::float8 / 1048576 tables,
    (select sum(pg_indexes_size(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema'))::float8 / 1048576 indexes,
    (select count(*) from leseraum_buchung where tag >= current_date + 38)::int bookings,
    (select count(*) from pgboss.job where state < 'completed')::int waiting`

interface Facts {
  readonly connections: number
  readonly tables: number
  readonly indexes: number
  readonly bookings: number
  readonly waiting: number
}

export async function takeSample(database: BenchDatabase, pid: number): Promise<Sample> {
  const facts = await withAdmin(database.adminUrl, async (admin) => (await admin.query<Facts>(FACTS)).rows[0])
  if (facts === undefined) throw new Error('the database told nothing of itself')
  return {
    memoryMb: residentMemory(pid) ?? 0,
    connections: facts.connections,
    tablesMb: facts.tables,
    indexesMb: facts.indexes,
    bookings: facts.bookings,
    waiting: facts.waiting,
  }
}
