import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import type { Storage } from '../storage/storage.ts'

const USERS = `
  select pid, application_name as name, coalesce(host(client_addr), 'this machine') as host from pg_stat_activity
  where datname = current_database() and usename in ('platzwart_app', 'platzwart_auth') order by pid`

/** @throws StartRefusal while a server or a connection pooler is connected to the database */
export async function refuseInUse(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ pid: number; name: string; host: string }>(USERS)
  if (rows.length === 0) return
  const who = [...new Set(rows.map(({ name, host }) => `${name || 'unnamed'} from ${host}`))].join(', ')
  throw new StartRefusal(
    `The database is in use (${rows.length} connections: ${who}): stop every server and pooler on it, then restore.`,
  )
}

/** @throws StartRefusal when database or store contain data of a house */
export async function refuseKept(
  owner: pg.Client,
  storage: Storage,
  mandanten: readonly string[],
): Promise<void> {
  const { rows } = await owner.query<{ there: boolean }>(
    "select to_regclass('public.mandant') is not null as there",
  )
  if (rows[0]?.there) {
    const { rows: counted } = await owner.query<{ mandanten: number; konten: number }>(
      'select (select count(*)::int from mandant) as mandanten, (select count(*)::int from auth."user") as konten',
    )
    const { mandanten: houses = 0, konten = 0 } = counted[0] ?? {}
    if (houses + konten > 0) {
      throw new StartRefusal(
        `The database is not empty (${houses} Mandanten, ${konten} accounts): restore into an empty one, or add --replace to lose what it has.`,
      )
    }
  }
  for (const id of mandanten) {
    for await (const { key } of storage.list(`${id}/`)) {
      throw new StartRefusal(
        `The store has files of these Mandanten already (${key}): restore into an empty one, or add --replace when no other installation uses it.`,
      )
    }
  }
}

/** Ours is what our owner role owns, except objects created by extensions. */
const OURS = `
  select format('drop table if exists %s cascade', c.oid::regclass) as statement from pg_class c
    where c.relowner = 'platzwart_owner'::regrole and c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
    where p.proowner = 'platzwart_owner'::regrole and p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('drop collation if exists %s cascade', c.oid::regcollation) from pg_collation c
    where c.collowner = 'platzwart_owner'::regrole and c.collnamespace = 'public'::regnamespace
  union all
  select format('drop schema %I cascade', n.nspname) from pg_namespace n
    where n.nspowner = 'platzwart_owner'::regrole and n.nspname in ('auth', 'pgboss', 'platzwart_meta')`

/** Drops the whole schema in the caller's transaction. */
export async function clearDatabase(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ statement: string }>(OURS)
  for (const { statement } of rows) await owner.query(statement)
}
