import type { Uhrzeit } from '../time/uhrzeit.ts'
import { wochentagOf } from '../time/wochentag.ts'
import { contains, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { endOf, instantOf } from '../time/zone.ts'
import type { Kalender, Sonderoeffnungszeit, Unterbrechung } from './types.ts'

interface Hours {
  readonly von: Uhrzeit
  readonly bis: Uhrzeit
  readonly unterbrechungen: readonly Unterbrechung[]
}

export interface OpenWindow {
  /** Null if closed. */
  readonly window: Hours | null
  readonly source: 'woche' | 'sonder'
}

function covers(sonder: Sonderoeffnungszeit, tag: Temporal.PlainDate): boolean {
  const compare = Temporal.PlainDate.compare
  return compare(sonder.gueltigVon, tag) <= 0 && compare(tag, sonder.gueltigBis) <= 0
}

/**
 * The special time that decides a day; undefined if the week does. Of several, a closed one wins (nobody
 * should find a locked door), then the last of the list.
 */
function decidingOn(tag: Temporal.PlainDate, kalender: Kalender): Sonderoeffnungszeit | undefined {
  const special = kalender.sonderoeffnungszeiten.filter((sonder) => covers(sonder, tag))
  return special.find(({ status }) => status === 'geschlossen') ?? special.at(-1)
}

/**
 * Opening times of a day (K1 to K3): a special one alone decides, open with its own times or closed; else the
 * week.
 */
export function openWindow(tag: Temporal.PlainDate, kalender: Kalender): OpenWindow {
  const special = decidingOn(tag, kalender)
  if (special) {
    return { window: special.status === 'geschlossen' ? null : hoursOf(special), source: 'sonder' }
  }
  const weekday = wochentagOf(tag)
  const week = kalender.oeffnungszeiten.find((zeit) => zeit.wochentag === weekday)
  return { window: week?.geoeffnet ? hoursOf(week) : null, source: 'woche' }
}

const hoursOf = ({
  von,
  bis,
  unterbrechungen = [],
}: Omit<Hours, 'unterbrechungen'> & Partial<Hours>): Hours => ({
  von,
  bis,
  unterbrechungen,
})

/**
 * The reason for a day that deviates from the week, open or closed, in German and in English, from the entry
 * that decides it; empty if none was given.
 */
export function becauseOf(tag: Temporal.PlainDate, kalender: Kalender): readonly [string, string] {
  return decidingOn(tag, kalender)?.warum ?? ['', '']
}

/**
 * Why a day is closed, in German and in English, from the entry that closes it; empty if the week does, or if
 * no reason was given.
 */
export function closedBecause(tag: Temporal.PlainDate, kalender: Kalender): readonly string[] {
  const special = decidingOn(tag, kalender)
  if (special?.status !== 'geschlossen') return []
  return special.warum?.some((text) => text !== '') ? special.warum : []
}

/** The opening period of a day, from opening to closing, and the breaks in between. */
export interface OpenPeriod extends Zeitraum {
  readonly unterbrechungen: readonly Zeitraum[]
}

/** The same as instants; null if closed. Closing at 23:59 means at the end of the day (see `endOf`). */
export function openPeriod(tag: Temporal.PlainDate, kalender: Kalender): OpenPeriod | null {
  const { window } = openWindow(tag, kalender)
  if (!window) return null
  const von = instantOf(tag, window.von, kalender.zone)
  const bis = endOf(tag, window.bis, kalender.zone)
  const breaks = window.unterbrechungen.map((one) => ({
    von: instantOf(tag, one.von, kalender.zone),
    bis: instantOf(tag, one.bis, kalender.zone),
  }))
  return isPeriod({ von, bis }) ? { von, bis, unterbrechungen: breaks.filter(isPeriod) } : null
}

/** Time that a clock change skips does not count. */
const isPeriod = ({ von, bis }: Zeitraum) => Temporal.Instant.compare(von, bis) < 0

/** Whether it is open for all of a period, without a break in it. */
export function isOpenFor(open: OpenPeriod, period: Zeitraum): boolean {
  return contains(open, period) && !open.unterbrechungen.some((one) => overlaps(one, period))
}
