import type { Freitext } from '../datenschutz/freitext.ts'

/** Where something is written of trips, vehicles and licences. */
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
