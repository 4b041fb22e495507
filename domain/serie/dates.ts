import { issue } from '../issue.ts'
import { ok, type Result, refused } from '../result.ts'
import { formatUhrzeit, LAST_MINUTE, minutesOf, type Uhrzeit } from '../time/uhrzeit.ts'
import { type Wochentag, wochentagOf } from '../time/wochentag.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { endOf, instantOf, isOnWall, tagOf, uhrzeitOf } from '../time/zone.ts'

/** Most dates of a series: a year, week by week. */
export const MOST_DATES = 52

/** Most bookings that are cancelled at once. */
export const MOST_CANCELLED = 200

/** Most weeks between two rounds of a series. */
export const MOST_WEEKS = 4

/**
 * A recurrence rule: these weekdays of every so many weeks, from a day on, until a last day or a number of
 * dates.
 */
export interface SerieRule {
  readonly ab: Temporal.PlainDate
  readonly wochentage: readonly Wochentag[]
  /** 1 is every week. */
  readonly alleWochen: number
  readonly bisTag: Temporal.PlainDate | null
  readonly anzahl: number | null
}

const { compare } = Temporal.PlainDate

/**
 * The longest series takes a few days more than four years: this bounds the search for a last day far away.
 */
const LAST_YEARS = 5

/** Days whose neighbours both calendar and database can represent. */
const FIRST_DAY = Temporal.PlainDate.from('1900-01-01')
const LAST_DAY = Temporal.PlainDate.from('8999-12-01')

/** Whether a day and the one a week later are valid for bookings. */
export function isUsable(tag: Temporal.PlainDate): boolean {
  return compare(FIRST_DAY, tag) <= 0 && compare(tag, LAST_DAY) <= 0
}

/** The matching days of a week. */
function daysOfWeek(
  woche: Temporal.PlainDate,
  { ab, wochentage }: SerieRule,
  last: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const tage = Array.from({ length: 7 }, (_, n) => woche.add({ days: n }))
  return tage.filter(
    (tag) =>
      isUsable(tag) &&
      compare(tag, ab) >= 0 &&
      compare(tag, last) <= 0 &&
      wochentage.includes(wochentagOf(tag)),
  )
}

function lastOf({ ab, bisTag }: SerieRule): Temporal.PlainDate {
  const horizon = ab.add({ years: LAST_YEARS })
  return bisTag === null || compare(bisTag, horizon) > 0 ? horizon : bisTag
}

/** The days of a series in order. Weeks are counted from that of the first day, Monday to Sunday. */
export function serieDates(rule: SerieRule): Result<readonly Temporal.PlainDate[]> {
  const { ab, bisTag, anzahl, alleWochen } = rule
  if (bisTag === null && anzahl === null)
    return refused(issue('serie.ohneEnde', { hoechstens: MOST_DATES }, { field: 'bisTag' }))
  const last = lastOf(rule)
  const most = Math.min(anzahl ?? MOST_DATES + 1, MOST_DATES + 1)
  const found: Temporal.PlainDate[] = []
  let woche = ab.subtract({ days: ab.dayOfWeek - 1 })
  while (compare(woche, last) <= 0 && found.length < most) {
    found.push(...daysOfWeek(woche, rule, last))
    woche = woche.add({ weeks: alleWochen })
  }
  const tage = found.slice(0, most)
  if (tage.length === 0) return refused(issue('serie.keinTag', {}, { field: 'wochentage' }))
  if (tage.length > MOST_DATES)
    return refused(
      issue('serie.zuViele', { hoechstens: MOST_DATES }, { field: anzahl === null ? 'bisTag' : 'anzahl' }),
    )
  return ok(tage)
}

export interface Hours {
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
}

/** The hours of one date. */
export interface DateHours extends Zeitraum {
  /**
   * A wall time that does not exist on that day: then the period is the closest one, and cannot be booked.
   */
  readonly fehlt: Uhrzeit | null
}

/** The same wall times on a day: nine o'clock stays nine o'clock across clock changes. */
export function onDay(tag: Temporal.PlainDate, hours: Hours, zone: string): DateHours {
  const isEnd = minutesOf(hours.bis) === LAST_MINUTE
  const wanted = isEnd ? [hours.von] : [hours.von, hours.bis]
  const fehlt = wanted.find((uhrzeit) => !isOnWall(tag, uhrzeit, zone)) ?? null
  const von = instantOf(tag, hours.von, zone)
  if (fehlt === null) return { von, bis: endOf(tag, hours.bis, zone), fehlt }
  return { von, bis: von.add({ minutes: minutesOf(hours.bis) - minutesOf(hours.von) }), fehlt }
}

/** A period so many weeks later, at the same wall times. An end at midnight of the next day stays one. */
export function weeksLater({ von, bis }: Zeitraum, weeks: number, zone: string): DateHours {
  const day = (at: Temporal.Instant) => tagOf(at, zone).add({ weeks })
  const moved = (at: Temporal.Instant) => instantOf(day(at), uhrzeitOf(at, zone), zone)
  const missing = [von, bis].find((at) => !isOnWall(day(at), uhrzeitOf(at, zone), zone))
  const start = moved(von)
  const end = moved(bis)
  const fehlt = missing === undefined ? null : uhrzeitOf(missing, zone)
  // A period within a repeated hour may end before it begins on any other day: then it keeps its length.
  const turned = Temporal.Instant.compare(start, end) >= 0
  return { von: start, bis: fehlt !== null || turned ? start.add(von.until(bis)) : end, fehlt }
}

/** The refusal of a date whose wall time does not exist. */
export function refuseMissing(tag: Temporal.PlainDate, fehlt: Uhrzeit): Result<never> {
  return refused(issue('serie.stundeFehlt', { zeit: formatUhrzeit(fehlt), tag: tag.toString() }))
}
