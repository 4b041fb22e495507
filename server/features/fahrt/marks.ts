import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import type { Mark } from '../../platform/database/marks.ts'

const ART = 'fahrzeug_buchung'
const DAY_MS = 86_400_000
/** A block of months marks all days at once. */
const MOST_DAYS = 31

/** Cars that are out, whenever they were to be back. */
const UNDERWAY = 'fahrzeug_buchung underway'

const dayOf = (ms: number) => Math.floor(ms / DAY_MS)

/** The days (UTC) that a period reaches into, as YYYY-MM-DD; null for more than can be told one by one. */
function daysOf({ von, bis }: Zeitraum): string[] | null {
  const first = dayOf(von.epochMilliseconds)
  const last = dayOf(bis.epochMilliseconds - 1)
  if (last - first >= MOST_DAYS) return null
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) =>
    Temporal.Instant.fromEpochMilliseconds((first + i) * DAY_MS)
      .toString()
      .slice(0, 10),
  )
}

/** What changes with a trip or a block: the days over which it holds its car, and which cars are out. */
export function marksOfFahrt(row: { readonly sperrzeitraum: Zeitraum; readonly status: string }): Mark[] {
  const days = daysOf(row.sperrzeitraum)
  return [
    ...(days === null ? [{ art: ART }] : days.map((tag) => ({ art: ART, tag }))),
    ...(row.status === 'aktiv' ? [{ art: UNDERWAY }] : []),
  ]
}
