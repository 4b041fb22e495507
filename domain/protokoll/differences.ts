/** A value as it is shown: what a record holds, or nothing. */
export type Wert = string | number | boolean | null

/** One field of a record, before and after a change. */
export interface Difference {
  /** Path in the record: names and, in lists, places from 1 on, joined by dots. */
  readonly feld: string
  readonly alt: Wert
  readonly neu: Wert
}

/** The counter of changes, of the record itself or of one in it. */
const NO_FIELD = /(?:^|\.)version$/

/** More than this is a whole drawing, which nobody reads line by line. */
export const MOST_DIFFERENCES = 100

const BETWEEN = ', '

/** A list of scalars as the one value that it is shown as. */
export function joinParts(list: readonly unknown[]): string {
  return list.join(BETWEEN)
}

/** The parts of a value that may be a list; of what is no text there are none. */
export function partsOf(wert: Wert): string[] {
  return typeof wert === 'string' ? wert.split(BETWEEN) : []
}

const isScalar = (value: unknown): value is Wert =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Every scalar of a record by its path; a list of scalars is one of them. */
function leavesOf(value: unknown, path: string, leaves: Map<string, Wert>): Map<string, Wert> {
  if (value === undefined) return leaves
  if (isScalar(value)) return leaves.set(path, value)
  if (Array.isArray(value) && value.every(isScalar)) return leaves.set(path, joinParts(value))
  for (const [name, part] of Object.entries(value as object)) {
    const step = Array.isArray(value) ? String(Number(name) + 1) : name
    leavesOf(part, path === '' ? step : `${path}.${step}`, leaves)
  }
  return leaves
}

/**
 * What a change has changed, field by field (PRODUCT: who, what, before and after, in words). A field that is not there counts as null, and
 * the counter of changes is none, nor is a list of nothing.
 * @param vorher the record before, null where there was none
 * @param nachher the record after, null where there is none
 */
export function differencesOf(vorher: unknown, nachher: unknown): Difference[] {
  const before = leavesOf(vorher ?? undefined, '', new Map())
  const after = leavesOf(nachher ?? undefined, '', new Map())
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((feld) => feld !== '' && !NO_FIELD.test(feld))
    .map((feld) => ({ feld, alt: before.get(feld) ?? null, neu: after.get(feld) ?? null }))
    .filter(({ alt, neu }) => alt !== neu)
    .slice(0, MOST_DIFFERENCES)
}

const NAMES = ['kennzeichen', 'bezeichnung', 'name', 'titel', 'dateiname', 'domain', 'option'] as const

/** What people call a record, by what it holds; null where it holds no name. */
export function nameOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null
  const values = record as Readonly<Record<string, unknown>>
  const { vorname, nachname } = values
  if (typeof vorname === 'string' && typeof nachname === 'string') return `${vorname} ${nachname}`
  const named = NAMES.find((name) => typeof values[name] === 'string' && values[name] !== '')
  return named === undefined ? null : String(values[named])
}
