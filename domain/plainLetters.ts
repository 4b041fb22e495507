/**
 * Letters with diacritics, and below each what people type for it; the column `benutzer.suchform` maps them
 * alike.
 */
export const SIGNED = 'áàâãåäāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõöøōőŕřśšşșťţțúùûüūůűýÿźżžð‐‑–—−'
export const TYPED = 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorrsssstttuuuuuuuyyzzzd-----'

/** Apostrophes that keyboards write differently, and that many people omit. */
export const UNTYPED = "'’‘ʼ`´"

/** Letters that people type as two. */
export const AS_TWO: readonly (readonly [letter: string, typed: string])[] = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]

const LETTERS: ReadonlyMap<string, string> = new Map([
  ...[...SIGNED].map((letter, at): [string, string] => [letter, TYPED[at] ?? letter]),
  ...[...UNTYPED].map((sign): [string, string] => [sign, '']),
  ...AS_TWO,
])

/**
 * The search form of a text: lower case without diacritics, so that Ozdemir finds Özdemir and O'Brien
 * O’Brien.
 */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC').toLowerCase().normalize('NFC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
}
