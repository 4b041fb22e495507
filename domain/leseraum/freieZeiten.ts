import { bookableDay } from '../oeffnungszeit/bookableDays.ts'
import { tagLage } from '../oeffnungszeit/tagLage.ts'
import { minutesOf, uhrzeitOfMinutes } from '../time/uhrzeit.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'
import { dayPeriod, instantOf, uhrzeitOf } from '../time/zone.ts'
import type { BookingFacts } from './facts.ts'
import { ownIssuesOf } from './limits.ts'

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
}

/**
 * All starts of a day, on the zone's wall, each with the stay of so many minutes from then. What a clock change leaves out is no time; what it
 * repeats is there once, the first time.
 */
export function startsOf(tag: Temporal.PlainDate, raster: number, dauer: number, zone: string): Start[] {
  const midnight = dayPeriod(tag, zone).von
  const starts: Start[] = []
  for (let wall = 0; wall < DAY_MINUTES; wall += raster) {
    const von = instantOf(tag, uhrzeitOfMinutes(wall), zone)
    if (minutesOf(uhrzeitOf(von, zone)) !== wall) continue
    starts.push({
      minute: minutesBetween(midnight, von),
      zeitraum: { von, bis: von.add({ minutes: dauer }) },
    })
  }
  return starts
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
  return starts.map(
    ({ zeitraum: { von, bis } }) =>
      day !== null &&
      Temporal.Instant.compare(von, day.start) >= 0 &&
      Temporal.Instant.compare(bis, day.offen.bis) <= 0 &&
      isOnStep(bis, step, kalender.zone),
  )
}

/** Which of the starts the person's own bookings leave: limits of the week, breaks, not two at a time (K7). */
export function ownStarts(
  starts: readonly Start[],
  bucherId: string,
  facts: Omit<BookingFacts, 'belegungen'>,
): boolean[] {
  const known = { ...facts, belegungen: [] }
  return starts.map(
    ({ zeitraum }) => facts.eigene.length === 0 || ownIssuesOf(zeitraum, bucherId, known).length === 0,
  )
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
  let [before, next] = [-1, 0]
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
