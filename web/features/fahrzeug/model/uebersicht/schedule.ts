import { minutesBetween, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, instantOfWall, tagOf, wallOfInstant } from '@platzwart/domain/time/zone'
import type { Zoom } from '../../../flotte/model/choice.ts'
import { type Lage, nextStart, quickWindow, type Window } from '../../../flotte/model/window.ts'

/** A day of the timeline in minutes since its start: 1440 long, except on the two days of a clock change. */
export interface Column {
  readonly tag: Temporal.PlainDate
  readonly von: number
  readonly bis: number
}

/** The timeline's visible period: whole days in the Mandant's zone. */
export interface Excerpt {
  readonly zeitraum: Zeitraum
  readonly minuten: number
  readonly tage: readonly Column[]
  readonly zone: string
}

const DAYS: Readonly<Record<Zoom, number>> = { tag: 1, woche: 7, vierWochen: 28 }
/**
 * The minimum column width in pixels at which a day's bars are distinguishable; below it the timeline scrolls
 * horizontally.
 */
export const NARROWEST_COLUMN: Readonly<Record<Zoom, number>> = { tag: 1152, woche: 132, vierWochen: 40 }
/** Minutes by which an arrow key or a step of the mouse moves a booking. */
export const GRID: Readonly<Record<Zoom, number>> = { tag: 15, woche: 60, vierWochen: 1440 }

/** The first day after paging forward (1) or back (-1). */
export function pagedTo(ab: Temporal.PlainDate, zoom: Zoom, pages: number): Temporal.PlainDate {
  return ab.add({ days: DAYS[zoom] * pages })
}

/**
 * As many days as the zoom shows from the requested one on, not from Monday: on a Friday the past days of the
 * week are of no use.
 */
export function excerptOf(first: Temporal.PlainDate, zoom: Zoom, zone: string): Excerpt {
  const start = dayPeriod(first, zone).von
  const tage = Array.from({ length: DAYS[zoom] }, (_, index): Column => {
    const tag = first.add({ days: index })
    const { von, bis } = dayPeriod(tag, zone)
    return { tag, von: minutesBetween(start, von), bis: minutesBetween(start, bis) }
  })
  const minuten = tage.at(-1)?.bis ?? 0
  return { zeitraum: { von: start, bis: start.add({ minutes: minuten }) }, minuten, tage, zone }
}

export function instantAt({ zeitraum }: Pick<Excerpt, 'zeitraum'>, minute: number): Temporal.Instant {
  return zeitraum.von.add({ minutes: Math.round(minute) })
}

export function minuteOf({ zeitraum }: Pick<Excerpt, 'zeitraum'>, instant: Temporal.Instant): number {
  return minutesBetween(zeitraum.von, instant)
}

/**
 * The wall time (`09:05`) at a minute of the timeline. Days of 1440 minutes are computed directly, the others
 * by the calendar.
 */
export function clockAt(excerpt: Excerpt, minute: number): string {
  const day = excerpt.tage.find(({ von, bis }) => von <= minute && minute < bis)
  if (day !== undefined && day.bis - day.von === 1440) return clock(minute - day.von)
  const wall = instantAt(excerpt, minute).toZonedDateTimeISO(excerpt.zone)
  return clock(wall.hour * 60 + wall.minute)
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The calendar day at a minute of the timeline, also before its start and after its end. */
export function tagAt(excerpt: Excerpt, minute: number): Temporal.PlainDate {
  const day = excerpt.tage.find(({ von, bis }) => von <= minute && minute < bis)
  return day?.tag ?? tagOf(instantAt(excerpt, minute), excerpt.zone)
}

export interface Stunde {
  readonly minute: number
  readonly text: string
}

/** Labels along a single day, one each `every` hours. */
export function hoursOf(excerpt: Excerpt, every: number): Stunde[] {
  const count = Math.floor(excerpt.minuten / (60 * every))
  return Array.from({ length: count }, (_, index) => {
    const minute = index * 60 * every
    return { minute, text: clockAt(excerpt, minute) }
  })
}

const DAY_MINUTES = 1440

/**
 * Shifts a moment by steps. Steps of whole days keep the wall time across a clock change; shorter ones add
 * the timeline's elapsed minutes, since in wall time a step could not be reversed across the hour that spring
 * skips.
 */
export function shifted(at: Temporal.Instant, steps: number, grid: number, zone: string): Temporal.Instant {
  if (steps === 0) return at
  if (grid % DAY_MINUTES !== 0) return at.add({ minutes: steps * grid })
  return instantOfWall(wallOfInstant(at, zone).add({ minutes: steps * grid }), zone)
}

/**
 * The window for a press on free time: two hours from the step below the pointer, or in four weeks the day's
 * usual hours.
 */
export function startAt(excerpt: Excerpt, minute: number, zoom: Zoom, lage: Lage): Window {
  if (zoom === 'vierWochen') {
    const day = quickWindow('ganzerTag', tagAt(excerpt, Math.floor(minute)), lage)
    if (day !== null) return day
  }
  const grid = GRID[zoom]
  const step = zoom === 'vierWochen' ? 60 : grid
  const at = wallOfInstant(instantAt(excerpt, minute), excerpt.zone)
  const past = (at.hour * 60 + at.minute) % step
  const pressed = at.subtract({ minutes: past })
  const first = nextStart(lage)
  const von = Temporal.PlainDateTime.compare(pressed, first) < 0 ? first : pressed
  return { von, bis: von.add({ hours: 2 }) }
}
