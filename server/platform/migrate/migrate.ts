import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { type AppliedMigration, type Migration, pendingMigrations } from './migrationHistory.ts'
import { type Statement, statementsOf } from './statements.ts'

const RECORD = `
  create schema if not exists platzwart_meta;
  comment on schema platzwart_meta is 'What the program remembers of the database itself; of no concern to any Mandant.';
  create table if not exists platzwart_meta.schema_migration (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  );
  comment on table platzwart_meta.schema_migration is 'The migrations that ran here, each with the sum of its file, so that a later edit is noticed.';
  comment on column platzwart_meta.schema_migration.name is 'The file in server/migrations.';
  comment on column platzwart_meta.schema_migration.sha256 is 'SHA-256 of the file as it ran, in hex.';
  comment on column platzwart_meta.schema_migration.applied_at is 'When its transaction began.';`

/** Retries of a migration whose tables are in use, and the pause between them. */
interface Patience {
  readonly attempts: number
  readonly pauseMs: number
}

/** About two minutes. */
const PATIENCE: Patience = { attempts: 60, pauseMs: 1_000 }

/**
 * Runs pending migrations, each in its own transaction: a failing one leaves the schema as the previous one
 * made it. The caller holds the lock. Returns the names of those that ran.
 */
export async function migrate(
  owner: pg.Client,
  files: readonly Migration[],
  patience = PATIENCE,
): Promise<string[]> {
  await beginRecord(owner)
  const { rows } = await owner.query<AppliedMigration>(
    'select name, sha256 from platzwart_meta.schema_migration',
  )
  const pending = pendingMigrations(files, rows)
  for (const file of pending) await land(owner, file, patience)
  return pending.map(({ name }) => name)
}

/** Builds an empty database's schema in the caller's transaction. */
export async function buildSchema(owner: pg.Client, files: readonly Migration[]): Promise<void> {
  await beginRecord(owner)
  for (const file of files) await run(owner, file)
}

async function beginRecord(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query(
    "select to_regclass('platzwart_meta.schema_migration') is not null as there",
  )
  if (!rows[0]?.there) await owner.query(RECORD)
}

async function run(owner: pg.Client, file: Migration): Promise<void> {
  const before = await transaction(owner)
  for (const statement of statementsOf(file.sql)) await send(owner, statement)
  if ((await transaction(owner)) !== before) {
    throw new Error('it ends its transaction itself; take out its begin, commit and rollback')
  }
  await owner.query('insert into platzwart_meta.schema_migration (name, sha256) values ($1, $2)', [
    file.name,
    file.sha256,
  ])
}

/**
 * Sends one statement at a time: Citus propagates some with the whole text they came in, and accepts single
 * ones only.
 */
async function send(owner: pg.Client, { from, sql }: Statement): Promise<void> {
  try {
    await owner.query(sql)
  } catch (error) {
    const fault = error as { position?: string }
    // Relative to the file, where the reader will look.
    if (fault.position !== undefined) fault.position = String(from + Number(fault.position))
    throw error
  }
}

async function land(owner: pg.Client, file: Migration, { attempts, pauseMs }: Patience): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const fault = await tryOut(owner, file)
    if (fault === null) return
    if (!isInUse(fault.error)) {
      throw new StartRefusal(
        `The migration ${file.name} failed and nothing of it was kept: ${explain(fault.error, file.sql)}.`,
      )
    }
    if (attempt === attempts) {
      throw new StartRefusal(
        `The migration ${file.name} was tried ${attempts} times and nothing of it was kept, because others kept its tables in use: ` +
          'start again when what holds them has ended, such as a backup.',
      )
    }
    // Random, so as not to keep step with periodic work.
    await pause(pauseMs * (0.5 + Math.random()))
  }
}

/**
 * A waiting DDL statement blocks all later ones on its table, including those of servers of the previous
 * release. They give up after two seconds, so this waits for less.
 */
const LOCK_TIMEOUT = "set local lock_timeout = '1s'"

/** Runs a migration; returns the error if it was rolled back. */
async function tryOut(owner: pg.Client, file: Migration): Promise<{ readonly error: unknown } | null> {
  await owner.query('begin')
  try {
    await owner.query(LOCK_TIMEOUT)
    await run(owner, file)
    await owner.query('commit')
    return null
  } catch (error) {
    await owner.query('rollback')
    return { error }
  }
}

/** Lock timeout or deadlock. */
const IN_USE = new Set(['55P03', '40P01'])

const isInUse = (error: unknown) => IN_USE.has((error as { code?: string }).code ?? '')

async function transaction(owner: pg.Client): Promise<string | undefined> {
  const { rows } = await owner.query<{ id: string }>('select pg_current_xact_id()::text as id')
  return rows[0]?.id
}

function explain(error: unknown, sql: string): string {
  const { message, position } = error as { message: string; position?: string }
  if (position === undefined) return message
  return `${message} (line ${sql.slice(0, Number(position)).split('\n').length})`
}
