import { bookableDay } from '../oeffnungszeit/bookableDays.ts'
import { tagLage } from '../oeffnungszeit/tagLage.ts'
import { minutesOf, uhrzeitOfMinutes } from '../time/uhrzeit.ts'
import { gapMinutes, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { dayPeriod, instantOf, uhrzeitOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import { ownIssues, weekIssues } from './limits.ts'

/** Days that are looked through at once. */
export const SEARCHED_DAYS = 14

const DAY_MINUTES = 24 * 60
const SIDE_BY_SIDE = 30

/** Minutes from one start that is offered to the next: half an hour, or the multiple of the booking step that comes after it. */
export function spacingOf(schritt: number): number {
  const step = Math.max(1, schritt)
  return Math.ceil(SIDE_BY_SIDE / step) * step
}

/** A stay that one may wish. */
export interface Start {
  /** Minutes since the day's local midnight that really pass. */
  readonly minute: number
  readonly zeitraum: Zeitraum
  /** Minutes since midnight that the clock on the wall shows at its end. */
  readonly wallEnd: number
}

/**
 * All starts of a day, on the zone's wall, each with the stay of so many minutes from then. What a clock change leaves out is no time; what it
 * repeats is there once, the first time.
 */
export function startsOf(tag: Temporal.PlainDate, raster: number, dauer: number, zone: string): Start[] {
  const midnight = dayPeriod(tag, zone).von
  const starts: Start[] = []
  const steady = isSteady(midnight, DAY_MINUTES + dauer, zone)
  for (let wall = 0; wall < DAY_MINUTES; wall += raster) {
    // Most days are as long as the next, and a zone's table is slow to read.
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

/** Whether no clock is changed for so many minutes. */
function isSteady(from: Temporal.Instant, minutes: number, zone: string): boolean {
  const next = from.toZonedDateTimeISO(zone).getTimeZoneTransition('next')
  return next === null || next.epochMilliseconds >= from.add({ minutes }).epochMilliseconds
}

type PlanRules = Pick<BookingFacts, 'now' | 'kalender' | 'einstellungen'>

/**
 * Which of the starts the plan takes that day, whoever sits where: the rules of `decideBooking` that are about the time alone (K3, K4, K6). That
 * a stay is neither too short nor too long is said of all of them before.
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
  const last = day?.offen.bis.epochMilliseconds
  if (first === undefined || last === undefined) return starts.map(() => false)
  return starts.map(
    ({ zeitraum: { von, bis }, wallEnd }) =>
      von.epochMilliseconds >= first && bis.epochMilliseconds <= last && (step < 1 || wallEnd % step === 0),
  )
}

/** Which of the starts of one day the person's own bookings leave: limits of the week, breaks, not two at a time (K7). */
export function ownStarts(
  starts: readonly Start[],
  bucherId: string,
  facts: Omit<BookingFacts, 'belegungen'>,
): boolean[] {
  const first = starts[0]?.zeitraum
  const last = starts.at(-1)?.zeitraum
  if (!first || !last) return []
  const known = { ...facts, belegungen: [] }
  // All of them are in the same week, and as long as each other; of breaks and of two at a time only what is near can say anything.
  if (weekIssues(first, bucherId, known).length > 0) return starts.map(() => false)
  const span = { von: first.von, bis: last.bis }
  const pause = facts.einstellungen['leseraum.mindestpause'].value * 60
  const eigene = facts.eigene.filter(
    ({ zeitraum }) => overlaps(zeitraum, span) || gapMinutes(zeitraum, span) < pause,
  )
  const near = { ...known, eigene }
  return starts.map(({ zeitraum }) => eigene.length === 0 || ownIssues(zeitraum, bucherId, near).length === 0)
}

/** What holds the seats of a plan on a day, as columns: of each hold its seat in the plan's order, and minutes since the day's midnight. */
export interface Holds {
  /** Those of one seat stand together, by their start. */
  readonly seat: ArrayLike<number>
  readonly von: ArrayLike<number>
  readonly bis: ArrayLike<number>
}

/**
 * Of how many seats each start is free for the whole stay, in one pass.
 * @param passing whether a seat is looked for, in the plan's order
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
