import { PAGE } from '@platzwart/contract/paths'

/**
 * The pages behind the entries of the header menu. The server says which entries a person sees (U1, P7);
 * an entry whose page does not exist here yet is left out instead of leading nowhere.
 */
export const MENU_PAGES = {
  heute: PAGE.heute,
  karte: PAGE.karte,
  liste: PAGE.liste,
  fahrzeuge: PAGE.fahrzeuge,
  fahrten: PAGE.fahrten,
  uebersicht: PAGE.uebersicht,
  freigaben: PAGE.freigaben,
  fuehrerschein: PAGE.fuehrerschein,
  fahrzeugEinstellungen: PAGE.fahrzeugEinstellungen,
  fahrzeugeAdmin: PAGE.adminFahrzeuge,
  auftraege: PAGE.adminAuftraege,
  postausgang: PAGE.adminPostausgang,
  passwort: PAGE.passwort,
} as const

export type MenuPage = keyof typeof MENU_PAGES

export function isMenuPage(entry: string): entry is MenuPage {
  return Object.hasOwn(MENU_PAGES, entry)
}

interface Part {
  /** Entries of the menu, in the order of their tabs; the first that a person may open is where the part begins. */
  readonly pages: readonly MenuPage[]
  /** The layout of all its pages. */
  readonly route: string
}

/** The parts of the house, as the header names them. Each page of a part has a tab or a switch on its pages. */
export const PARTS = {
  heute: { pages: ['heute'], route: '/haus/heute' },
  leseraum: { pages: ['karte', 'liste'], route: '/haus/leseraum' },
  fahrzeuge: {
    pages: ['fahrzeuge', 'fahrten', 'uebersicht', 'freigaben', 'fuehrerschein', 'fahrzeugEinstellungen'],
    route: '/haus/fahrzeuge',
  },
  admin: { pages: ['fahrzeugeAdmin', 'auftraege', 'postausgang'], route: '/haus/verwaltung' },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as PartName[]

/** The pages of a part that this person may open, in the order of their tabs. */
export function pagesOf(part: PartName, menue: readonly string[]): readonly MenuPage[] {
  return PARTS[part].pages.filter((page) => menue.includes(page))
}

/** Which part a page belongs to, by its routes; none for pages that stand for themselves. */
export function partOf(routes: readonly string[]): PartName | null {
  return PART_NAMES.find((part) => routes.includes(PARTS[part].route)) ?? null
}
