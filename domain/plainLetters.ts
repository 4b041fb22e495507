/** Letters with signs on them, and below each the one that people type for it; the column `benutzer.suchform` has them alike. */
export const SIGNED = 'áàâãåäāăąćčçďđéèêëēėęěğíìîïīıłńñňóòôõöøōőŕřśšşșťţțúùûüūůűýÿźżžð‐‑–—−'
export const TYPED = 'aaaaaaaaacccddeeeeeeeegiiiiiilnnnoooooooorrsssstttuuuuuuuyyzzzd-----'

/** Signs that some keyboards write in one way and some in another, and many people not at all. */
export const UNTYPED = "'’‘ʼ`´"

/** Letters that are typed as two. */
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

/** A text as it is looked for: in small letters without the signs on them, so that Ozdemir finds Özdemir and O'Brien O’Brien. */
export function plainLetters(text: string): string {
  return [...text.normalize('NFC').toLowerCase().normalize('NFC')]
    .map((letter) => LETTERS.get(letter) ?? letter)
    .join('')
}
