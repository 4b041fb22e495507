import type { AdminGroup, Entry } from '../../frame/feature.ts'

const GROUPS: readonly AdminGroup[] = ['ueberblick', 'raeume', 'fahrzeuge', 'menschen', 'haus', 'betrieb']

/** What is read of a page in the navigation, and by which words it is found besides. */
export interface PageWords {
  readonly name: string
  readonly group: string
  readonly more: string
}

export interface NavigationGroup {
  readonly group: AdminGroup
  readonly pages: readonly Entry[]
}

const wordsIn = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')

/** The pages that somebody may open, under their headings; of a heading without any there is nothing. */
export function groupsOf(pages: readonly Entry[]): readonly NavigationGroup[] {
  return GROUPS.map((group) => ({
    group,
    pages: pages.filter((page) => (page.group ?? 'ueberblick') === group),
  })).filter((one) => one.pages.length > 0)
}

/** The pages in which each word that is typed stands, in their name, their heading, or what else people call it; those whose name begins with it first. */
export function findPages(
  pages: readonly Entry[],
  typed: string,
  wordsOf: (page: Entry) => PageWords,
): readonly Entry[] {
  const wanted = wordsIn(typed)
  const begins = (page: Entry) =>
    wordsOf(page)
      .name.toLocaleLowerCase()
      .startsWith(wanted[0] ?? '')
      ? 0
      : 1
  const names = (page: Entry) =>
    wanted.every((word) => wordsOf(page).name.toLocaleLowerCase().includes(word)) ? 0 : 1
  return pages
    .filter((page) => {
      const { name, group, more } = wordsOf(page)
      const all = `${name} ${group} ${more}`.toLocaleLowerCase()
      return wanted.every((word) => all.includes(word))
    })
    .toSorted((a, b) => names(a) - names(b) || begins(a) - begins(b))
}

/** The page that one is on, or that the page lies below. */
export function pageAt(pages: readonly Entry[], path: string): Entry | undefined {
  return pages
    .toSorted((a, b) => b.to.length - a.to.length)
    .find(({ to }) => path === to || path.startsWith(`${to}/`))
}
