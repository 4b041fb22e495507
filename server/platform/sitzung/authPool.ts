import pg from 'pg'
import { DEMO_SETTING, surviveLoss } from '../database/pool.ts'

/**
 * Connections of the sign-in's own role: its tables stand in schema `auth`. Values come as `pg` gives them (better-auth wants
 * `Date`), so this pool is for the sign-in alone.
 */
export function createAuthPool(
  connectionString: string,
  onError: (error: Error) => void,
  demo = false,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    application_name: 'platzwart-auth',
    options: `-c search_path=auth -c timezone=UTC -c lock_timeout=2000 -c statement_timeout=10000 -c idle_in_transaction_session_timeout=15000${demo ? ` ${DEMO_SETTING}` : ''}`,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
  })
  surviveLoss(pool, onError)
  return pool
}
