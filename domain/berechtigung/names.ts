/**
 * The 13 permissions of SPECIFICATION section 6 and one of our own: boolean, not granted by default. A grant
 * has a value and counts only if it is 'true' (P1).
 */
export const BERECHTIGUNGEN = [
  // Other people's bookings, locks of seats and plans.
  'buchung_pflege',
  'benutzer_pflegen',
  // Roles, groups and their permissions.
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
  // The audit trail. It also watches whoever grants rights, so reading it is a separate permission.
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
 * A person's permissions: granted directly, by role or by group (P1, P2). Only grants with the value 'true'
 * count; any other value neither grants nor revokes, so one 'true' is enough.
 */
export function effectiveBerechtigungen(...grants: readonly (readonly Grant[])[]): ReadonlySet<Berechtigung> {
  const granted = new Set<Berechtigung>()
  for (const { berechtigung, wert } of grants.flat()) {
    if (wert === 'true' && isBerechtigung(berechtigung)) granted.add(berechtigung)
  }
  return granted
}
