import pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { type Role, urlOf } from './roles.ts'

/** Opens a connection for `work` and closes it afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'platzwart start' })
  // Without a listener, a connection that breaks between two statements would crash the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Like `withClient`, but explains in a sentence why an administrator's URL does not work. */
export async function withAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  try {
    await withClient(url, async () => undefined)
  } catch (error) {
    throw new StartRefusal(unreachable(url, error as Error & { code?: string }))
  }
  return await withClient(url, work)
}

function unreachable(url: string, error: Error & { code?: string }): string {
  const { hostname, port, pathname, username } = new URL(url)
  const place = `${decodeURIComponent(hostname)}${port ? `:${port}` : ''}`
  switch (error.code) {
    case '28P01':
    case '28000':
      return `The database at ${place} does not accept the login ${username}: put the right user and password into DATABASE_URL.`
    case '3D000':
      return `There is no database ${pathname.slice(1)} at ${place}: create it (createdb ${pathname.slice(1)}), or name another one in DATABASE_URL.`
    default:
      return `The database at ${place} cannot be reached (${error.code ?? error.message}): start it, or set DATABASE_URL to where it is.`
  }
}

const WRONG_LOGIN = new Set(['28P01', '28000'])

export async function canSignIn(role: Role, databaseUrl: string, secret: string): Promise<boolean> {
  try {
    await withClient(urlOf(role, databaseUrl, secret), async () => undefined)
    return true
  } catch (error) {
    if (WRONG_LOGIN.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
