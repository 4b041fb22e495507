/** What somebody typed as their second factor. */
export interface FactorCode {
  /** Of the authenticator app, or one of those that were kept for the day on which it is lost. */
  readonly art: 'app' | 'recovery'
  readonly code: string
}

/** No letter that looks like a digit or another letter: people read them from paper. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of a recovery code, without what groups them: 80 random bits. */
export const RECOVERY_LENGTH = 16

const APP = /^\d{6}$/
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`)

/** A code however it was typed: with spaces and hyphens, in small letters, with O for 0 and I or L for 1; null when it is none. */
export function factorCodeOf(text: unknown): FactorCode | null {
  if (typeof text !== 'string' || text.length > 60) return null
  const plain = text.replaceAll(/[\s-]/g, '')
  if (APP.test(plain)) return { art: 'app', code: plain }
  const code = plain.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return RECOVERY.test(code) ? { art: 'recovery', code } : null
}

/** As it is shown: in groups of four. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
