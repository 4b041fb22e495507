import { randomBytes } from 'node:crypto'
import { hashPassword as hashScrypt } from 'better-auth/crypto'
import type pg from 'pg'
import { deriveKey } from '../../../platform/sitzung/deriveKey.ts'
import { PASSWORD_COST, type PasswordCost } from '../../../platform/sitzung/passwordCost.ts'

const SALT_BYTES = 16
const KEY_BYTES = 32

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')

/** A password by Argon2id (RFC 9106) as a PHC string, which `verifyPassword` reads. */
export async function hashPassword(password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> {
  const { memory, passes, parallelism } = cost
  const nonce = randomBytes(SALT_BYTES)
  // As the library does before scrypt: the same letters, however they were typed.
  const message = password.normalize('NFKC')
  const key = await deriveKey({ message, nonce, memory, passes, parallelism, tagLength: KEY_BYTES })
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
export function passwordKeeping(pool: pg.Pool, cost: PasswordCost = PASSWORD_COST): PasswordKeeping {
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
    hash: async (password) => ((await isAgreed()) ? hashPassword(password, cost) : hashScrypt(password)),
    renew: async (hash, password) =>
      !hash.startsWith('$') && (await isAgreed()) ? hashPassword(password, cost) : null,
  }
}
