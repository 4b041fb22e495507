/** Names, split into words and grouped by their first word. */
export type Names = ReadonlyMap<string, readonly (readonly string[])[]>

interface Name {
  readonly vorname: string
  readonly nachname: string
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** An e-mail address in a text. */
const ADDRESS = /[^\s<>()[\]:;,"'|]+@[^\s<>()[\]:;,"'|]*[\p{L}\p{N}]/gu
/**
 * What may stand between two words of a name: a space, a line break, a hyphen, or a comma after a surname
 * that comes first.
 */
const BETWEEN = /^[^\p{L}\p{M}\p{N}]{1,3}$/u
const HIDDEN = '…'

const wordOf = (text: string) => text.normalize('NFC').toLowerCase()
const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => wordOf(word))

/** The names to look for, in either order of first and last name, without those of `own`. */
export function namesOf(people: readonly Name[], own: readonly Name[]): Names {
  const names = new Map<string, (readonly string[])[]>()
  const ways = ({ vorname, nachname }: Name) =>
    [`${vorname} ${nachname}`, `${nachname} ${vorname}`].map(wordsOf)
  const ownWays = new Set(own.flatMap(ways).map((words) => words.join(' ')))
  for (const words of people.flatMap(ways)) {
    const [first] = words
    if (first === undefined || words.length < 2 || ownWays.has(words.join(' '))) continue
    const same = names.get(first)
    if (same === undefined) names.set(first, [words])
    else same.push(words)
  }
  return names
}

interface Place {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** The number of words from `at` on that form a name, preferring the longest; 0 if none do. */
function lengthAt(text: string, places: readonly Place[], at: number, names: Names): number {
  const fits = (words: readonly string[]) =>
    words.every((word, nr) => {
      const here = places[at + nr]
      const before = places[at + nr - 1]
      const joined = nr === 0 || (here && before && BETWEEN.test(text.slice(before.to, here.from)))
      return here?.word === word && joined
    })
  const found = (names.get(places[at]?.word ?? '') ?? []).filter(fits)
  return Math.max(0, ...found.map(({ length }) => length))
}

/** Hides these names in a text, and every address that is not among `ownAddresses` (lower case). */
export function hideNames(text: string, names: Names, ownAddresses: readonly string[]): string {
  const unaddressed = text.replaceAll(ADDRESS, (address) =>
    ownAddresses.includes(address.toLowerCase()) ? address : HIDDEN,
  )
  const places = [...unaddressed.matchAll(WORD)].map(({ 0: word, index }): Place => {
    return { word: wordOf(word), from: index, to: index + word.length }
  })
  let told = ''
  let from = 0
  for (let at = 0; at < places.length; at++) {
    const length = lengthAt(unaddressed, places, at, names)
    const first = places[at]
    const last = places[at + length - 1]
    if (length === 0 || !first || !last) continue
    told += unaddressed.slice(from, first.from) + HIDDEN
    from = last.to
    at += length - 1
  }
  return told + unaddressed.slice(from)
}
