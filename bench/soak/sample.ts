import { type BenchDatabase, withAdmin } from '../database/cluster.ts'
import { residentMemory } from '../http/processFacts.ts'
import { median } from '../statistics.ts'

/** What may grow and must not: read between two windows of the load. */
export interface Sample {
  /** Resident memory of the server's process, MB, half of the time more and half of it less; 0 where the system does not say. */
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

const EVERY_MS = 5_000

/** Looks at a process again and again: its memory goes up and down with each collection, and one look catches it anywhere in between. */
export function watchMemory(pid: number): { stop(): number } {
  const seen: number[] = []
  const timer = setInterval(() => seen.push(residentMemory(pid) ?? 0), EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return median([...seen, residentMemory(pid) ?? 0])
    },
  }
}

export async function takeSample(database: BenchDatabase, memoryMb: number): Promise<Sample> {
  const facts = await withAdmin(database.adminUrl, async (admin) => (await admin.query<Facts>(FACTS)).rows[0])
  if (facts === undefined) throw new Error('the database told nothing of itself')
  return {
    memoryMb,
    connections: facts.connections,
    tablesMb: facts.tables,
    indexesMb: facts.indexes,
    bookings: facts.bookings,
    waiting: facts.waiting,
  }
}
