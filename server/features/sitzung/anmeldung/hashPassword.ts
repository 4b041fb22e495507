import { randomBytes } from 'node:crypto'
import { hashPassword as hashScrypt } from 'better-auth/crypto'
import type pg from 'pg'
import { deriveKey } from '../../../platform/sitzung/deriveKey.ts'

/** OWASP's cheat sheet on password storage names them: 19 MiB, two passes, one lane; in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** A password by Argon2id (RFC 9106) as a PHC string, which `verifyPassword` reads. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  // As the library does before scrypt: the same letters, however they were typed.
  const message = password.normalize('NFKC')
  const key = await deriveKey({ message, nonce, ...COST, tagLength: KEY_BYTES })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(key)}`
}

/** How the passwords of an installation are kept. */
export interface PasswordKeeping {
  /** By Argon2id as soon as every server that may still be at work reads it, by scrypt until then (docs/decisions/sign-in.md). */
  readonly hash: (password: string) => Promise<string>
  /** The hash that takes the place of one that was proven; null where it stays. */
  readonly renew: (hash: string, password: string) => Promise<string | null>
}

/** @param pool of the sign-in's role */
export function passwordKeeping(pool: pg.Pool): PasswordKeeping {
  let agreed = false
  const isAgreed = async () => {
    if (agreed) return true
    const { rows } = await pool.query<{ agreed: boolean }>(
      `select exists (select from passwort_verfahren where verfahren = 'argon2id' and ab <= now()) as agreed`,
    )
    agreed = rows[0]?.agreed === true
    return agreed
  }
  return {
    hash: async (password) => ((await isAgreed()) ? hashPassword(password) : hashScrypt(password)),
    renew: async (hash, password) =>
      !hash.startsWith('$') && (await isAgreed()) ? hashPassword(password) : null,
  }
}
