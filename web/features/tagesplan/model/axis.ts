import type { Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import { type Grid, stepDown, stepUp } from '@platzwart/domain/time/grid'
import { gapsOf, withBreaks } from '../../leseraum/model/gaps.ts'
import type { PlanDay } from '../../leseraum/model/planDay.ts'

const HOUR = 60

/**
 * The minimum column width in pixels at which an hour's bars are distinguishable; below it the timeline
 * scrolls horizontally.
 */
export const NARROWEST_HOUR_PX = 60

/** The default length of a press on free time, if nothing is in the way. */
const USUAL_MINUTES = 120

/**
 * The visible hours of a day: the opening hours rounded to whole hours, and bookings beyond (from earlier,
 * longer hours). Null: closed and empty.
 */
export function axisOf({ offen, bySeat }: Pick<PlanDay, 'offen' | 'bySeat'>): Minutes | null {
  let von = offen?.von ?? Number.POSITIVE_INFINITY
  let bis = offen?.bis ?? Number.NEGATIVE_INFINITY
  for (const belegungen of bySeat.values()) {
    for (const one of belegungen) {
      von = Math.min(von, one.von)
      bis = Math.max(bis, one.bis)
    }
  }
  if (von >= bis) return null
  return { von: Math.floor(von / HOUR) * HOUR, bis: Math.ceil(bis / HOUR) * HOUR }
}

/** The full hours of the visible period; the last one is its end. */
export function hoursOf({ von, bis }: Minutes): readonly number[] {
  return Array.from({ length: (bis - von) / HOUR }, (_, index) => von + index * HOUR)
}

interface Asked {
  /** The seat's bookings, sorted by start. */
  readonly belegungen: readonly Minutes[]
  readonly offen: OpenMinutes
  readonly grid: Grid
  readonly hoechstens: number
}

/**
 * The period of a press: two hours from the step below the pointer, or less if the seat is taken. Null if it
 * cannot be booked.
 */
export function pressedPeriod(
  minute: number,
  { belegungen, offen, grid, hoechstens }: Asked,
): Minutes | null {
  const gap = gapsOf(withBreaks(belegungen, offen), offen).find(
    ({ von, bis }) => von <= minute && minute < bis,
  )
  if (gap === undefined) return null
  const von = Math.max(gap.von, stepDown(minute, grid))
  return { von, bis: Math.min(gap.bis, von + Math.min(USUAL_MINUTES, hoechstens)) }
}

/**
 * The period drawn over: snapped to the step, within the opening hours, and at least one step. Null if it
 * cannot be booked.
 */
export function drawnPeriod(
  { von, bis }: Minutes,
  { offen, grid }: Pick<Asked, 'offen' | 'grid'>,
): Minutes | null {
  const first = Math.max(offen.von, stepDown(von, grid))
  const last = Math.min(offen.bis, Math.max(first + grid.schritt, stepUp(bis, grid)))
  return first < last ? { von: first, bis: last } : null
}
