import { PAGE } from '@platzwart/contract/paths'
import type { FreitextName } from '@platzwart/domain/datenschutz/freitexte'

const PLACES = {
  platzbuchung: PAGE.adminRaum,
  platz: PAGE.adminRaum,
  plan: PAGE.adminRaum,
  sonderzeit: PAGE.adminRaum,
  fahrt: PAGE.fahrt,
  freigabe: PAGE.fahrt,
  fahrtenbuch: PAGE.fahrtenbuch,
  schaden: `${PAGE.adminFahrzeug}?reiter=schaeden`,
  serviceheft: `${PAGE.adminFahrzeug}?reiter=serviceheft`,
  historie: `${PAGE.adminFahrzeug}?reiter=historie`,
  fahrzeug: PAGE.adminFahrzeug,
  fuehrerschein: `${PAGE.fuehrerschein}?alle=true&person={id}`,
  pruefung: `${PAGE.fuehrerschein}?alle=true&person={id}`,
  sperre: PAGE.adminAufbewahrung,
} as const satisfies Readonly<Record<FreitextName, string>>

/** The page on which a free text is read, and edited if possible. */
export function placeOf(stelle: FreitextName, ziel: string): string {
  return PLACES[stelle].replace('{id}', ziel)
}
