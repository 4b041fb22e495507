import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { Minutes } from '@platzwart/domain/leseraum/seatState'
import { gapsOf, withBreaks } from './gaps.ts'
import { NOTHING, type PlanDay } from './planDay.ts'

/** The number of free seats in each slot of the opening hours: the curve above the time bar. */
export function freeCurve(seats: readonly LeseraumView[], day: PlanDay, slot: number): number[] {
  if (day.offen === null) return []
  const { von, bis } = day.offen
  const usable = seats.filter((seat) => seat.aktiv)
  const taken = new Array<number>(Math.ceil((bis - von) / slot)).fill(0)
  for (const seat of usable) {
    let done = -1
    for (const one of withBreaks(day.bySeat.get(seat.id) ?? NOTHING, day.offen)) {
      const first = Math.max(done + 1, Math.floor((Math.max(one.von, von) - von) / slot))
      const last = Math.ceil((Math.min(one.bis, bis) - von) / slot) - 1
      for (let i = first; i <= last; i += 1) taken[i] = (taken[i] ?? 0) + 1
      done = Math.max(done, last)
    }
  }
  return taken.map((count) => usable.length - count)
}

export interface NextFree {
  readonly seat: LeseraumView
  readonly period: Minutes
}

/**
 * The earliest time at which a seat is free for the requested length, or else the earliest gap of at least
 * `mindestens` minutes; null if the day has none. Tie-break: the longer gap, then the plan's order.
 */
export function nextFree(
  seats: readonly LeseraumView[],
  day: PlanDay,
  asked: Minutes,
  ab: number,
  mindestens: number,
): NextFree | null {
  if (day.offen === null) return null
  const rest = { von: Math.max(day.offen.von, ab), bis: day.offen.bis }
  const length = asked.bis - asked.von
  return earliest(seats, day, rest, length) ?? earliest(seats, day, rest, mindestens)
}

function earliest(
  seats: readonly LeseraumView[],
  day: PlanDay,
  rest: Minutes,
  length: number,
): NextFree | null {
  let best: NextFree | null = null
  for (const seat of seats) {
    if (!seat.aktiv) continue
    const held = withBreaks(day.bySeat.get(seat.id) ?? NOTHING, day.offen)
    const gap = gapsOf(held, rest).find((one) => one.bis - one.von >= length)
    if (gap === undefined) continue
    const earlier = best === null || gap.von < best.period.von
    const longer = best !== null && gap.von === best.period.von && gap.bis > best.period.bis
    if (earlier || longer) best = { seat, period: gap }
  }
  return best
}
