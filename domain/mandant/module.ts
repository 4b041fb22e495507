/** Feature modules that a Mandant may have (T4), as the configuration groups of SPECIFICATION section 1. */
export const MODULE = [
  'systemeinstellungen',
  'einstellungen',
  'officelocker',
  'leseraum',
  'arbeitswelt',
  'chatbot',
  'fahrzeugbuchung',
] as const

export type Modul = (typeof MODULE)[number]

/** No version has pages for them yet. A house that has one on keeps it; nobody can switch it on anew. */
const WITHOUT_PAGES: readonly Modul[] = ['officelocker', 'chatbot']

/** The modules that can be offered to a house. */
export const OFFERED_MODULE: readonly Modul[] = MODULE.filter((modul) => !WITHOUT_PAGES.includes(modul))

/** The index of the first newly wanted module that has no pages; null if there is none. */
export function findWithoutPages(
  had: readonly string[],
  wanted: readonly Modul[],
): { readonly modul: Modul; readonly index: number } | null {
  const index = wanted.findIndex((modul) => WITHOUT_PAGES.includes(modul) && !had.includes(modul))
  const modul = wanted[index]
  return modul === undefined ? null : { modul, index }
}

/** One module, or any one of several: rooms are there for reading rooms and for workspaces. */
export type AnyModul = Modul | readonly Modul[]

/** Whether a house has a module, or one of several; if none is needed, every house does. */
export function hasModul(module: readonly string[], asked: AnyModul | null | undefined): boolean {
  return !asked || [asked].flat().some((modul) => module.includes(modul))
}

/** The module that a refusal names: the first of several. */
export function namedModul(asked: AnyModul): string {
  return [asked].flat()[0] ?? ''
}

export function isModul(text: string): text is Modul {
  return MODULE.some((modul) => modul === text)
}

interface Startseite {
  /** Value of the setting `system.startseite`. */
  readonly name: string
  readonly modul: Modul
  readonly path: string
}

/** In the order of fallback if the configured one's module is off. */
const STARTSEITEN = [
  { name: 'fahrzeuge', modul: 'fahrzeugbuchung', path: '/fahrzeuge' },
  { name: 'leseraum', modul: 'leseraum', path: '/leseraum/karte' },
  { name: 'arbeitswelt', modul: 'arbeitswelt', path: '/arbeitswelt/karte' },
  { name: 'officelocker', modul: 'officelocker', path: '/officelocker' },
] as const satisfies readonly Startseite[]

/** A module that has pages of its own. */
export type PageModul = (typeof STARTSEITEN)[number]['modul']

/** The module whose pages include a path; null if there is none. */
export function modulBelow(path: string): PageModul | null {
  const [, first] = path.toLowerCase().split('/')
  return STARTSEITEN.find((page) => page.path.split('/')[1] === first)?.modul ?? null
}

export function isPageModul(modul: string): modul is PageModul {
  return STARTSEITEN.some((page) => page.modul === modul)
}

/** The start pages available to a house with these modules, by their names in the setting. */
export function openStartseiten(module: readonly string[]): readonly string[] {
  return reachable(module).map(({ name }) => name)
}

function reachable(module: readonly string[]) {
  return STARTSEITEN.filter(({ modul }) => module.includes(modul) && OFFERED_MODULE.includes(modul))
}

/**
 * Where a person starts after the login, and where `/` redirects (S12; SPECIFICATION section 2): the
 * configured page if its module is on; else vehicles if vehicle booking is on, otherwise the map of the
 * reading rooms, otherwise any other.
 */
export function startPath(module: readonly string[], configured: string): string {
  const open = reachable(module)
  const page = open.find(({ name }) => name === configured) ?? open[0]
  return page?.path ?? '/heute'
}
