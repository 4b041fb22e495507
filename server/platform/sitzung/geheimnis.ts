import { createHash, randomBytes } from 'node:crypto'

/** A new secret: 32 random bytes (base64url, 43 characters). */
export function newGeheimnis(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret: its SHA-256 (base64url). */
export function pruefwertOf(geheimnis: string): string {
  return createHash('sha256').update(geheimnis).digest('base64url')
}
