import type { Uhrzeit } from '../time/uhrzeit.ts'
import { earlier, later, minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { instantOf } from '../time/zone.ts'
import type { Berichtsperiode } from './periode.ts'

const SATURDAY = 6

/**
 * Monday to Friday between two wall times, for every day of a period: the time in which a vehicle should be
 * in use.
 */
export function kernzeit(
  { von, bis }: Pick<Berichtsperiode, 'von' | 'bis'>,
  daily: { readonly von: Uhrzeit; readonly bis: Uhrzeit },
  zone: string,
): Zeitraum[] {
  const windows: Zeitraum[] = []
  for (let tag = von; Temporal.PlainDate.compare(tag, bis) < 0; tag = tag.add({ days: 1 })) {
    if (tag.dayOfWeek >= SATURDAY) continue
    windows.push({ von: instantOf(tag, daily.von, zone), bis: instantOf(tag, daily.bis, zone) })
  }
  return windows
}

/** Merges overlapping periods: a trip that waits for a late car overlaps the trip before it. */
function joined(belegt: readonly Zeitraum[]): Zeitraum[] {
  const all: Zeitraum[] = []
  for (const next of belegt.toSorted((a, b) => Temporal.Instant.compare(a.von, b.von))) {
    const last = all.at(-1)
    if (last === undefined || Temporal.Instant.compare(last.bis, next.von) < 0) all.push(next)
    else all[all.length - 1] = { von: last.von, bis: later(last.bis, next.bis) }
  }
  return all
}

/**
 * The share of the windows, 0 to 1, in which a vehicle was taken. The windows must not overlap. Without any
 * window it is 0.
 */
export function auslastung(windows: readonly Zeitraum[], belegt: readonly Zeitraum[]): number {
  const apart = joined(belegt)
  let all = 0
  let taken = 0
  for (const window of windows) {
    all += minutesBetween(window.von, window.bis)
    for (const zeitraum of apart) {
      taken += Math.max(0, minutesBetween(later(window.von, zeitraum.von), earlier(window.bis, zeitraum.bis)))
    }
  }
  return all === 0 ? 0 : taken / all
}
