import type { Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, tagOf } from '@platzwart/domain/time/zone'

/** A period cut at local midnights, so that each part lies in one day; null past `max` days. */
export function splitByDay(zeitraum: Zeitraum, zone: string, max: number): Zeitraum[] | null {
  const parts: Zeitraum[] = []
  for (let von = zeitraum.von; Temporal.Instant.compare(von, zeitraum.bis) < 0; ) {
    if (parts.length >= max) return null
    const midnight = dayPeriod(tagOf(von, zone), zone).bis
    const bis = Temporal.Instant.compare(midnight, zeitraum.bis) < 0 ? midnight : zeitraum.bis
    parts.push({ von, bis })
    von = bis
  }
  return parts
}
