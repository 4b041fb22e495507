interface Described {
  readonly name: string
  readonly description: string
  readonly type: 'boolean'
  /** Value of one that nobody granted. */
  readonly standard: 'false'
}

function permission<Name extends string>(
  name: Name,
  description: string,
): Described & { readonly name: Name } {
  return { name, description, type: 'boolean', standard: 'false' }
}

/** The 13 permissions of SPECIFICATION section 6. A granted one has a value, which counts only when it is 'true' (P1). */
export const BERECHTIGUNGEN = [
  permission('buchung_pflege', 'Maintain bookings of others, lock seats and plans'),
  permission('benutzer_pflegen', 'Maintain people'),
  permission('berechtigungs_pflege', 'Maintain roles, groups and permissions'),
  permission('ausstattungs_pflege', 'Maintain equipment and rooms'),
  permission('oeffnungszeiten_pflege', 'Maintain opening hours'),
  permission('objekt_pflege', 'Maintain locations and floor plans'),
  permission('fahrzeug_pflege', 'Maintain vehicles'),
  permission('fahrzeug_freigabe_von_sonderfahrten', 'Approve special trips'),
  permission('fahrzeug_buchen', 'Book vehicles'),
  permission('fahrzeug_fremdbuchung', 'Book vehicles for others'),
  permission('fahrzeug_logbuch_report', 'Read vehicle logbooks and reports'),
  permission('customizing_mandant_pflege', "Maintain the Mandant's settings"),
  permission('fahrzeug_fuehrerscheinpruefung', 'Check driving licences'),
] as const

export type Berechtigung = (typeof BERECHTIGUNGEN)[number]['name']

export function isBerechtigung(name: string): name is Berechtigung {
  return BERECHTIGUNGEN.some((berechtigung) => berechtigung.name === name)
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
