/**
 * The areas of the audit trail, each by a pattern that the names of its tables have; bookings of any kind, people and what they may do, the
 * house itself, and the things that it keeps.
 */
const PATTERNS = {
  buchungen: '(_buchung|^warteplatz)$',
  personen: '^(benutzer|gruppe|rolle|fuehrerschein)$',
  haus: '^(mandant|einstellung_wert|datei|ausfuhr|protokoll|aufbewahrung|loeschsperre|benachrichtigung|mailtext)$',
  dinge:
    '^(?!(benutzer|gruppe|rolle|fuehrerschein|mandant|einstellung_wert|datei|ausfuhr|protokoll|aufbewahrung|loeschsperre|benachrichtigung|mailtext|warteplatz)$|.*_buchung$)',
} as const

export type Bereich = keyof typeof PATTERNS

export const BEREICHE = Object.keys(PATTERNS) as readonly Bereich[] as readonly [Bereich, ...Bereich[]]

/** The pattern of an area's tables, a regular expression that reads the same in JavaScript and in PostgreSQL. */
export function patternOf(bereich: Bereich): string {
  return PATTERNS[bereich]
}
