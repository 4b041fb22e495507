/** Letters that are read and typed without mistake, and make no words (RFC 8628, section 6.1). */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Of 20 letters: 34 bits, of which a house has five tries in ten minutes. */
export const CODE_LENGTH = 8

/** Of a screen, as it is called in lists and in the trail. */
export const ANZEIGEGERAET_NAME_MAX = 80

/** Minutes for which a code holds. */
export const CODE_MINUTES = 10

/** Wrong codes that a house may enter until it has to wait as long as a code holds: then none is left that was there. */
export const CODE_TRIES = 5

const HALF = CODE_LENGTH / 2
const WHOLE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`)

/** What somebody typed as a code, whatever the case and whatever stands between the letters; null where it is none. */
export function parseKopplungscode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s.·_\-\u2010-\u2015]/g, '')
  return WHOLE.test(letters) ? letters : null
}

/** As it stands on the screen: in two halves. */
export function formatKopplungscode(code: string): string {
  return `${code.slice(0, HALF)}-${code.slice(HALF)}`
}

/** The code that a number stands for; far larger ones than there are codes give each of them as often. */
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
