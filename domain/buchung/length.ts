import type { Resolved } from '../einstellung/resolve.ts'
import { type Issue, issue } from '../issue.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'

/** Shortest and longest length in minutes, with the layers that they come from; null is no limit. */
export interface LengthLimits {
  readonly shortest: Resolved<number>
  readonly longest: Resolved<number> | null
}

export function lengthIssues(zeitraum: Zeitraum, { shortest, longest }: LengthLimits): Issue[] {
  const minutes = minutesBetween(zeitraum.von, zeitraum.bis)
  if (minutes < shortest.value) {
    return [issue('buchung.zuKurz', { minuten: shortest.value }, { field: 'bis', origin: shortest.origin })]
  }
  if (longest && minutes > longest.value) {
    return [issue('buchung.zuLang', { minuten: longest.value }, { field: 'bis', origin: longest.origin })]
  }
  return []
}
