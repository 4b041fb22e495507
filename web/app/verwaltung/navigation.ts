import type { AdminGroup, Entry } from '../../frame/feature.ts'
import { fits, wordsIn } from '../../platform/typedWords.ts'

const GROUPS: readonly AdminGroup[] = ['ueberblick', 'raeume', 'fahrzeuge', 'menschen', 'haus', 'betrieb']

/** A page's label in the navigation, and its search keywords. */
export interface PageWords {
  readonly name: string
  readonly group: string
  readonly more: string
}

export interface NavigationGroup {
  readonly group: AdminGroup
  readonly pages: readonly Entry[]
}

/** Groups the person's pages under their headings, without empty groups. */
export function groupsOf(pages: readonly Entry[]): readonly NavigationGroup[] {
  return GROUPS.map((group) => ({
    group,
    pages: pages.filter((page) => (page.group ?? 'ueberblick') === group),
  })).filter((one) => one.pages.length > 0)
}

/**
 * The pages whose name, heading or synonyms contain every typed word; those whose name begins with it first.
 */
export function findPages(
  pages: readonly Entry[],
  typed: string,
  wordsOf: (page: Entry) => PageWords,
): readonly Entry[] {
  const [first = ''] = wordsIn(typed)
  const rankOf = ({ name }: PageWords) =>
    (fits(typed, name) ? 0 : 2) + (name.toLocaleLowerCase('de').startsWith(first) ? 0 : 1)
  return pages
    .map((page) => ({ page, words: wordsOf(page) }))
    .filter(({ words: { name, group, more } }) => fits(typed, `${name} ${group} ${more}`))
    .toSorted((a, b) => rankOf(a.words) - rankOf(b.words))
    .map(({ page }) => page)
}

/** The current page, or the one that the current path lies below. */
export function pageAt(pages: readonly Entry[], path: string): Entry | undefined {
  return pages
    .toSorted((a, b) => b.to.length - a.to.length)
    .find(({ to }) => path === to || path.startsWith(`${to}/`))
}
