/** The 13 permissions of SPECIFICATION section 6 and one of our own: boolean, and not granted by default. A granted one has a value, which counts only when it is 'true' (P1). */
export const BERECHTIGUNGEN = [
  // Bookings of others, locks of seats and plans.
  'buchung_pflege',
  'benutzer_pflegen',
  // Roles, groups and what they grant.
  'berechtigungs_pflege',
  // Equipment and rooms.
  'ausstattungs_pflege',
  'oeffnungszeiten_pflege',
  // Locations and floor plans.
  'objekt_pflege',
  'fahrzeug_pflege',
  'fahrzeug_freigabe_von_sonderfahrten',
  'fahrzeug_buchen',
  'fahrzeug_fremdbuchung',
  // Vehicle logbooks and reports.
  'fahrzeug_logbuch_report',
  // The settings of the house.
  'customizing_mandant_pflege',
  'fahrzeug_fuehrerscheinpruefung',
  // The audit trail: whoever grants rights is watched by it, and need not be the one who reads it.
  'protokoll_einsicht',
] as const

export type Berechtigung = (typeof BERECHTIGUNGEN)[number]

export function isBerechtigung(name: string): name is Berechtigung {
  return BERECHTIGUNGEN.some((berechtigung) => berechtigung === name)
}

export interface Grant {
  readonly berechtigung: string
  readonly wert: string
}

/**
 * What a person may do: granted directly, by role or by group (P1, P2). Only grants with the value 'true' count; any other value
 * grants nothing and takes nothing away, so one 'true' is enough.
 */
export function effectiveBerechtigungen(...grants: readonly (readonly Grant[])[]): ReadonlySet<Berechtigung> {
  const granted = new Set<Berechtigung>()
  for (const { berechtigung, wert } of grants.flat()) {
    if (wert === 'true' && isBerechtigung(berechtigung)) granted.add(berechtigung)
  }
  return granted
}
