import type { Resolved } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { wallOfInstant } from '../time/zone.ts'

/** Shortest and longest length in minutes, with the layers that they come from; null is no limit. */
export interface LengthLimits {
  readonly shortest: Resolved<number>
  readonly longest: Resolved<number> | null
  /** The house's zone, to count days that do not have 24 hours. */
  readonly zone?: string
}

const DAY_MINUTES = 24 * 60

/**
 * A limit of a day or more is meant in wall time, and a day with a clock change back has 25 hours: counts
 * wall time if that is less.
 */
function longMinutes({ von, bis }: Zeitraum, limit: number, zone: string | undefined): number {
  const minutes = minutesBetween(von, bis)
  if (zone === undefined || limit < DAY_MINUTES) return minutes
  const shown = wallOfInstant(von, zone)
    .until(wallOfInstant(bis, zone))
    .total({ unit: 'minutes', relativeTo: wallOfInstant(von, zone) })
  return Math.min(minutes, shown)
}

export function lengthIssues(zeitraum: Zeitraum, { shortest, longest, zone }: LengthLimits): Issue[] {
  const minutes = minutesBetween(zeitraum.von, zeitraum.bis)
  if (minutes < shortest.value) {
    return [issue('buchung.zuKurz', { minuten: shortest.value }, { field: 'bis', origin: shortest.origin })]
  }
  if (longest && longMinutes(zeitraum, longest.value, zone) > longest.value) {
    return [issue('buchung.zuLang', { minuten: longest.value }, { field: 'bis', origin: longest.origin })]
  }
  return []
}
