import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

/** `owner` owns every table and runs the migrations, `app` serves requests under row-level security, `auth` is the sign-in's. */
export const ROLES = ['platzwart_owner', 'platzwart_app', 'platzwart_auth'] as const
export type Role = (typeof ROLES)[number]

/** Made from the secret and not stored, so that several servers with the same SECRET agree without talking to each other. */
export function passwordOf(role: Role, secret: string): string {
  return createHmac('sha256', secret).update(`platzwart database role ${role}`).digest('base64url')
}

/** The same database as another login. */
export function urlOf(role: Role, databaseUrl: string, secret: string): string {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = passwordOf(role, secret)
  return url.href
}

/** What PostgreSQL stores in place of a password (SCRAM-SHA-256, RFC 5803): it proves one, and does not reveal it. */
export function verifierOf(password: string, salt: Buffer = randomBytes(16)): string {
  const rounds = 4096
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest()
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64')
  const server = hmac('Server Key').toString('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${server}`
}
