/** The 13 permissions of SPECIFICATION section 6. `type` and `standard` as there: they count only with the value 'true'. */
export const BERECHTIGUNGEN = [
  { name: 'buchung_pflege', description: 'Maintain bookings of others, lock seats and plans' },
  { name: 'benutzer_pflegen', description: 'Maintain people' },
  { name: 'berechtigungs_pflege', description: 'Maintain roles, groups and permissions' },
  { name: 'ausstattungs_pflege', description: 'Maintain equipment and rooms' },
  { name: 'oeffnungszeiten_pflege', description: 'Maintain opening hours' },
  { name: 'objekt_pflege', description: 'Maintain locations and floor plans' },
  { name: 'fahrzeug_pflege', description: 'Maintain vehicles' },
  { name: 'fahrzeug_freigabe_von_sonderfahrten', description: 'Approve special trips' },
  { name: 'fahrzeug_buchen', description: 'Book vehicles' },
  { name: 'fahrzeug_fremdbuchung', description: 'Book vehicles for others' },
  { name: 'fahrzeug_logbuch_report', description: 'Read vehicle logbooks and reports' },
  { name: 'customizing_mandant_pflege', description: "Maintain the Mandant's settings" },
  { name: 'fahrzeug_fuehrerscheinpruefung', description: 'Check driving licences' },
] as const satisfies readonly { name: string; description: string }[]

export type Berechtigung = (typeof BERECHTIGUNGEN)[number]['name']

export const BERECHTIGUNG_TYPE = 'boolean'
export const BERECHTIGUNG_STANDARD = 'false'

export function isBerechtigung(name: string): name is Berechtigung {
  return BERECHTIGUNGEN.some((berechtigung) => berechtigung.name === name)
}

export interface Grant {
  readonly berechtigung: string
  readonly wert: string
}

/** What a person may do: granted directly, by role or by group; only grants with the value 'true' count (P1). */
export function effectiveBerechtigungen(...grants: readonly (readonly Grant[])[]): ReadonlySet<Berechtigung> {
  const granted = new Set<Berechtigung>()
  for (const { berechtigung, wert } of grants.flat()) {
    if (wert === 'true' && isBerechtigung(berechtigung)) granted.add(berechtigung)
  }
  return granted
}
