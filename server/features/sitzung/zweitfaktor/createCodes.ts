import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_ALPHABET, RECOVERY_LENGTH } from '@platzwart/domain/sitzung/factorCode'

/** So many ways back are shown at once. */
const CODES = 10

/** Codes to come back with when the app is lost. Thirty-two characters go into a byte without a rest, so that each is as likely. */
export function createCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from(randomBytes(RECOVERY_LENGTH), (byte) => RECOVERY_ALPHABET[byte % 32]).join(''),
  )
}

/** What is kept of a code: with 80 random bits in it nobody finds it by trying, so that no slow function is needed. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
