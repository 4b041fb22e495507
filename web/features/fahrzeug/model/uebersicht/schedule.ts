import { minutesBetween, type Zeitraum } from '@platzwart/domain/time/zeitraum'
import { dayPeriod, instantOfWall, tagOf, wallOfInstant } from '@platzwart/domain/time/zone'
import type { Zoom } from '../../../flotte/model/choice.ts'
import { type Lage, nextStart, quickWindow, type Window } from '../../../flotte/model/window.ts'

/** A day of the timeline, in minutes since its start: 1440 long, but for the two days on which the clock changes. */
export interface Column {
  readonly tag: Temporal.PlainDate
  readonly von: number
  readonly bis: number
}

/** What the timeline shows: whole days of the Mandant's zone. */
export interface Excerpt {
  readonly zeitraum: Zeitraum
  readonly minuten: number
  readonly tage: readonly Column[]
  readonly zone: string
}

const DAYS: Readonly<Record<Zoom, number>> = { tag: 1, woche: 7, vierWochen: 28 }
/** Narrower than this, a day's bars could not be told apart; the timeline then scrolls to the side. */
export const NARROWEST_COLUMN: Readonly<Record<Zoom, number>> = { tag: 1152, woche: 132, vierWochen: 40 }
/** By how many minutes a press of an arrow or a step of the mouse moves a booking. */
export const GRID: Readonly<Record<Zoom, number>> = { tag: 15, woche: 60, vierWochen: 1440 }

/** The day to which one page forward (1) or back (-1) leads. */
export function pagedTo(ab: Temporal.PlainDate, zoom: Zoom, pages: number): Temporal.PlainDate {
  return ab.add({ days: DAYS[zoom] * pages })
}

/** So many days from the asked one on: nobody who looks on a Friday is shown a Monday that is over. */
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

/** `09:05` on the wall at a minute of the timeline. Days as long as the clock says are counted, the others are asked of the calendar. */
export function clockAt(excerpt: Excerpt, minute: number): string {
  const day = excerpt.tage.find(({ von, bis }) => von <= minute && minute < bis)
  if (day !== undefined && day.bis - day.von === 1440) return clock(minute - day.von)
  const wall = instantAt(excerpt, minute).toZonedDateTimeISO(excerpt.zone)
  return clock(wall.hour * 60 + wall.minute)
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The day on the wall at a minute of the timeline, also before its start and after its end. */
export function tagAt(excerpt: Excerpt, minute: number): Temporal.PlainDate {
  const day = excerpt.tage.find(({ von, bis }) => von <= minute && minute < bis)
  return day?.tag ?? tagOf(instantAt(excerpt, minute), excerpt.zone)
}

export interface Stunde {
  readonly minute: number
  readonly text: string
}

/** Labels along a single day, every `every` hours. */
export function hoursOf(excerpt: Excerpt, every: number): Stunde[] {
  const count = Math.floor(excerpt.minuten / (60 * every))
  return Array.from({ length: count }, (_, index) => {
    const minute = index * 60 * every
    return { minute, text: clockAt(excerpt, minute) }
  })
}

const DAY_MINUTES = 1440

/**
 * Some steps later. Steps of days keep the time on the wall, whatever the clock did that night; shorter ones go by the minutes that the
 * timeline is drawn in: on the wall, no step would lead back over the hour that the spring leaves out.
 */
export function shifted(at: Temporal.Instant, steps: number, grid: number, zone: string): Temporal.Instant {
  if (steps === 0) return at
  if (grid % DAY_MINUTES !== 0) return at.add({ minutes: steps * grid })
  return instantOfWall(wallOfInstant(at, zone).add({ minutes: steps * grid }), zone)
}

/** What a press on empty time asks for: from the step under it on, two hours, or in a month's view the usual hours of that day. */
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
