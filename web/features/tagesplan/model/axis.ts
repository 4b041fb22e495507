import type { Minutes, OpenMinutes } from '@platzwart/domain/leseraum/seatState'
import { type Grid, stepDown, stepUp } from '@platzwart/domain/time/grid'
import { gapsOf, withBreaks } from '../../leseraum/model/gaps.ts'
import type { PlanDay } from '../../leseraum/model/planDay.ts'

const HOUR = 60

/** Narrower than this, an hour's bars could not be told apart; the timeline then scrolls to the side. */
export const NARROWEST_HOUR_PX = 60

/** What a press on empty time asks for, where nothing is in the way. */
const USUAL_MINUTES = 120

/** What is shown of a day: the opening time in whole hours, and what is booked beyond it (it was open longer once). Null: it is closed and empty. */
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

/** The full hours of what is shown; the last one is where it ends. */
export function hoursOf({ von, bis }: Minutes): readonly number[] {
  return Array.from({ length: (bis - von) / HOUR }, (_, index) => von + index * HOUR)
}

interface Asked {
  /** Of the seat, in the order of their starts. */
  readonly belegungen: readonly Minutes[]
  readonly offen: OpenMinutes
  readonly grid: Grid
  readonly hoechstens: number
}

/** The period of a press: from the step under it, two hours or as far as the seat is free. Null where one cannot sit. */
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

/** The period of what was drawn over: whole steps, within the opening time, and at least one. Null where one cannot sit. */
export function drawnPeriod(
  { von, bis }: Minutes,
  { offen, grid }: Pick<Asked, 'offen' | 'grid'>,
): Minutes | null {
  const first = Math.max(offen.von, stepDown(von, grid))
  const last = Math.min(offen.bis, Math.max(first + grid.schritt, stepUp(bis, grid)))
  return first < last ? { von: first, bis: last } : null
}
