import type { Uhrzeit } from './uhrzeit.ts'
import type { Zeitraum } from './zeitraum.ts'

/**
 * The one place where wall time and instants meet. A wall time that does not exist (spring) moves forward by the gap; one that exists
 * twice (autumn) is the first. PostgreSQL would take the second, so nothing is ever converted there.
 */
export function instantOf(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): Temporal.Instant {
  const wall = tag.toPlainDateTime({ hour: uhrzeit.stunden, minute: uhrzeit.minuten })
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
}

export function uhrzeitOf(instant: Temporal.Instant, zone: string): Uhrzeit {
  const wall = instant.toZonedDateTimeISO(zone)
  return { stunden: wall.hour, minuten: wall.minute }
}

export function tagOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate()
}

/** From the day's first moment to the next day's: 23, 24 or 25 hours, or what the zone has. */
export function dayPeriod(tag: Temporal.PlainDate, zone: string): Zeitraum {
  return {
    von: tag.toZonedDateTime(zone).toInstant(),
    bis: tag.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
  }
}
