import { instantOfWall, type Pass, passOf } from './zone.ts'

/** Both instants of a repeated wall time; null if there is only one, or none. */
export function bothOfWall(
  at: Temporal.PlainDateTime,
  zone: string,
): Readonly<Record<Pass, Temporal.Instant>> | null {
  const first = at.toZonedDateTime(zone, { disambiguation: 'earlier' }).toInstant()
  const second = at.toZonedDateTime(zone, { disambiguation: 'later' }).toInstant()
  return passOf(first, zone) === 'first' && passOf(second, zone) === 'second' ? { first, second } : null
}

/**
 * The wall time of an instant as a field shows it: `2026-10-25T02:30`, with the offset if that wall time is
 * repeated.
 */
export function wallText(instant: Temporal.Instant, zone: string): string {
  const wall = instant.toZonedDateTimeISO(zone)
  const text = wall.toPlainDateTime().toString({ smallestUnit: 'minute' })
  return passOf(instant, zone) === null ? text : text + wall.offset
}

const WITH_OFFSET = /[+-]\d\d:\d\d(?::\d\d)?$/

/** The instant of such a text; without an offset as `instantOf` resolves it. */
export function instantOfWallText(text: string, zone: string): Temporal.Instant {
  if (!WITH_OFFSET.test(text)) return instantOfWall(Temporal.PlainDateTime.from(text), zone)
  return Temporal.Instant.from(text)
}
