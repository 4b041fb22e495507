import type { Bereich } from './bereich.ts'

const PEOPLE = 'benutzer|gruppe|rolle|fuehrerschein'
const HOUSE =
  'mandant|einstellung_wert|datei|ausfuhr|protokoll|aufbewahrung|loeschsperre|benachrichtigung|mailtext'

const PATTERNS: Readonly<Record<Bereich, string>> = {
  buchungen: '(_buchung|^warteplatz)$',
  personen: `^(${PEOPLE})$`,
  haus: `^(${HOUSE})$`,
  dinge: `^(?!(${PEOPLE}|${HOUSE}|warteplatz)$|.*_buchung$)`,
}

/**
 * The pattern of the names of an area's tables, a regular expression with the same meaning in JavaScript and
 * in PostgreSQL.
 */
export function patternOf(bereich: Bereich): string {
  return PATTERNS[bereich]
}
