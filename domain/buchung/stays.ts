import { later, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { roundDown, roundUp } from '../time/zeitschritt.ts'

const { compare } = Temporal.Instant

/** The gaps between the taken periods within another one. */
export function gapsOf(within: Zeitraum, taken: readonly Zeitraum[]): Zeitraum[] {
  const gaps: Zeitraum[] = []
  let von = within.von
  for (const one of taken.toSorted((a, b) => compare(a.von, b.von))) {
    if (!overlaps(one, within)) continue
    if (compare(von, one.von) < 0) gaps.push({ von, bis: one.von })
    von = later(von, one.bis)
  }
  if (compare(von, within.bis) < 0) gaps.push({ von, bis: within.bis })
  return gaps
}

export interface StayWish {
  readonly wished: Zeitraum
  /** Minutes of the time step. */
  readonly step: number
  readonly zone: string
  /** Shortest and longest stay in minutes. */
  readonly shortest: number
  readonly longest: number
}

/**
 * In each gap the stay closest to the request: as long as there is room for, up to the requested length, and
 * as close to its start as possible.
 */
export function staysNear(wish: StayWish, gaps: readonly Zeitraum[]): Zeitraum[] {
  const { zone, shortest } = wish
  const step = Math.max(1, wish.step)
  const wished = Math.max(shortest, minutesBetween(wish.wished.von, wish.wished.bis))
  const most = Math.min(Math.ceil(wished / step) * step, Math.floor(wish.longest / step) * step)
  const start = roundDown(wish.wished.von, step, zone)
  const stays: Zeitraum[] = []
  for (const gap of gaps) {
    const von = roundUp(gap.von, step, zone)
    const bis = roundDown(gap.bis, step, zone)
    const minutes = Math.min(most, minutesBetween(von, bis))
    if (minutes < shortest || minutes <= 0) continue
    const latest = bis.subtract({ minutes })
    const begin = compare(start, von) < 0 ? von : compare(start, latest) > 0 ? latest : start
    stays.push({ von: begin, bis: begin.add({ minutes }) })
  }
  return stays
}

/** Sorts by length, longest first, and then by distance from the requested start. */
export function nearestFirst(stays: readonly Zeitraum[], wished: Zeitraum): Zeitraum[] {
  const away = ({ von }: Zeitraum) => Math.abs(minutesBetween(wished.von, von))
  const long = ({ von, bis }: Zeitraum) => minutesBetween(von, bis)
  return stays.toSorted((a, b) => long(b) - long(a) || away(a) - away(b))
}
