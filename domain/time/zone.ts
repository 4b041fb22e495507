import { formatUhrzeit, LAST_MINUTE, minutesOf, type Uhrzeit } from './uhrzeit.ts'
import type { Zeitraum } from './zeitraum.ts'

/**
 * The one place where wall time and instants meet. A wall time that does not exist (spring) moves forward by the gap; one that exists
 * twice (autumn) is the first. PostgreSQL would take the second, so nothing is ever converted there.
 */
export function instantOf(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): Temporal.Instant {
  const wall = tag.toPlainDateTime({ hour: uhrzeit.stunden, minute: uhrzeit.minuten })
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
}

/** When clocks go back the wall shows the same hour in two passes. */
export type Pass = 'first' | 'second'

/** When the last change before a moment was, when the next one after it is, and by how much the clock went back at each. */
interface Span {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

/** Two for each year that is looked at. */
const SPANS = new Map<string, Span[]>()
const MOST_SPANS = 1000

/** Milliseconds by which the clock goes back at a change; 0 where it goes forward. */
function backAt(change: Temporal.ZonedDateTime | null): number {
  if (change === null) return 0
  const before = change.subtract({ nanoseconds: 1 }).offsetNanoseconds
  return Math.max(0, before - change.offsetNanoseconds) / 1_000_000
}

function spanOf(ms: number, zone: string): Span {
  const known = SPANS.get(zone)?.find(({ from, to }) => from <= ms && ms < to)
  if (known) return known
  // The change itself begins the span behind it.
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  const previous = at.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const next = at.getTimeZoneTransition('next')
  const span = {
    from: previous?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: next?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    before: backAt(previous),
    after: backAt(next),
  }
  const spans = SPANS.get(zone) ?? []
  if (spans.length >= MOST_SPANS) spans.length = 0
  spans.push(span)
  SPANS.set(zone, spans)
  return span
}

/** In which of both passes a moment lies whose wall time comes twice; null for all others. */
export function passOf(instant: Temporal.Instant, zone: string): Pass | null {
  const ms = instant.epochMilliseconds
  const { from, to, before, after } = spanOf(ms, zone)
  if (ms < from + before) return 'second'
  return ms >= to - after ? 'first' : null
}

/** What the wall shows, as an instant; as `instantOf` where the wall shows it twice or never. */
export function instantOfWall(at: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return instantOf(at.toPlainDate(), { stunden: at.hour, minuten: at.minute }, zone)
}

/** What the wall of a zone shows at an instant. */
export function wallOfInstant(at: Temporal.Instant, zone: string): Temporal.PlainDateTime {
  return at.toZonedDateTimeISO(zone).toPlainDateTime()
}

/**
 * A wall time as the end of something: 23:59 stands for the end of the day, because 24:00 cannot be written (SPECIFICATION section 5) and
 * a period that ends a minute early would lose the day's last step.
 */
export function endOf(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): Temporal.Instant {
  return minutesOf(uhrzeit) === LAST_MINUTE ? dayPeriod(tag, zone).bis : instantOf(tag, uhrzeit, zone)
}

/**
 * How a limit of that day is named to people, HH:mm: as the clock on the wall shows it at the moment that counts. On the day of the spring
 * change a limit of 02:30 holds from 03:30 on, and that is what is said; 23:59 stays the name of the day's end.
 */
export function limitText(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): string {
  const isEnd = minutesOf(uhrzeit) === LAST_MINUTE
  return formatUhrzeit(isEnd ? uhrzeit : uhrzeitOf(instantOf(tag, uhrzeit, zone), zone))
}

/** Whether a wall shows this time on that day; in spring an hour is passed over. */
export function isOnWall(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): boolean {
  return minutesOf(uhrzeitOf(instantOf(tag, uhrzeit, zone), zone)) === minutesOf(uhrzeit)
}

/** What the clock on the wall shows; seconds are passed over. */
export function uhrzeitOf(instant: Temporal.Instant, zone: string): Uhrzeit {
  const wall = instant.toZonedDateTimeISO(zone)
  return { stunden: wall.hour, minuten: wall.minute }
}

/** The day on the wall's calendar. */
export function tagOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate()
}

/** The same days are asked for again and again (every rule about a car's papers asks for some), and a zone's table is slow to read. */
const DAYS = new Map<string, Zeitraum>()
const MOST_DAYS = 1000

/** From the day's first moment to the next day's: 23, 24 or 25 hours, or what the zone has. */
export function dayPeriod(tag: Temporal.PlainDate, zone: string): Zeitraum {
  const key = `${tag.toString()} ${zone}`
  const known = DAYS.get(key)
  if (known) return known
  if (DAYS.size >= MOST_DAYS) DAYS.clear()
  const period = {
    von: tag.toZonedDateTime(zone).toInstant(),
    bis: tag.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
  }
  DAYS.set(key, period)
  return period
}

const ZONE = /^(?:UTC|[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/

/** Whether a text names a time zone of the IANA database; an offset alone is none, because it knows no summer. */
export function isZone(text: string): boolean {
  if (!ZONE.test(text)) return false
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text) !== null
  } catch {
    return false
  }
}
