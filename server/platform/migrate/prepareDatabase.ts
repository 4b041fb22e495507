import { fileURLToPath } from 'node:url'
import { bootstrap } from './bootstrap.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrationHistory.ts'
import { refusePowerfulLogin } from './privileges.ts'
import { urlOf } from './roles.ts'
import { withAdmin, withClient } from './session.ts'

export interface PreparedDatabase {
  /** For migrations and administration only. */
  readonly ownerUrl: string
  /** For requests and jobs: under row-level security. */
  readonly appUrl: string
  /** For sign-in: schema `auth`. */
  readonly authUrl: string
  /** Migrations that ran in this call. */
  readonly applied: readonly string[]
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** An arbitrary advisory lock key, the same in every version. */
const LOCK = '5771648133206194'

/** Creates roles and extension, then runs `work` while no other server prepares the database. */
export async function withRoles<T>(adminUrl: string, secret: string, work: () => Promise<T>): Promise<T> {
  return await withAdmin(adminUrl, async (admin) => {
    // A session-level lock, which PostgreSQL releases if this process dies.
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    await bootstrap(admin, adminUrl, secret)
    return await work()
  })
}

/**
 * Prepares a database for this program: roles, extension, schema. Of several servers starting together, one
 * does it and the others wait. Runs at every start; takes about 40 ms when there is nothing to do.
 * @param adminUrl a login that may create roles, or any that may connect once the roles exist
 * @param secret source of the roles' passwords
 * @throws StartRefusal
 */
export async function prepareDatabase(
  adminUrl: string,
  secret: string,
  migrationsFolder: string = MIGRATIONS,
): Promise<PreparedDatabase> {
  const files = readMigrations(migrationsFolder)
  const ownerUrl = urlOf('platzwart_owner', adminUrl, secret)
  const appUrl = urlOf('platzwart_app', adminUrl, secret)
  const authUrl = urlOf('platzwart_auth', adminUrl, secret)
  const applied = await withRoles(adminUrl, secret, () =>
    withClient(ownerUrl, (owner) => migrate(owner, files)),
  )
  await Promise.all([refusePowerfulLogin(appUrl), refusePowerfulLogin(authUrl)])
  return { ownerUrl, appUrl, authUrl, applied }
}
