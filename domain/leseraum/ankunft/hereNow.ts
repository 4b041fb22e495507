import { gapsOf, staysNear } from '../../buchung/stays.ts'
import type { BenutzerId } from '../../id.ts'
import { bookablePeriod } from '../../oeffnungszeit/bookableDays.ts'
import { later, minutesBetween, type Zeitraum } from '../../time/zeitraum.ts'
import { roundDown } from '../../time/zeitschritt.ts'
import { tagOf } from '../../time/zone.ts'
import { decideBooking } from '../book.ts'
import type { BookingFacts } from '../facts.ts'
import { collisions } from '../holds.ts'
import { longestStay, ownTimes, shortestStay } from '../limits.ts'
import type { Leseraum } from '../types.ts'

/** The lengths in minutes offered at a free seat, besides as long as possible. */
const OFFERED = [60, 120] as const

/**
 * The periods for which the person at a seat can book it now, alone, under all booking rules: from the
 * running step, shortest first. Empty if there are none.
 */
export function hereNow(leseraum: Leseraum, bucherId: string, facts: BookingFacts): Zeitraum[] {
  const { now, kalender, einstellungen } = facts
  const { zone } = kalender
  const step = einstellungen['leseraum.zeitschritt'].value
  const tag = tagOf(now, zone)
  const open = bookablePeriod(tag, kalender, einstellungen)
  if (!open) return []
  const von = roundDown(now, step, zone)
  const taken = collisions(leseraum.id, open, facts.belegungen).map(({ zeitraum }) => zeitraum)
  taken.push(...open.unterbrechungen)
  taken.push(...ownTimes(bucherId, facts))
  const longest = longestStay(tag, bucherId, facts)
  const wish = { step, zone, shortest: shortestStay(einstellungen).value, longest }
  const gap = gapsOf(open, taken).filter(({ bis }) => Temporal.Instant.compare(now, bis) < 0)[0]
  if (!gap) return []
  // Earlier gaps do not matter, however short the rest is.
  const ahead = { von: later(gap.von, von), bis: gap.bis }
  const command = (zeitraum: Zeitraum) => ({
    leseraum,
    zeitraum,
    bucherId: bucherId as BenutzerId,
    zweiteId: null,
    gruppengroesse: 1,
  })
  const stays = [...OFFERED, Math.max(longest, wish.shortest)].flatMap((minutes) =>
    staysNear({ ...wish, wished: { von, bis: von.add({ minutes }) } }, [ahead]),
  )
  const length = (stay: Zeitraum) => minutesBetween(stay.von, stay.bis)
  return stays
    .filter((stay) => stay.von.equals(von) && decideBooking(command(stay), facts).ok)
    .toSorted((a, b) => length(a) - length(b))
    .filter((stay, i, all) => i === 0 || length(stay) !== length(all[i - 1] as Zeitraum))
}
