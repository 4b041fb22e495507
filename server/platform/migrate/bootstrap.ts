import pg from 'pg'
import { StartRefusal } from '../config/startRefusal.ts'
import { passwordOf, ROLES, type Role, verifierOf } from './roles.ts'
import { canSignIn } from './session.ts'

const OLDEST = 150_000
const ATTEMPTS = 5

/** Roles are cluster-wide, so a server on another database may be creating the same one concurrently. */
const RACED = new Set(['42710', '23505', 'XX000'])

/**
 * Creates roles, grants and the extension if missing. A login without the right to create roles suffices once
 * an administrator has run the statements that the refusal prints.
 */
export async function bootstrap(admin: pg.Client, databaseUrl: string, secret: string): Promise<void> {
  await refuseOldVersion(admin)
  let reason = 'the rights it gave did not take effect'
  let statements: string[] = []
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    statements = await missingStatements(admin, databaseUrl, secret)
    if (statements.length === 0) return
    try {
      for (const statement of statements) await admin.query(statement)
    } catch (error) {
      const { code, message } = error as { code?: string; message: string }
      reason = message
      if (!RACED.has(code ?? '')) break
    }
  }
  throw new StartRefusal(
    `The login ${admin.user} of DATABASE_URL may not prepare the database ${admin.database} (${reason}). ` +
      `Let an administrator run this in it, then start again:\n\n${statements.map((line) => `${line};`).join('\n')}\n`,
  )
}

/** In execution order. They contain SCRAM verifiers, not passwords, and may be sent and logged. */
async function missingStatements(admin: pg.Client, databaseUrl: string, secret: string): Promise<string[]> {
  const statements: string[] = []
  const { rows } = await admin.query<Present>(PRESENT)
  const present = rows[0]
  for (const role of ROLES) {
    if (!present?.roles.includes(role))
      statements.push(`create role ${role} ${RIGHTLESS} ${login(role, secret)}`)
    else if (!(await canSignIn(role, databaseUrl, secret)))
      statements.push(`alter role ${role} ${login(role, secret)}`)
  }
  if (!present?.database) {
    const name = admin.escapeIdentifier(admin.database ?? '')
    statements.push(`grant create on database ${name} to platzwart_owner`)
  }
  if (present?.temporary !== false) statements.push(revokeTemporary(admin.database ?? ''))
  if (!present?.schema) statements.push('grant usage, create on schema public to platzwart_owner')
  if (!present?.extension) statements.push('create extension if not exists btree_gist')
  return statements
}

/** Objects in `pg_temp` could shadow those that our own statements mean; by default everybody may create them. */
export function revokeTemporary(database: string): string {
  return `revoke temporary on database ${pg.escapeIdentifier(database)} from public, ${ROLES.join(', ')}`
}

const RIGHTLESS = 'nosuperuser nobypassrls nocreatedb nocreaterole noreplication'

function login(role: Role, secret: string): string {
  return `login password '${verifierOf(passwordOf(role, secret))}'`
}

interface Present {
  readonly roles: string[]
  readonly database: boolean
  readonly temporary: boolean
  readonly schema: boolean
  readonly extension: boolean
}

/** Looks privileges up by the role's oid: by name, the query would fail while the role is missing. */
const PRESENT = `
  select
    (select coalesce(array_agg(rolname::text), '{}') from pg_roles where rolname like 'platzwart\\_%') as roles,
    coalesce(has_database_privilege(owner.oid, current_database(), 'create'), false) as database,
    has_database_privilege('public', current_database(), 'temporary') or exists (
      select from pg_roles r
        where r.rolname in (${ROLES.map((role) => `'${role}'`)})
          and has_database_privilege(r.oid, current_database(), 'temporary')) as temporary,
    coalesce(has_schema_privilege(owner.oid, 'public', 'create'), false) as schema,
    exists (select from pg_extension where extname = 'btree_gist') as extension
  from (select to_regrole('platzwart_owner')::oid as oid) owner`

async function refuseOldVersion(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ number: number; name: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as name",
  )
  if ((rows[0]?.number ?? 0) >= OLDEST) return
  throw new StartRefusal(
    `PostgreSQL ${rows[0]?.name} is too old: DATABASE_URL must lead to PostgreSQL 15 or later.`,
  )
}
