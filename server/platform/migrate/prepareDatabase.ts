import { fileURLToPath } from 'node:url'
import { bootstrap } from './bootstrap.ts'
import { readMigrations } from './landed.ts'
import { migrate } from './migrate.ts'
import { refusePowerfulLogin } from './privileges.ts'
import { urlOf } from './roles.ts'
import { withAdmin, withClient } from './session.ts'

export interface PreparedDatabase {
  /** For migrations and administration only. */
  readonly ownerUrl: string
  /** For requests and jobs: under row-level security. */
  readonly appUrl: string
  /** For the sign-in: schema `auth`. */
  readonly authUrl: string
  /** The migrations that ran just now. */
  readonly applied: readonly string[]
}

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number of ours; it must only be the same in every version of this program. */
const LOCK = '5771648133206194'

/** Works where no other server is preparing the database, once roles and extension are there. */
export async function withRoles<T>(adminUrl: string, secret: string, work: () => Promise<T>): Promise<T> {
  return await withAdmin(adminUrl, async (admin) => {
    // Of the session, and so released by PostgreSQL itself when this process dies.
    await admin.query('select pg_advisory_lock($1)', [LOCK])
    await bootstrap(admin, adminUrl, secret)
    return await work()
  })
}

/**
 * Brings a database to where this program can serve from it: roles, extension, schema. Of several servers starting together one does it
 * and the others wait for it. Meant for every start; when there is nothing to do it takes some 40 ms.
 * @param adminUrl a login that may create roles, or any that may connect when the roles are there
 * @param secret the roles' passwords are made from it
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
