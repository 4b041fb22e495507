import { bookableDay } from '../oeffnungszeit/bookableDays.ts'
import { isOpenFor } from '../oeffnungszeit/openWindow.ts'
import { tagLage } from '../oeffnungszeit/tagLage.ts'
import { minutesOf, uhrzeitOfMinutes } from '../time/uhrzeit.ts'
import { gapMinutes, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, instantOf, uhrzeitOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import { ownIssues, weekIssues } from './limits.ts'

/** Days covered by one search. */
export const SEARCHED_DAYS = 14

const DAY_MINUTES = 24 * 60
const SIDE_BY_SIDE = 30

/** Minutes between the starts on offer: half an hour, rounded up to a multiple of the booking step. */
export function spacingOf(schritt: number): number {
  const step = Math.max(1, schritt)
  return Math.ceil(SIDE_BY_SIDE / step) * step
}

/** A possible stay. */
export interface Start {
  /** Real minutes since the day's local midnight. */
  readonly minute: number
  readonly zeitraum: Zeitraum
  /** Wall-clock minutes since midnight at its end. */
  readonly wallEnd: number
}

/**
 * All starts of a day at the zone's wall times, each with its stay. A time that a clock change skips is left
 * out; a repeated one occurs once, the first time.
 */
export function startsOf(tag: Temporal.PlainDate, raster: number, dauer: number, zone: string): Start[] {
  const midnight = dayPeriod(tag, zone).von
  const starts: Start[] = []
  const steady = isSteady(midnight, DAY_MINUTES + dauer, zone)
  for (let wall = 0; wall < DAY_MINUTES; wall += raster) {
    // Fast path: most days have no clock change, and zone lookups are slow.
    const von = steady ? midnight.add({ minutes: wall }) : instantOf(tag, uhrzeitOfMinutes(wall), zone)
    if (!steady && minutesOf(uhrzeitOf(von, zone)) !== wall) continue
    const bis = von.add({ minutes: dauer })
    starts.push({
      minute: steady ? wall : minutesBetween(midnight, von),
      zeitraum: { von, bis },
      wallEnd: steady ? (wall + dauer) % DAY_MINUTES : minutesOf(uhrzeitOf(bis, zone)),
    })
  }
  return starts
}

/** Whether the zone has no clock change within so many minutes. */
function isSteady(from: Temporal.Instant, minutes: number, zone: string): boolean {
  const next = from.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  return next === null || next.epochMilliseconds >= from.add({ minutes }).epochMilliseconds
}

type PlanRules = Pick<BookingFacts, 'now' | 'kalender' | 'einstellungen'>

/**
 * Which starts a plan accepts on a day, whatever the seat: the rules of `decideBooking` that concern only the
 * time (K3, K4, K6). The length is checked once, before.
 */
export function offeredStarts(
  tag: Temporal.PlainDate,
  starts: readonly Start[],
  { now, kalender, einstellungen }: PlanRules,
): boolean[] {
  const open = tagLage(tag, now, kalender, einstellungen).art === 'offen'
  const day = open ? bookableDay(tag, now, kalender, einstellungen) : null
  const step = einstellungen['leseraum.zeitschritt'].value
  const first = day?.start.epochMilliseconds
  if (day === null || first === undefined) return starts.map(() => false)
  return starts.map(
    ({ zeitraum, wallEnd }) =>
      zeitraum.von.epochMilliseconds >= first &&
      isOpenFor(day.offen, zeitraum) &&
      (step < 1 || wallEnd % step === 0),
  )
}

/**
 * Which starts of one day the person's own bookings leave: limits of the week, breaks, not two at a time
 * (K7).
 */
export function ownStarts(
  starts: readonly Start[],
  bucherId: string,
  facts: Omit<BookingFacts, 'belegungen'>,
): boolean[] {
  const first = starts[0]?.zeitraum
  const last = starts.at(-1)?.zeitraum
  if (!first || !last) return []
  const known = { ...facts, belegungen: [] }
  // All starts are in the same week and of the same length; for breaks and simultaneous bookings only nearby
  // bookings matter.
  if (weekIssues(first, bucherId, known).length > 0) return starts.map(() => false)
  const span = { von: first.von, bis: last.bis }
  const pause = facts.einstellungen['leseraum.mindestpause'].value * 60
  const eigene = facts.eigene.filter(
    ({ zeitraum }) => overlaps(zeitraum, span) || gapMinutes(zeitraum, span) < pause,
  )
  const near = { ...known, eigene }
  return starts.map(({ zeitraum }) => eigene.length === 0 || ownIssues(zeitraum, bucherId, near).length === 0)
}

/**
 * The holds of a plan's seats on a day, as columns: for each hold the index of its seat in the plan's order,
 * and minutes since the day's midnight.
 */
export interface Holds {
  /** Grouped by seat, and sorted by start within a seat. */
  readonly seat: ArrayLike<number>
  readonly von: ArrayLike<number>
  readonly bis: ArrayLike<number>
}

/**
 * The number of seats that are free for the whole stay, for each start, in a single pass.
 * @param passing whether a seat passes the filter, in the plan's order
 * @param minutes of the starts, ascending
 */
export function countFree(
  passing: readonly boolean[],
  { seat, von, bis }: Holds,
  minutes: readonly number[],
  dauer: number,
): number[] {
  const all = passing.filter(Boolean).length
  const taken = new Array<number>(minutes.length).fill(0)
  const at = (list: ArrayLike<number>, i: number) => list[i] ?? 0
  let before = -1
  let next = 0
  for (let i = 0; i < seat.length; i++) {
    const one = at(seat, i)
    if (passing[one] !== true) continue
    if (one !== before) [before, next] = [one, 0]
    // A stay that ends before the hold begins is free, and so are all that begin earlier.
    while (next < minutes.length && at(minutes, next) + dauer <= at(von, i)) next++
    for (; next < minutes.length && at(minutes, next) < at(bis, i); next++) taken[next] = at(taken, next) + 1
  }
  return taken.map((count) => all - count)
}
