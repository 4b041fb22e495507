/** How a page formats numbers: `1.234,5` in German, `1,234.5` in English. */
const SIGNS = {
  de: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const

type Language = keyof typeof SIGNS

/** Spaces of every width and apostrophes separate thousands in either language. */
const SPACE = /[\s\u00a0\u2007\u2009\u202f]/g
const APOSTROPHE = /['\u2019\u02bc]/g
const MINUS = /^[-\u2212\u2013]\s*/

export interface NumberRules {
  readonly language: Language
  /** Maximum decimal places; 0: an integer. */
  readonly places: number
  readonly min?: number
  readonly max?: number
}

export type NumberRefusal =
  | { readonly why: 'keine' }
  /** Only integers, or no more than so many decimal places. */
  | { readonly why: 'ganze' }
  | { readonly why: 'stellen'; readonly stellen: number }
  /** Ambiguous: it is not in the page's format, and means different numbers in the two languages. */
  | { readonly why: 'zweideutig'; readonly eine: number; readonly andere: number }
  | { readonly why: 'klein'; readonly min: number }
  | { readonly why: 'gross'; readonly max: number }

export type NumberReading =
  | { readonly ok: true; readonly value: number }
  | ({ readonly ok: false } & NumberRefusal)

interface ParsedNumber {
  readonly value: number
  /** As written, including zeros. */
  readonly places: string
}

/** Parses by the separators of one language only; null if it is no number in it. */
function parseIn(text: string, language: Language): ParsedNumber | null {
  const { group, decimal } = SIGNS[language]
  const point = text.lastIndexOf(decimal)
  const [front, places] = point === -1 ? [text, ''] : [text.slice(0, point), text.slice(point + 1)]
  if (point !== -1 && !/^\d+$/.test(places)) return null
  if (!isWhole(front, group)) return null
  const digits = front.replaceAll(/\D/g, '')
  return { value: Number(places === '' ? digits : `${digits}.${places}`), places }
}

/** Digits only, or groups of three with one and the same separator; a leading zero excludes thousands. */
function isWhole(text: string, group: string): boolean {
  if (/^\d{1,15}$/.test(text)) return true
  return [group, ' ', "'"].some((sign) => {
    const [first = '', ...rest] = text.split(sign)
    return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((three) => /^\d{3}$/.test(three))
  })
}

const isNothing = (places: string) => /^0*$/.test(places)

function tooManyPlaces(allowed: number): NumberReading {
  return allowed === 0 ? { ok: false, why: 'ganze' } : { ok: false, why: 'stellen', stellen: allowed }
}

/** Parses a number without its sign. */
function readAmount(text: string, { language, places }: NumberRules): NumberReading {
  const own = parseIn(text, language)
  const other = parseIn(text, language === 'de' ? 'en' : 'de')
  const most = (one: ParsedNumber) => one.places.length > places
  if (own !== null) {
    if (!most(own)) return { ok: true, value: own.value }
    if (other !== null && other.value !== own.value) {
      const eine = own.value
      const andere = other.value
      return { ok: false, why: 'zweideutig', eine, andere }
    }
    return isNothing(own.places.slice(places)) ? { ok: true, value: own.value } : tooManyPlaces(places)
  }
  if (other === null) return { ok: false, why: 'keine' }
  // Only the other language's separators make sense of it.
  return most(other) ? tooManyPlaces(places) : { ok: true, value: other.value }
}

/**
 * Parses a number as typed on a page of that language, or says why it is none. The page's own format always
 * has the meaning that it has there; an ambiguous text is refused with both readings, and never guessed.
 */
export function readNumber(written: string, rules: NumberRules): NumberReading {
  const text = written.trim().replaceAll(SPACE, ' ').replaceAll(APOSTROPHE, "'")
  const negative = MINUS.test(text)
  const reading = readAmount(text.replace(MINUS, ''), rules)
  if (!reading.ok) return reading
  const value = negative && reading.value !== 0 ? -reading.value : reading.value
  const { min = 0, max } = rules
  if (value < min) return { ok: false, why: 'klein', min }
  if (max !== undefined && value > max) return { ok: false, why: 'gross', max }
  return { ok: true, value }
}

interface Writing extends Pick<NumberRules, 'language' | 'places'> {
  /** With thousands separators; without them in an editable field. */
  readonly grouped: boolean
  /** Always with all decimal places: an amount of money shows its cents. */
  readonly exact?: boolean
}

/** Formats a number for a page. */
export function writeNumber(value: number, { language, places, grouped, exact = false }: Writing): string {
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    useGrouping: grouped,
    maximumFractionDigits: places,
    minimumFractionDigits: exact ? places : 0,
  }).format(value)
}
