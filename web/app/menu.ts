import { FEATURES } from '../features.ts'
import type { Entry, Part } from '../frame/feature.ts'

/** The manifests that have entries, or parts. */
type With<K extends string> = Extract<(typeof FEATURES)[number], { readonly [N in K]: readonly unknown[] }>

type MenuEntry = With<'entries'>['entries'][number]

/**
 * The pages behind the entries of the header menu. The server says which entries a person sees (U1, P7); an
 * entry whose page does not exist here yet is left out.
 */
export const ENTRIES: readonly MenuEntry[] = FEATURES.flatMap<MenuEntry>((feature) =>
  'entries' in feature ? feature.entries : [],
)

export type MenuPage = MenuEntry['id']

const BY_ID = new Map<string, MenuEntry>(ENTRIES.map((entry) => [entry.id, entry]))

export function isMenuPage(entry: string): entry is MenuPage {
  return BY_ID.has(entry)
}

/** The page of a menu entry; undefined if it does not exist yet. */
export function entryOf(id: string): MenuEntry | undefined {
  return BY_ID.get(id)
}

/** The entry whose page has exactly this path. The administration explains itself why a page is closed. */
export function entryAt(path: string): MenuEntry | undefined {
  return path.startsWith('/admin') ? undefined : ENTRIES.find(({ to }) => to === path)
}

export type PartName = With<'parts'>['parts'][number]['name'] | 'admin'

interface NamedPart extends Part {
  readonly name: PartName
}

/**
 * The parts of the house, as the header names them. Each page of a part has a tab or a switch on its pages.
 */
export const PARTS: readonly NamedPart[] = [
  ...FEATURES.flatMap<NamedPart>((feature) => ('parts' in feature ? feature.parts : [])),
  { name: 'admin', route: '/haus/verwaltung' },
]

type PageOf<P extends string> = Extract<MenuEntry, { readonly part: P }>

function isOf<P extends string>(part: P) {
  return (entry: Entry): entry is PageOf<P> => entry.part === part
}

/** Pages of the administration have their names among its texts, not in the first load. */
export const isAdminPage = isOf('admin')

/** A part's pages that are open to the person, in the order of their menu, which is that of the tabs. */
export function pagesOf<P extends string>(part: P, menue: readonly string[]): readonly PageOf<P>[] {
  return menue.flatMap((id) => entryOf(id) ?? []).filter(isOf(part))
}

/**
 * The parts with a page for the person, in the order of their menu, each with the first page that is open to
 * them.
 */
export function partsOf(menue: readonly string[]) {
  const place = (page: MenuEntry) => menue.indexOf(page.id)
  return PARTS.flatMap((part) => {
    const [first] = pagesOf(part.name, menue)
    return first === undefined ? [] : [{ ...part, first }]
  }).toSorted((a, b) => place(a.first) - place(b.first))
}

/** The part that a page belongs to, by its matched routes; null for stand-alone pages. */
export function partOf(routes: readonly string[]): PartName | null {
  return PARTS.find(({ route }) => routes.includes(route))?.name ?? null
}
