import { type Issue, issue } from '../issue.ts'
import { closedBecause, isOpenFor, openPeriod, openWindow } from '../oeffnungszeit/openWindow.ts'
import type { Kalender } from '../oeffnungszeit/types.ts'
import { formatUhrzeit } from '../time/uhrzeit.ts'
import { contains, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { limitText, tagOf, uhrzeitOf } from '../time/zone.ts'
import type { Leseraum } from './types.ts'

/** What decides whether the place of a booking is open or closed. */
export interface Place {
  readonly kalender: Kalender
  readonly leseraum: Pick<Leseraum, 'aktiv' | 'bezeichnung'>
}

const before = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0

/** Refuses a period during which the house is not open throughout (K1 to K3). */
export function openingIssues(zeitraum: Zeitraum, kalender: Kalender): Issue[] {
  const tag = tagOf(zeitraum.von, kalender.zone)
  const { window } = openWindow(tag, kalender)
  const open = openPeriod(tag, kalender)
  if (!window || !open) {
    const data = { tag: tag.toString(), warum: closedBecause(tag, kalender) }
    return [issue('buchung.geschlossen', data, { field: 'von' })]
  }
  if (isOpenFor(open, zeitraum)) return []
  const { zone } = kalender
  const closed = open.unterbrechungen.find((one) => overlaps(one, zeitraum))
  if (closed && contains(open, zeitraum)) {
    const data = {
      von: formatUhrzeit(uhrzeitOf(closed.von, zone)),
      bis: formatUhrzeit(uhrzeitOf(closed.bis, zone)),
    }
    return [
      issue('buchung.inUnterbrechung', data, { field: before(zeitraum.von, closed.von) ? 'bis' : 'von' }),
    ]
  }
  const data = { von: limitText(tag, window.von, zone), bis: limitText(tag, window.bis, zone) }
  const startIsOutside = before(zeitraum.von, open.von) || !before(zeitraum.von, open.bis)
  return [issue('buchung.ausserhalbOeffnungszeit', data, { field: startIsOutside ? 'von' : 'bis' })]
}

export function inaktivIssues({ aktiv, bezeichnung }: Place['leseraum']): Issue[] {
  return aktiv ? [] : [issue('leseraum.inaktiv', { bezeichnung })]
}

/**
 * Reasons of the place itself against a stay: closed then, or out of use. Checked when a booking is made, and
 * again by whatever continues it: a house can close, and its hours can change, after the booking.
 */
export function offenIssues(zeitraum: Zeitraum, { kalender, leseraum }: Place): Issue[] {
  return [...openingIssues(zeitraum, kalender), ...inaktivIssues(leseraum)]
}

/**
 * Reasons of the place against the start of a stay. Closing before the booked end does not refuse a check-in
 * (recorded decision).
 */
export function startIssues({ von }: Pick<Zeitraum, 'von'>, place: Place): Issue[] {
  return offenIssues({ von, bis: von.add({ seconds: 1 }) }, place)
}
