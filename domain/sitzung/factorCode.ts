/** A second factor's code as typed. */
export interface FactorCode {
  /** From the authenticator app, or one of the recovery codes kept for its loss. */
  readonly art: 'app' | 'recovery'
  readonly code: string
}

/** Without letters that look like a digit or another letter: people read them from paper. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Characters of a recovery code, without separators: 80 random bits. */
export const RECOVERY_LENGTH = 16

const APP = /^\d{6}$/
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`)

/**
 * Parses a code however it was typed: with spaces and hyphens, in lower case, with O for 0 and I or L for 1;
 * null if it is not a code.
 */
export function factorCodeOf(text: unknown): FactorCode | null {
  if (typeof text !== 'string' || text.length > 60) return null
  const plain = text.replaceAll(/[\s-]/g, '')
  if (APP.test(plain)) return { art: 'app', code: plain }
  const code = plain.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return RECOVERY.test(code) ? { art: 'recovery', code } : null
}

/** Formats a code in groups of four. */
export function groupedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-')
}
