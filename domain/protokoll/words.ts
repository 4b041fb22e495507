import { type Berechtigung, isBerechtigung } from '../berechtigung/names.ts'
import { type EinstellungName, isEinstellungName } from '../einstellung/catalogue.ts'
import { joinParts, partsOf, type Wert } from './differences.ts'

/** The name that a field's word goes by: the last name of its path, without places in lists. */
export function wordKeyOf(feld: string): string {
  return feld.split('.').findLast((step) => !/^\d+$/.test(step)) ?? feld
}

/** The fields of which the values are names of the program's own; what people typed into others is theirs. */
const SPOKEN: ReadonlySet<string> = new Set([
  'wert',
  'status',
  'module',
  'bereich',
  'schicht',
  'sprache',
  'art',
  'typ',
  'stand',
  'ansicht',
  'anlass',
  'kategorie',
  'kraftstoff',
  'getriebe',
  'fahrtenbuch',
  'freigabeGruende',
])
const OWN_NAME = /^\p{L}+$/u

/** How people call what the program calls by names of its own. */
interface Spoken {
  /** A value of a field; what has no word stays as it is. */
  readonly wert: (feld: string, wert: string) => string
  readonly einstellung: (name: EinstellungName) => string
  readonly recht: (name: Berechtigung) => string
}

/** The value of a field as people call it. */
export function speakWert(feld: string, wert: string, spoken: Spoken): string {
  const key = wordKeyOf(feld)
  const parts = partsOf(wert)
  if (SPOKEN.has(key) && parts.every((part) => OWN_NAME.test(part)))
    return joinParts(parts.map((part) => spoken.wert(key, part)))
  return speakNames(wert, spoken) ?? wert
}

/** A setting or permissions as people call them; null where a value is neither. */
export function speakNames(
  wert: string,
  { einstellung, recht }: Pick<Spoken, 'einstellung' | 'recht'>,
): string | null {
  if (isEinstellungName(wert)) return einstellung(wert)
  const parts = partsOf(wert)
  return parts.every(isBerechtigung) ? joinParts(parts.map(recht)) : null
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether a value is an instant, which people read on the wall and not in UTC. */
export function isMoment(wert: Wert): wert is string {
  return typeof wert === 'string' && MOMENT.test(wert) && reads(() => Temporal.Instant.from(wert))
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a value is a day of a calendar. */
export function isDay(wert: Wert): wert is string {
  return typeof wert === 'string' && DAY.test(wert) && reads(() => Temporal.PlainDate.from(wert))
}

/** People name a plan `2026-02-30` and a seat `2026-11-23T25:00Z`: what looks like a time need not be one. */
function reads(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
