import pg from 'pg'
import { DEMO_SETTING, surviveLoss } from '../database/pool.ts'

/**
 * Creates the pool of the sign-in role, whose tables are in schema `auth`. Values keep `pg`'s default types
 * (better-auth needs `Date`), so this pool is for sign-in only.
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
