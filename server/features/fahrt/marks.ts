import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Mark } from '../../platform/database/marks.ts'

/** As the marks of trips and blocks are called. */
export const FAHRTEN = 'fahrzeug_buchung'
/** Of the cars that are out, whenever they were to be back. */
export const UNDERWAY = 'fahrzeug_buchung underway'

const DAY_MS = 86_400_000
const DAY_NS = 86_400_000_000_000n
/** A block of months marks all days at once. */
const MOST_DAYS = 31

/** The days (UTC) that a period reaches into, as YYYY-MM-DD; null for more than `most`. */
export function daysOf({ von, bis }: Zeitraum, most: number): string[] | null {
  const first = Math.floor(von.epochMilliseconds / DAY_MS)
  const last = Number((bis.epochNanoseconds - 1n) / DAY_NS)
  if (last - first >= most) return null
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) =>
    Temporal.Instant.fromEpochMilliseconds((first + i) * DAY_MS)
      .toString()
      .slice(0, 10),
  )
}

/** What changes with a trip or a block: the days over which it holds its car, and which cars are out. */
export function marksOfFahrt(row: { readonly sperrzeitraum: Zeitraum; readonly status: string }): Mark[] {
  const days = daysOf(row.sperrzeitraum, MOST_DAYS)
  return [
    ...(days === null ? [{ art: FAHRTEN }] : days.map((tag) => ({ art: FAHRTEN, tag }))),
    ...(row.status === 'aktiv' ? [{ art: UNDERWAY }] : []),
  ]
}
