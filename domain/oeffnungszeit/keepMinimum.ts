import { earlier, later, type Zeitraum } from '../time/zeitraum.ts'

const { compare } = Temporal.Instant

/**
 * From and to of one day, pulled apart after one of them was moved (K7): they lie within the bookable period and keep the minimum booking
 * time, for which the latest start is pulled back and the earliest end pushed forward. Real minutes, so that it holds in the night of a
 * clock change. A bookable period shorter than the minimum is taken whole; the booking itself is then refused as too short.
 */
export function keepMinimum(
  chosen: Zeitraum,
  moved: 'von' | 'bis',
  minimumMinutes: number,
  within: Zeitraum,
): Zeitraum {
  const latestStart = later(within.von, within.bis.subtract({ minutes: minimumMinutes }))
  const earliestEnd = earlier(within.bis, within.von.add({ minutes: minimumMinutes }))
  if (moved === 'von') {
    const von = later(within.von, earlier(chosen.von, latestStart))
    const bis = earlier(within.bis, later(chosen.bis, von.add({ minutes: minimumMinutes })))
    return { von, bis }
  }
  const bis = earlier(within.bis, later(chosen.bis, earliestEnd))
  const von = later(within.von, earlier(chosen.von, bis.subtract({ minutes: minimumMinutes })))
  return { von, bis }
}

/**
 * What is left of the bookable period around a moment when neighbouring bookings, and the minimum break in hours before and after each of
 * them, are taken away (K7). Null when the moment itself lies in one of them, in a break, or outside.
 */
export function freeAround(
  moment: Temporal.Instant,
  within: Zeitraum,
  blocking: readonly Zeitraum[],
  breakHours: number,
): Zeitraum | null {
  if (compare(moment, within.von) < 0 || compare(moment, within.bis) >= 0) return null
  const minutes = Math.round(breakHours * 60)
  let { von, bis } = within
  for (const block of blocking) {
    const begin = block.von.subtract({ minutes })
    const end = block.bis.add({ minutes })
    if (compare(end, moment) <= 0) von = later(von, end)
    else if (compare(moment, begin) < 0) bis = earlier(bis, begin)
    else return null
  }
  return { von, bis }
}
