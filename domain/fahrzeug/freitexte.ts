import type { Freitext } from '../datenschutz/freitext.ts'

/** Free texts about trips, vehicles and licences. */
export const FREITEXTE = {
  fahrt: 'aenderbar',
  freigabe: 'fest',
  fahrtenbuch: 'fest',
  schaden: 'fest',
  serviceheft: 'aenderbar',
  historie: 'fest',
  fahrzeug: 'aenderbar',
  fuehrerschein: 'aenderbar',
  pruefung: 'fest',
} as const satisfies Readonly<Record<string, Freitext>>
