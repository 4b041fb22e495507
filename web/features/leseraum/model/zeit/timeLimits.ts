import { longestStay, shortestStay } from '@platzwart/domain/leseraum/limits'
import { openSpans } from '@platzwart/domain/leseraum/openSpans'
import type { OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import type { Hold } from '@platzwart/domain/leseraum/types'
import { bookablePeriod } from '@platzwart/domain/oeffnungszeit/bookableDays'
import type { Grid } from '@platzwart/domain/time/grid'
import { firstStart } from '../choice.ts'
import { minuteAt } from '../planDay.ts'
import { type Lengths, stepsBetween } from '../timeBar.ts'
import type { Leseraum } from '../useLeseraum.ts'

type Room = Pick<Leseraum, 'day' | 'tag' | 'minute' | 'schritt' | 'kalender' | 'einstellungen'>

/** The offered times of a day, in minutes of the day. Anything outside would be refused for every seat. */
export interface TimeLimits extends Lengths {
  /** From the first start to the last end. */
  readonly offen: OpenMinutes
}

/** The person, and their bookings except the edited one. */
export interface Asking {
  readonly bucherId: string
  readonly eigene: readonly Hold[]
}

/**
 * The rest of the opening hours: limited by the person's earliest and latest time, and today by the running
 * step.
 */
export function offeredHours(room: Room): OpenMinutes | null {
  const { day, tag, minute, schritt, kalender, einstellungen } = room
  const period = bookablePeriod(tag, kalender, einstellungen)
  if (day.offen === null || period === null) return day.offen
  const von = Math.max(
    day.offen.von,
    minuteAt(day, period.von),
    firstStart(day, minute, schritt, kalender.zone),
  )
  const bis = Math.min(day.offen.bis, minuteAt(day, period.bis))
  // A past day would leave nothing to show.
  if (von + shortestStay(einstellungen).value > bis) return day.offen
  const { unterbrechungen } = day.offen
  return unterbrechungen
    ? { von, bis, unterbrechungen: unterbrechungen.filter((one) => von < one.bis && one.von < bis) }
    : { von, bis }
}

/**
 * The same with the bounds of a booking's length: at most the rest of the week's hours, unless nothing fits
 * them.
 */
export function timeLimits(room: Room, { bucherId, eigene }: Asking): TimeLimits | null {
  const { tag, kalender, einstellungen } = room
  const offen = offeredHours(room)
  if (offen === null) return null
  const mindestens = shortestStay(einstellungen).value
  const longest = longestStay(tag, bucherId, { eigene, kalender, einstellungen })
  const hoechstens = longest < mindestens ? einstellungen['leseraum.hoechstdauer'].value : longest
  return { offen, mindestens, hoechstens }
}

/** The starts that leave room for the shortest booking: the latest is pulled back (K7). */
export function startsOffered({ offen, mindestens }: TimeLimits, grid: Grid): number[] {
  return openSpans(offen).flatMap(({ von, bis }) => stepsBetween({ von, bis: bis - mindestens }, grid))
}

/**
 * The ends of a booking from a start on, neither too short nor too long: the earliest is pushed forward (K7).
 */
export function endsOffered(
  { offen, mindestens, hoechstens }: TimeLimits,
  von: number,
  grid: Grid,
): number[] {
  const closing = offen.unterbrechungen?.find((one) => one.bis > von)?.von ?? offen.bis
  return stepsBetween({ von: von + mindestens, bis: Math.min(closing, von + hoechstens) }, grid)
}

/** The end for another start: the intended one if it is offered there, else the nearest. */
export function endFor(limits: TimeLimits, von: number, bis: number, grid: Grid): number {
  const ends = endsOffered(limits, von, grid)
  if (ends.length === 0) return Math.max(bis, von + grid.schritt)
  return ends.reduce((best, end) => (Math.abs(end - bis) < Math.abs(best - bis) ? end : best))
}
