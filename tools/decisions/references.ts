export const FOLDER = 'docs/decisions/'
export const INDEX = `${FOLDER}README.md`

/** A decision that is not folded into a page yet. */
export const LOOSE = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/
export const PAGE = /^docs\/decisions\/[a-z]+(?:-[a-z]+)*\.md$/

/** How decisions are spoken of by number: `decision 175`, `decisions 222 and 233`, `docs/decisions/0175-let-nobody-be-watched.md`. */
const SPOKEN = /\b[Dd]ecisions? (\d{1,4}(?:(?:, | and |, and )\d{1,4})*)\b/g
const NAMED = /\b((?:docs\/)?decisions\/)(\d{4})(?:-[a-z0-9-]+\.md)?/g

/** `(0284)` at the end of a sentence. */
const BARE = /\((0[1-9]\d\d)\)/g

export interface Reference {
  readonly index: number
  readonly text: string
  readonly numbers: readonly number[]
}

export function referencesIn(text: string): Reference[] {
  const spoken = [...text.matchAll(SPOKEN)].map(({ 0: found, 1: list = '', index }) => ({
    index,
    text: found,
    numbers: [...list.matchAll(/\d+/g)].map(([number]) => Number(number)),
  }))
  const named = [...text.matchAll(NAMED)].map(({ 0: found, 2: number = '', index }) => ({
    index,
    text: found,
    numbers: [Number(number)],
  }))
  const bare = [...text.matchAll(BARE)].map(({ 0: found, 1: number = '', index }) => ({
    index,
    text: found,
    numbers: [Number(number)],
  }))
  return [...spoken, ...named, ...bare].sort((a, b) => a.index - b.index)
}

/** The numbers that a page has taken in, from its last line. */
export function foldedBy(page: string): number[] {
  const line = /^Folds: ([\d, ]+)\.$/m.exec(page)?.[1] ?? ''
  return [...line.matchAll(/\d+/g)].map(([number]) => Number(number))
}

/** The text with every reference to a folded decision as one to its page. */
export function carried(text: string, pages: ReadonlyMap<number, string>): string {
  const linked = text.replace(
    /\[[Dd]ecision \d+\]\(((?:docs\/)?decisions\/)(\d{4})-[a-z0-9-]+\.md\)/g,
    (whole, folder: string, number: string) => {
      const page = pages.get(Number(number))
      return page === undefined ? whole : `[${page}](${folder}${page}.md)`
    },
  )
  const named = linked.replace(NAMED, (whole, folder: string, number: string) => {
    const page = pages.get(Number(number))
    return page === undefined ? whole : `${folder}${page}.md`
  })
  const closed = named.replace(BARE, (whole, number: string) => {
    const page = pages.get(Number(number))
    return page === undefined ? whole : `(${FOLDER}${page}.md)`
  })
  return closed.replace(SPOKEN, (whole, list: string) => {
    const found = [...list.matchAll(/\d+/g)].map(([number]) => pages.get(Number(number)))
    if (found.includes(undefined)) return whole
    return [...new Set(found)].map((page) => `${FOLDER}${page}.md`).join(', ')
  })
}
