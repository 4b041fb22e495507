import type { Berechtigung } from '../berechtigung/names.ts'

/** What comes into a house by a table, with the permission that it takes to bring one. */
export const EINFUHR_RECHTE = {
  personen: 'benutzer_pflegen',
  plaetze: 'ausstattungs_pflege',
  fahrzeuge: 'fahrzeug_pflege',
  buchungen: 'buchung_pflege',
} as const satisfies Readonly<Record<string, Berechtigung>>

export type EinfuhrName = keyof typeof EINFUHR_RECHTE

export const EINFUHR_ARTEN = Object.keys(EINFUHR_RECHTE) as [EinfuhrName, ...EinfuhrName[]]
