/** Letters that are hard to misread or mistype and that form no words (RFC 8628, section 6.1). */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Eight of 20 letters: 34 bits. A house has five attempts in ten minutes. */
export const CODE_LENGTH = 8

/** Characters of a screen's name, as lists and the audit trail show it. */
export const ANZEIGEGERAET_NAME_MAX = 80

/** Minutes until a code expires. */
export const CODE_MINUTES = 10

/**
 * Wrong codes that a house may enter before it has to wait. The wait is as long as a code lives, so every
 * code that existed before it has expired.
 */
export const CODE_TRIES = 5

const HALF = CODE_LENGTH / 2
const WHOLE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** Parses a typed code, ignoring case and the separators between the letters; null if it is not a code. */
export function parseKopplungscode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s.·_\-\u2010-\u2015]/g, '')
  return WHOLE.test(letters) ? letters : null
}

/** The code as the screen shows it: two halves with a hyphen between them. */
export function formatKopplungscode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}

/** The code for a number. With numbers far beyond the count of codes, every code is equally likely. */
export function kopplungscodeOf(number: bigint): string {
  const base = BigInt(CODE_LETTERS.length)
  let rest = number
  let code = ''
  while (code.length < CODE_LENGTH) {
    code += CODE_LETTERS[Number(rest % base)]
    rest /= base
  }
  return code
}
