/** What was typed on the map so far, and when the last of it was, in milliseconds of any clock. */
export interface Typed {
  readonly text: string
  readonly at: number
}

export const NOTHING_TYPED: Typed = { text: '', at: Number.NEGATIVE_INFINITY }

/** A pause of so long ends a number; the next key begins another. */
const PAUSE_MS = 1_500

interface Key {
  readonly key: string
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/**
 * What is typed after this key; null when it is not part of a number. A letter or a digit begins one; once begun, `-`, `0` and the like
 * belong to it and no longer to the zoom.
 */
export function typedWith(before: Typed, { key, ctrlKey, altKey, metaKey }: Key, at: number): Typed | null {
  if (ctrlKey || altKey || metaKey || [...key].length !== 1) return null
  const begun = at - before.at <= PAUSE_MS ? before.text : ''
  const begins = /^[\p{L}1-9]$/u.test(key)
  if (begun === '' ? !begins : !/^[\p{L}\d\-./]$/u.test(key)) return null
  return { text: begun + key, at }
}

/** As people write it: without hyphens and blanks, in small letters. */
function plainNumber(text: string): string {
  return text.toLocaleLowerCase('de').replace(/[\s\-./]+/g, '')
}

/** The seats whose number begins so, the one of exactly that number first. */
export function numbered<S extends { readonly bezeichnung: string }>(
  seats: readonly S[],
  text: string,
): readonly S[] {
  const wanted = plainNumber(text)
  if (wanted === '') return []
  const isExact = ({ bezeichnung }: S) => Number(plainNumber(bezeichnung) === wanted)
  return seats
    .filter(({ bezeichnung }) => plainNumber(bezeichnung).startsWith(wanted))
    .toSorted((a, b) => isExact(b) - isExact(a))
}
