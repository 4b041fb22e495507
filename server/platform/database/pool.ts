import pg from 'pg'
import { DATABASE_TYPES } from './types.ts'

/** `lock_timeout` and its siblings keep one stuck request from taking the others with it. */
const SESSION_OPTIONS = [
  '-c timezone=UTC',
  '-c lock_timeout=2000',
  '-c statement_timeout=10000',
  '-c idle_in_transaction_session_timeout=15000',
  // A write of ours says of which days it is (`Tx`); the database marks all days for whoever does not. Servers that say no more than `said`
  // draw the marks of seats alone.
  '-c app.marks=all',
].join(' ')

/** Opens the demo's accounts to a connection (`auth.is_open`); without it they are nobody. */
export const DEMO_SETTING = '-c app.demo=on'

export interface PoolOptions {
  /** Connections at most. On two cores more than about ten only queue inside PostgreSQL instead of here. */
  readonly max: number
  readonly applicationName: string
  readonly onError: (error: Error) => void
  /** Further `-c name=value` settings of the session. */
  readonly settings?: string
}

/**
 * What keeps a restart of the database from ending this process. A connection that is lost while it is in use fails its statements and
 * then says so once more, where the library lets nobody listen; one that is idle says so to the pool.
 */
export function surviveLoss(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => onError(withoutConnection(error)))
}

/** A pool hangs the whole lost connection on its error, with all statements and the key to cancel them: nothing for a log. */
export function withoutConnection(error: Error): Error {
  Reflect.deleteProperty(error, 'client')
  return error
}

const listeners = new WeakMap<pg.Pool, (mandantId: string) => void>()

/** Who hears of a Mandant whose audit trail has grown, once that is durable: one for each pool, called for each such commit. */
export function onRecorded(pool: pg.Pool, tell: (mandantId: string) => void): void {
  listeners.set(pool, tell)
}

export function tellRecorded(pool: pg.Pool, mandantId: string): void {
  listeners.get(pool)?.(mandantId)
}

/** A pool whose connections pipeline: statements that do not wait for each other's answers travel in one round trip. */
export function createPool(connectionString: string, options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max,
    application_name: options.applicationName,
    options: options.settings ? `${SESSION_OPTIONS} ${options.settings}` : SESSION_OPTIONS,
    types: DATABASE_TYPES,
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
  })
  surviveLoss(pool, options.onError)
  return pool
}
