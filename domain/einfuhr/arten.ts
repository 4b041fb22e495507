import type { Berechtigung } from '../berechtigung/names.ts'

/** The kinds of import, with the permission that each takes. */
export const EINFUHR_RECHTE = {
  personen: 'benutzer_pflegen',
  plaetze: 'ausstattungs_pflege',
  fahrzeuge: 'fahrzeug_pflege',
  buchungen: 'buchung_pflege',
} as const satisfies Readonly<Record<string, Berechtigung>>

export type EinfuhrName = keyof typeof EINFUHR_RECHTE

export const EINFUHR_ARTEN = Object.keys(EINFUHR_RECHTE) as [EinfuhrName, ...EinfuhrName[]]
