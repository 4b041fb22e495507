/** What the audit trail is asked for: tables that belong together for people, by the area's name. */
const TABLES = {
  buchungen: ['leseraum_buchung', 'fahrzeug_buchung'],
  raeume: ['leseraum', 'grundriss', 'standort', 'ausstattung'],
  fahrzeuge: ['fahrzeug', 'fahrzeug_schaden', 'serviceheft_eintrag'],
  fahrtenbuch: ['fahrtenbuch_eintrag', 'ausfuhr'],
  fuehrerscheine: ['fuehrerschein'],
  personen: ['benutzer', 'gruppe', 'rolle'],
  haus: ['mandant', 'einstellung_wert', 'datei', 'protokoll'],
} as const

export type Bereich = keyof typeof TABLES

export const BEREICHE = Object.keys(TABLES) as readonly Bereich[] as readonly [Bereich, ...Bereich[]]

/** The tables of an area. */
export function tablesOf(bereich: Bereich): readonly string[] {
  return TABLES[bereich]
}
