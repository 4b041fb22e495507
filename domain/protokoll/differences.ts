/** A value for display: that of a field, or null. */
export type Wert = string | number | boolean | null

/** One field of a record, before and after a change. */
export interface Difference {
  /** Path in the record: names and, in lists, indexes starting at 1, joined by dots. */
  readonly feld: string
  readonly alt: Wert
  readonly neu: Wert
}

/** The version counter of the record itself or of a nested one. */
const NO_FIELD = /(?:^|\.)version$/

/** More differences than this are a whole drawing, which nobody reads line by line. */
export const MOST_DIFFERENCES = 100

const BETWEEN = ', '

/** Joins a list of scalars into the one value that is displayed. */
export function joinParts(list: readonly unknown[]): string {
  return list.join(BETWEEN)
}

/** Splits a value that may be such a list; empty if it is no text. */
export function partsOf(wert: Wert): string[] {
  return typeof wert === 'string' ? wert.split(BETWEEN) : []
}

const isScalar = (value: unknown): value is Wert =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Every scalar of a record by its path; a list of scalars counts as one. */
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
 * The differences of a change, field by field (PRODUCT: who, what, before and after, in words). A missing
 * field counts as null. The version counter and empty lists are no differences.
 * @param vorher the record before, null if it is new
 * @param nachher the record after, null if it is deleted
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

/** The display name of a record, from its fields; null if it has none. */
export function nameOf(record: unknown): string | null {
  if (typeof record !== 'object' || record === null) return null
  const values = record as Readonly<Record<string, unknown>>
  const { vorname, nachname } = values
  if (typeof vorname === 'string' && typeof nachname === 'string') return `${vorname} ${nachname}`
  const named = NAMES.find((name) => typeof values[name] === 'string' && values[name] !== '')
  return named === undefined ? null : String(values[named])
}
