import { PAGE } from '@platzwart/contract/paths'

/**
 * The pages behind the entries of the header menu. The server says which entries a person sees (U1, P7);
 * an entry whose page does not exist here yet is left out instead of leading nowhere.
 */
export const MENU_PAGES = {
  karte: PAGE.karte,
  liste: PAGE.liste,
  fahrzeuge: PAGE.fahrzeuge,
  uebersicht: PAGE.uebersicht,
  freigaben: PAGE.freigaben,
  fuehrerschein: PAGE.fuehrerschein,
  fahrzeugEinstellungen: PAGE.fahrzeugEinstellungen,
  auftraege: PAGE.adminAuftraege,
  postausgang: PAGE.adminPostausgang,
  fahrzeugeAdmin: PAGE.adminFahrzeuge,
  passwort: PAGE.passwort,
} as const

export type MenuPage = keyof typeof MENU_PAGES

export function isMenuPage(entry: string): entry is MenuPage {
  return Object.hasOwn(MENU_PAGES, entry)
}
