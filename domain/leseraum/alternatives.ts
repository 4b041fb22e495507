import { blocks } from '../buchung/status.ts'
import { bookablePeriod } from '../oeffnungszeit/bookableDays.ts'
import { later, minutesBetween, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { isOnStep, roundUp } from '../time/zeitschritt.ts'
import { tagOf } from '../time/zone.ts'
import { type BookingCommand, decideBooking, needsSecond } from './book.ts'
import type { BookingFacts } from './facts.ts'
import { overlapsAny } from './holds.ts'
import { shortestStay, takesOwnTime } from './limits.ts'
import type { Hold, Leseraum } from './types.ts'
import { latestMissedStart } from './window.ts'

export type AlternativeArt = 'andereZeit' | 'naechsterPlatz' | 'andererGrundriss'

export interface Alternative {
  readonly art: AlternativeArt
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** A floor plan with what holds its seats that day. */
export interface PlanFacts {
  readonly leseraeume: readonly Leseraum[]
  readonly facts: BookingFacts
}

/** Times asked at most: each costs a full decision, and a refusal must stay as quick as a booking. */
const TRIES = 12

const { compare } = Temporal.Instant

function acceptable(command: BookingCommand, facts: BookingFacts): boolean {
  return decideBooking(command, facts).ok
}

/** The gaps that some periods leave of another one. */
function gapsOf(within: Zeitraum, taken: readonly Zeitraum[]): Zeitraum[] {
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

/** What the seat's holds and the person's own bookings, with their breaks, leave of the day from now on. */
function freeOf(command: BookingCommand, facts: BookingFacts): Zeitraum[] {
  const { kalender, einstellungen } = facts
  const day = bookablePeriod(tagOf(command.zeitraum.von, kalender.zone), kalender, einstellungen)
  const missed = latestMissedStart(command.zweiteId, facts)
  if (!day || compare(missed, day.bis) >= 0) return []
  const taken = facts.belegungen
    .filter((hold) => hold.leseraumId === command.leseraum.id && blocks(hold.status))
    .map((hold) => hold.zeitraum)
  if (!einstellungen['leseraum.mehrerePlaetzeGleichzeitig'].value) {
    const minutes = Math.ceil(einstellungen['leseraum.mindestpause'].value * 60)
    for (const own of facts.eigene.filter((hold) => takesOwnTime(hold, command.bucherId))) {
      const { von, bis } = own.zeitraum
      taken.push({ von: von.subtract({ minutes }), bis: bis.add({ minutes }) })
    }
  }
  return gapsOf({ von: later(day.von, missed.add({ seconds: 1 })), bis: day.bis }, taken)
}

function roundDown(instant: Temporal.Instant, step: number, zone: string): Temporal.Instant {
  return isOnStep(instant, step, zone) ? instant : roundUp(instant, step, zone).subtract({ minutes: step })
}

/** In each gap the stay that comes closest to the wish: as long as it as far as there is room, as near to its start as that allows. */
function staysNear(command: BookingCommand, facts: BookingFacts): Zeitraum[] {
  const { zone } = facts.kalender
  const step = Math.max(1, facts.einstellungen['leseraum.zeitschritt'].value)
  const shortest = shortestStay(facts.einstellungen).value
  const longest = facts.einstellungen['leseraum.hoechstdauer'].value
  const wished = Math.max(shortest, minutesBetween(command.zeitraum.von, command.zeitraum.bis))
  const most = Math.min(Math.ceil(wished / step) * step, Math.floor(longest / step) * step)
  const start = roundDown(command.zeitraum.von, step, zone)
  const stays: Zeitraum[] = []
  for (const gap of freeOf(command, facts)) {
    const [von, bis] = [roundUp(gap.von, step, zone), roundDown(gap.bis, step, zone)]
    const minutes = Math.min(most, minutesBetween(von, bis))
    if (minutes < shortest || minutes <= 0) continue
    const latest = bis.subtract({ minutes })
    const begin = compare(start, von) < 0 ? von : compare(start, latest) > 0 ? latest : start
    stays.push({ von: begin, bis: begin.add({ minutes }) })
  }
  return stays
}

/** The same seat at another time of the day: for as long as wished if there is room, else for the longest shorter stay; then the nearest. */
function otherTime(command: BookingCommand, facts: BookingFacts): Alternative | null {
  const away = ({ von }: Zeitraum) => Math.abs(minutesBetween(command.zeitraum.von, von))
  const long = ({ von, bis }: Zeitraum) => minutesBetween(von, bis)
  const stays = staysNear(command, facts).sort((a, b) => long(b) - long(a) || away(a) - away(b))
  for (const zeitraum of stays.slice(0, TRIES)) {
    if (acceptable({ ...command, zeitraum }, facts))
      return { art: 'andereZeit', leseraum: command.leseraum, zeitraum }
  }
  return null
}

/** The seats that could take the wish as far as they themselves are concerned; the other rules are the same for all of a plan. */
function fitting(command: BookingCommand, { leseraeume, facts }: PlanFacts): Leseraum[] {
  const { leseraum: wished, gruppengroesse, zweiteId, zeitraum } = command
  const bySeat = Map.groupBy(facts.belegungen, (hold: Hold) => hold.leseraumId)
  // Several people who tried a seat want a room; one person never gets a room for a seat.
  const tooSmall = wished.kapazitaet < gruppengroesse
  return leseraeume.filter(
    (leseraum) =>
      leseraum.id !== wished.id &&
      (tooSmall || leseraum.art === wished.art) &&
      leseraum.aktiv &&
      leseraum.kapazitaet >= gruppengroesse &&
      (zweiteId !== null || !needsSecond({ leseraum, gruppengroesse }, facts)) &&
      !overlapsAny(zeitraum, bySeat.get(leseraum.id) ?? []),
  )
}

function nearest(from: Leseraum, seats: readonly Leseraum[]): Leseraum | null {
  const away = (seat: Leseraum) => Math.hypot(seat.x - from.x, seat.y - from.y)
  return seats.reduce<Leseraum | null>(
    (best, seat) => (best === null || away(seat) < away(best) ? seat : best),
    null,
  )
}

function nearestSeat(command: BookingCommand, plan: PlanFacts): Alternative | null {
  const leseraum = nearest(command.leseraum, fitting(command, plan))
  if (!leseraum || !acceptable({ ...command, leseraum }, plan.facts)) return null
  return { art: 'naechsterPlatz', leseraum, zeitraum: command.zeitraum }
}

function otherPlan(command: BookingCommand, plans: readonly PlanFacts[]): Alternative | null {
  for (const plan of plans) {
    const [leseraum] = fitting(command, plan)
    if (leseraum && acceptable({ ...command, leseraum }, plan.facts))
      return { art: 'andererGrundriss', leseraum, zeitraum: command.zeitraum }
  }
  return null
}

/**
 * What to book instead, at most one of each kind: the nearest seat at the same time, the same seat at another time of that day, a seat on
 * another plan. Each one is accepted by the same rules that refused the wish.
 */
export function alternatives(
  command: BookingCommand,
  own: PlanFacts,
  others: readonly PlanFacts[],
): Alternative[] {
  return [nearestSeat(command, own), otherTime(command, own.facts), otherPlan(command, others)].filter(
    (found) => found !== null,
  )
}
