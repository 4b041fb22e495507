import pg from 'pg'
import { inject } from 'vitest'
import { withClient } from '../../platform/migrate/session.ts'
import type { TestDatabase } from '../database.ts'
import { databaseNamed } from './nodes.ts'

/** Where one of a cluster's machines listens. */
export interface Machine {
  readonly host: string
  readonly port: number
}

/** Asks the coordinator as its administrator, on a connection for each question: it may have been killed since the last one. */
export async function asked<R extends object>(
  { adminUrl }: TestDatabase,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  return withClient(adminUrl, async (admin) => (await admin.query<R>(text, [...values])).rows)
}

/** The shard of a house, and the machine that holds it. */
export async function homeOf(database: TestDatabase, mandantId: string) {
  const [home] = await asked<Machine & { readonly shardid: string }>(
    database,
    `select s.shardid, s.nodename as host, s.nodeport as port from citus_shards s
     where s.table_name = 'mandant'::regclass and s.shardid = get_shard_id_for_distribution_column('mandant', $1::uuid)`,
    [mandantId],
  )
  if (!home) throw new Error('the house is nowhere')
  return home
}

/** The coordinator first. */
export function machines(): Machine[] {
  return inject('testNodes').map((url) => {
    const { hostname, port } = new URL(url)
    return { host: hostname, port: Number(port) }
  })
}

/** As the machine's own PostgreSQL may do it: ends it without a word, and starts it again a few seconds later. */
export async function killFor(seconds: number, { host, port }: Machine): Promise<void> {
  const url = new URL(databaseNamed(inject('testNodes')[0] ?? '', 'postgres'))
  url.hostname = host
  url.port = String(port)
  const machine = new pg.Client({ connectionString: url.href })
  machine.on('error', () => undefined)
  await machine.connect()
  const { rows } = await machine.query<{ bin: string; folder: string }>(
    "select (select setting from pg_config where name = 'BINDIR') as bin, current_setting('data_directory') as folder",
  )
  const { bin, folder } = rows[0] ?? { bin: '', folder: '' }
  const start = `until ${bin}/pg_ctl -D ${folder} -l ${folder}/again.log -w start; do sleep 0.3; done`
  const work = `sleep 0.3; kill -9 $(head -1 ${folder}/postmaster.pid); sleep ${seconds}; ${start}`
  await machine.query(
    // What is copied is read first: a program that ends before is a broken pipe.
    `copy (select 1) to program 'cat >/dev/null; nohup sh -c "${work.replaceAll('$', '\\$')}" >/dev/null 2>&1 &'`,
  )
  // What was started has inherited the connection, and keeps it open: nobody waits for its end.
  void machine.end()
}
