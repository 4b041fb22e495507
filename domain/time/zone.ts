import { formatUhrzeit, LAST_MINUTE, minutesOf, type Uhrzeit } from './uhrzeit.ts'
import type { Zeitraum } from './zeitraum.ts'

/**
 * The one place that converts wall time to instants. A wall time that does not exist (spring) moves forward
 * by the gap; a repeated one (autumn) is the first. PostgreSQL would take the second, so nothing is ever
 * converted there.
 */
export function instantOf(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): Temporal.Instant {
  const wall = tag.toPlainDateTime({ hour: uhrzeit.stunden, minute: uhrzeit.minuten })
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
}

/** When clocks go back, the same wall time occurs in two passes. */
export type Pass = 'first' | 'second'

/** The transitions around a moment, and by how much the clock went back at each. */
interface Span {
  readonly from: number
  readonly to: number
  readonly before: number
  readonly after: number
}

/** Two for each year in use. */
const SPANS = new Map<string, Span[]>()
const MOST_SPANS = 1000

/** Milliseconds by which the clock goes back at a transition; 0 if it goes forward. */
function backAt(change: Temporal.ZonedDateTime | null): number {
  if (change === null) return 0
  const before = change.subtract({ nanoseconds: 1 }).offsetNanoseconds
  return Math.max(0, before - change.offsetNanoseconds) / 1_000_000
}

function spanOf(ms: number, zone: string): Span {
  const known = SPANS.get(zone)?.find(({ from, to }) => from <= ms && ms < to)
  if (known) return known
  // The transition itself begins the span after it.
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

/** The pass in which a moment with a repeated wall time lies; null for all others. */
export function passOf(instant: Temporal.Instant, zone: string): Pass | null {
  const ms = instant.epochMilliseconds
  const { from, to, before, after } = spanOf(ms, zone)
  if (ms < from + before) return 'second'
  return ms >= to - after ? 'first' : null
}

/** A wall time as an instant; repeated and skipped ones as in `instantOf`. */
export function instantOfWall(at: Temporal.PlainDateTime, zone: string): Temporal.Instant {
  return instantOf(at.toPlainDate(), { stunden: at.hour, minuten: at.minute }, zone)
}

/** The wall time of an instant in a zone. */
export function wallOfInstant(at: Temporal.Instant, zone: string): Temporal.PlainDateTime {
  return at.toZonedDateTimeISO(zone).toPlainDateTime()
}

/**
 * A wall time as an end: 23:59 stands for the end of the day, because 24:00 cannot be written (SPECIFICATION
 * section 5) and a period that ends a minute early would lose the day's last step.
 */
export function endOf(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): Temporal.Instant {
  return minutesOf(uhrzeit) === LAST_MINUTE ? dayPeriod(tag, zone).bis : instantOf(tag, uhrzeit, zone)
}

/**
 * How a message names a limit of that day, HH:mm: the wall time at the effective moment. On the day of the
 * spring change a limit of 02:30 takes effect at 03:30, and that is what is shown; 23:59 remains the name of
 * the day's end.
 */
export function limitText(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): string {
  const isEnd = minutesOf(uhrzeit) === LAST_MINUTE
  return formatUhrzeit(isEnd ? uhrzeit : uhrzeitOf(instantOf(tag, uhrzeit, zone), zone))
}

/** Whether this wall time exists on that day; in spring an hour is skipped. */
export function isOnWall(tag: Temporal.PlainDate, uhrzeit: Uhrzeit, zone: string): boolean {
  return minutesOf(uhrzeitOf(instantOf(tag, uhrzeit, zone), zone)) === minutesOf(uhrzeit)
}

/** The wall time of an instant, without seconds. */
export function uhrzeitOf(instant: Temporal.Instant, zone: string): Uhrzeit {
  const wall = instant.toZonedDateTimeISO(zone)
  return { stunden: wall.hour, minuten: wall.minute }
}

/** The calendar day of an instant. */
export function tagOf(instant: Temporal.Instant, zone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(zone).toPlainDate()
}

/** Memoized: the same days recur (every rule about a car's papers needs some), and zone lookups are slow. */
const DAYS = new Map<string, Zeitraum>()
const MOST_DAYS = 1000

/** From the day's first moment to the next day's: 23, 24 or 25 hours, or whatever the zone has. */
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

/**
 * Whether a text names a time zone of the IANA database; a bare offset does not count, because it has no
 * summer time.
 */
export function isZone(text: string): boolean {
  if (!ZONE.test(text)) return false
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text) !== null
  } catch {
    return false
  }
}
