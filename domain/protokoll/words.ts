import { type Berechtigung, isBerechtigung } from '../berechtigung/names.ts'
import { type EinstellungName, isEinstellungName } from '../einstellung/catalogue.ts'
import { joinParts, partsOf, type Wert } from './differences.ts'

/** The key of a field's name in the phrases: the last name of its path, without list indexes. */
export function wordKeyOf(feld: string): string {
  return feld.split('.').findLast((step) => !/^\d+$/.test(step)) ?? feld
}

/** The fields with values from our own vocabulary; values of all other fields are user input. */
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

/** Translates our own names into words. */
interface Spoken {
  /** A value of a field; without a translation it stays as it is. */
  readonly wert: (feld: string, wert: string) => string
  readonly einstellung: (name: EinstellungName) => string
  readonly recht: (name: Berechtigung) => string
}

/** Translates the value of a field. */
export function speakWert(feld: string, wert: string, spoken: Spoken): string {
  const key = wordKeyOf(feld)
  const parts = partsOf(wert)
  if (SPOKEN.has(key) && parts.every((part) => OWN_NAME.test(part)))
    return joinParts(parts.map((part) => spoken.wert(key, part)))
  return speakNames(wert, spoken) ?? wert
}

/** Translates a setting or permissions; null if a value is neither. */
export function speakNames(
  wert: string,
  { einstellung, recht }: Pick<Spoken, 'einstellung' | 'recht'>,
): string | null {
  if (isEinstellungName(wert)) return einstellung(wert)
  const parts = partsOf(wert)
  return parts.every(isBerechtigung) ? joinParts(parts.map(recht)) : null
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether a value is an instant, which is displayed in wall time and not in UTC. */
export function isMoment(wert: Wert): wert is string {
  return typeof wert === 'string' && MOMENT.test(wert) && reads(() => Temporal.Instant.from(wert))
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Whether a value is a calendar day. */
export function isDay(wert: Wert): wert is string {
  return typeof wert === 'string' && DAY.test(wert) && reads(() => Temporal.PlainDate.from(wert))
}

/**
 * Whether a text that looks like a time is valid: people name a plan `2026-02-30` and a seat
 * `2026-11-23T25:00Z`.
 */
function reads(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
