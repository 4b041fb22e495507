/**
 * Log-likelihood of non-ASCII letters in names and words here; others are judged by their category. Only
 * differences count: one point is a factor of about three.
 */
const LETTERS: readonly (readonly [letters: string, worth: number])[] = [
  ['üäö', 4],
  ['ß', 3.5],
  ['é', 3],
  ['ÜÄÖ', 3],
  ['èáçñó', 2],
  ['íëôêï', 1.8],
  ['âúåøæãõàîùûýìòš', 1.5],
  ['ČŠŽÉÁØÅÇÓÍÚÈËÑŁŚİŞĐ', 1.4],
  ['žčćřěłęąńśźżůőűğşıđāēīū', 1.3],
  ['ňťďľĺŕżŻŹŃĆĘĄŐŰŘĚŮÝÂÊÎÔÛÀÌÒÙÃÕÆÏÐÞðþœŒÿ', 0.6],
]

const WORTH: ReadonlyMap<string, number> = new Map(
  LETTERS.flatMap(([letters, worth]) => [...letters].map((letter): [string, number] => [letter, worth])),
)

/** Typographic characters, by what stands beside them. */
const JOINING = /[’‘ʼ]/u
const BETWEEN_WORDS = /[\u00a0–—„“”‚»«…]/u
const BESIDE_NUMBERS = /[€°§²³½¼¾µ×·]/u

const LETTER = /\p{L}/u
const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u
const WORD_SIGN = /[\p{L}\p{N}]/u
const CONTROL = /[\p{Cc}\ufffd]/u

interface Neighbours {
  readonly before: string
  readonly after: string
}

function worthOfLetter(letter: string, { before, after }: Neighbours): number {
  const worth = WORTH.get(letter) ?? 0
  // Capitals do not occur inside lower-case words, and names rarely start in lower case.
  if (UPPER.test(letter)) return LOWER.test(before) ? -4 : worth
  if (UPPER.test(after)) return -2
  return LETTER.test(before) ? worth : worth - 2.5
}

function worthOfSign(sign: string, { before, after }: Neighbours): number {
  const inWord = WORD_SIGN.test(before) && WORD_SIGN.test(after)
  if (JOINING.test(sign)) return LETTER.test(before) && UPPER.test(after) ? 2 : inWord ? 0.5 : -1
  if (BETWEEN_WORDS.test(sign)) return inWord ? -3 : 1
  if (BESIDE_NUMBERS.test(sign)) return inWord && LETTER.test(before) ? -4 : 0.5
  return -4
}

/** Plausibility of a word: the sum over its non-ASCII letters. */
function worthOfWord(word: string): number {
  const signs = [...word]
  return signs.reduce((sum, sign, at) => {
    if (sign <= '\u007f') return sum
    const beside = { before: signs[at - 1] ?? '', after: signs[at + 1] ?? '' }
    if (CONTROL.test(sign)) return sum - 8
    return sum + (LETTER.test(sign) ? worthOfLetter(sign, beside) : worthOfSign(sign, beside))
  }, 0)
}

/** A known name outweighs its letters. */
const KNOWN = 6

/** The normalised form for comparing words. */
export const wordKey = (word: string): string => word.normalize('NFC').toLowerCase()

/**
 * Plausibility of words under one reading of their bytes.
 * @param known names and words, as `wordKey` returns them
 */
export function plausibility(words: readonly string[], known: ReadonlySet<string>): number {
  return words.reduce((sum, word) => {
    const name = wordKey(word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    return sum + worthOfWord(word) + (known.has(name) ? KNOWN : 0)
  }, 0)
}
