import { timingSafeEqual } from 'node:crypto'
import { verifyPassword as verifyScrypt } from 'better-auth/crypto'
import { deriveKey } from '../../../platform/sitzung/deriveKey.ts'

/** As PHC strings say it: version 19, KiB of memory, passes, lanes, salt, key; base64 without padding. */
const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * Whether it is the password of an account: by Argon2id (RFC 9106), as `hashPassword` keeps it, or by scrypt, as the library did before. What is neither is
 * nobody's.
 */
export async function verifyPassword({
  hash,
  password,
}: {
  hash: string
  password: string
}): Promise<boolean> {
  if (!hash.startsWith('$')) return verifyScrypt({ hash, password })
  const [, m = '', t = '', p = '', salt = '', kept = ''] = ARGON2ID.exec(hash) ?? []
  const memory = Number(m)
  const passes = Number(t)
  const parallelism = Number(p)
  const nonce = Buffer.from(salt, 'base64')
  const key = Buffer.from(kept, 'base64')
  const usable =
    passes > 0 && parallelism > 0 && memory >= 8 * parallelism && nonce.length >= 8 && key.length >= 16
  if (!usable) return false
  // As the library does before scrypt: the same letters, however they were typed.
  const message = password.normalize('NFKC')
  const made = await deriveKey({ message, nonce, memory, passes, parallelism, tagLength: key.length })
  return timingSafeEqual(made, key)
}
