import pg from 'pg'
import { DATABASE_TYPES } from './types.ts'

/** Timeouts keep one stuck request from blocking others. */
const SESSION_OPTIONS = [
  '-c timezone=UTC',
  '-c lock_timeout=2000',
  '-c statement_timeout=10000',
  '-c idle_in_transaction_session_timeout=15000',
  // Our writes name their marks (`Tx`); for all other clients, triggers mark all days. Servers of earlier
  // releases set only `said`, for which the triggers mark seats only.
  '-c app.marks=all',
].join(' ')

/** Makes demo accounts visible to a connection (`auth.is_open`). */
export const DEMO_SETTING = '-c app.demo=on'

export interface PoolOptions {
  /**
   * Maximum number of connections. On two cores, more than about ten only queue inside PostgreSQL instead of
   * here.
   */
  readonly max: number
  readonly applicationName: string
  readonly onError: (error: Error) => void
  /** Further `-c name=value` settings of the session. */
  readonly settings?: string
}

/**
 * Keeps the process alive when the database restarts. A connection lost in use fails its statements and then
 * emits another error that callers cannot listen for; an idle one emits it on the pool.
 */
export function surviveLoss(pool: pg.Pool, onError: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => onError(withoutConnection(error)))
}

/**
 * Removes the connection that a pool attaches to its error: it holds all statements and the cancellation key,
 * which do not belong in a log.
 */
export function withoutConnection(error: Error): Error {
  Reflect.deleteProperty(error, 'client')
  return error
}

const listeners = new WeakMap<pg.Pool, (mandantId: string) => void>()

/** Sets the pool's listener for commits that added audit rows. It is called after each of them, once durable. */
export function onRecorded(pool: pg.Pool, tell: (mandantId: string) => void): void {
  listeners.set(pool, tell)
}

export function notifyRecorded(pool: pg.Pool, mandantId: string): void {
  listeners.get(pool)?.(mandantId)
}

/** Creates a pool whose connections pipeline: independent statements travel in one round trip. */
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
