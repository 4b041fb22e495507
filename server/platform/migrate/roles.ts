import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/**
 * `owner` owns all tables and runs migrations, `app` serves requests under row-level security, `auth` serves
 * sign-in.
 */
export const ROLES = ['platzwart_owner', 'platzwart_app', 'platzwart_auth'] as const
export type Role = (typeof ROLES)[number]

/** Derives a role's password from the secret, so that servers with the same SECRET agree without storing it. */
export function passwordOf(role: Role, secret: string): string {
  return createHmac('sha256', secret).update(`platzwart database role ${role}`).digest('base64url')
}

/** The URL of the same database with another role's login. */
export function urlOf(role: Role, databaseUrl: string, secret: string): string {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = passwordOf(role, secret)
  return url.href
}

/** A SCRAM-SHA-256 verifier (RFC 5803), which PostgreSQL stores instead of the password; it does not reveal it. */
export function verifierOf(password: string, salt: Buffer = randomBytes(16)): string {
  const rounds = 4096
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64')
  const server = hmac('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}
