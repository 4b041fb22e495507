import { isOpenFor, type OpenPeriod, openPeriod } from '../../oeffnungszeit/openWindow.ts'
import type { Kalender, Sonderoeffnungszeit } from '../../oeffnungszeit/types.ts'
import { minutesOf } from '../../time/uhrzeit.ts'
import { fallsWithLeseraum } from '../deactivate.ts'
import type { Hit } from './types.ts'

/** From a first to a last day, both inclusive. */
export interface Tage {
  readonly von: Temporal.PlainDate
  readonly bis: Temporal.PlainDate
}

const { compare } = Temporal.PlainDate

const timesOf = ({ gueltigVon, gueltigBis, von, bis, status, unterbrechungen = [] }: Sonderoeffnungszeit) => {
  const breaks = unterbrechungen.flatMap((one) => [minutesOf(one.von), minutesOf(one.bis)])
  return [gueltigVon, gueltigBis, minutesOf(von), minutesOf(bis), status].concat(breaks).join(' ')
}

/**
 * The days on which two sets of special opening times may differ: those of each entry that only one set has.
 */
export function changedDays(
  before: readonly Sonderoeffnungszeit[],
  after: readonly Sonderoeffnungszeit[],
): readonly Tage[] {
  const apart = (some: readonly Sonderoeffnungszeit[], others: readonly Sonderoeffnungszeit[]) => {
    const known = new Set(others.map(timesOf))
    return some.filter((one) => !known.has(timesOf(one)))
  }
  return [...apart(before, after), ...apart(after, before)].map(({ gueltigVon, gueltigBis }) => ({
    von: gueltigVon,
    bis: gueltigBis,
  }))
}

export function isWithin(tag: Temporal.PlainDate, tage: readonly Tage[]): boolean {
  return tage.some(({ von, bis }) => compare(von, tag) <= 0 && compare(tag, bis) <= 0)
}

/** Whether a booking lies outside the new opening hours; memoized per day. */
export function outsideOf(kalender: Kalender, now: Temporal.Instant) {
  const open = new Map<string, OpenPeriod | null>()
  const openOn = (tag: Temporal.PlainDate) => {
    const key = tag.toString()
    const known = open.get(key)
    if (known !== undefined) return known
    const period = openPeriod(tag, kalender)
    open.set(key, period)
    return period
  }
  return ({ buchung, tag }: Pick<Hit, 'buchung' | 'tag'>): boolean => {
    if (!fallsWithLeseraum(buchung, now)) return false
    const period = openOn(tag)
    return period === null || !isOpenFor(period, buchung.zeitraum)
  }
}
