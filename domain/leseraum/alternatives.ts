import { collides } from '../buchung/holds.ts'
import { blocks } from '../buchung/status.ts'
import { gapsOf, nearestFirst, staysNear } from '../buchung/stays.ts'
import { bookablePeriod } from '../oeffnungszeit/bookableDays.ts'
import type { OpenPeriod } from '../oeffnungszeit/openWindow.ts'
import { later, type Zeitraum } from '../time/zeitraum.ts'
import { tagOf } from '../time/zone.ts'
import { type BookingCommand, decideBooking, needsSecond } from './book.ts'
import type { BookingFacts } from './facts.ts'
import { longestStay, ownTimes, shortestStay } from './limits.ts'
import { type Hold, type Leseraum, sameUse } from './types.ts'
import { latestMissedStart } from './window.ts'

export type AlternativeArt = 'andereZeit' | 'naechsterPlatz' | 'andererGrundriss'

export interface Alternative {
  readonly art: AlternativeArt
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** A floor plan with its seats' holds on that day. */
export interface PlanFacts {
  readonly leseraeume: readonly Leseraum[]
  readonly facts: BookingFacts
}

/** Most times to try: each costs a full decision, and a refusal must stay as quick as a booking. */
const TRIES = 12

const { compare } = Temporal.Instant

function acceptable(command: BookingCommand, facts: BookingFacts): boolean {
  return decideBooking(command, facts).ok
}

/**
 * The rest of the day from now on without the seat's holds, the breaks of the day and the person's own bookings
 * with their pauses.
 */
function freeOf(command: BookingCommand, facts: BookingFacts, day: OpenPeriod | null): Zeitraum[] {
  const missed = latestMissedStart(command.zweiteId, facts)
  if (!day || compare(missed, day.bis) >= 0) return []
  const taken = facts.belegungen
    .filter((hold) => hold.leseraumId === command.leseraum.id && blocks(hold.status))
    .map((hold) => hold.zeitraum)
  taken.push(...day.unterbrechungen)
  taken.push(...ownTimes(command.bucherId, facts))
  return gapsOf({ von: later(day.von, missed.add({ seconds: 1 })), bis: day.bis }, taken)
}

/** In each gap of the day the stay closest to the request. */
function stays(command: BookingCommand, facts: BookingFacts, day: OpenPeriod | null): Zeitraum[] {
  const free = freeOf(command, facts, day)
  if (free.length === 0) return []
  const { einstellungen, kalender } = facts
  const wish = {
    wished: command.zeitraum,
    step: einstellungen['leseraum.zeitschritt'].value,
    zone: kalender.zone,
    shortest: shortestStay(einstellungen).value,
    longest: longestStay(tagOf(command.zeitraum.von, kalender.zone), command.bucherId, facts),
  }
  return nearestFirst(staysNear(wish, free), command.zeitraum)
}

/** The bookable period on the requested day; null if there is none. */
function dayOf({ zeitraum }: BookingCommand, { kalender, einstellungen }: BookingFacts): OpenPeriod | null {
  return bookablePeriod(tagOf(zeitraum.von, kalender.zone), kalender, einstellungen)
}

/**
 * The same seat at another time of the day: for the requested length if there is room, else for the longest
 * shorter stay; ties go to the nearest.
 * @param day the bookable period of that day, precomputed by callers that try many seats
 */
export function otherTime(
  command: BookingCommand,
  facts: BookingFacts,
  day = dayOf(command, facts),
): Alternative | null {
  for (const zeitraum of stays(command, facts, day).slice(0, TRIES)) {
    if (acceptable({ ...command, zeitraum }, facts))
      return { art: 'andereZeit', leseraum: command.leseraum, zeitraum }
  }
  return null
}

/**
 * The seats that could take the request as far as the seat itself is concerned; all other rules are the same
 * across a plan.
 */
function fitting(command: BookingCommand, { leseraeume, facts }: PlanFacts): Leseraum[] {
  const { leseraum: wished, gruppengroesse, zweiteId, zeitraum } = command
  const bySeat = Map.groupBy(facts.belegungen, (hold: Hold) => hold.leseraumId)
  // A group that tried a seat needs a room; a single person never gets a room instead of a seat.
  const tooSmall = wished.kapazitaet < gruppengroesse
  return leseraeume.filter(
    (leseraum) =>
      leseraum.id !== wished.id &&
      (leseraum.art === wished.art || (tooSmall && sameUse(leseraum, wished))) &&
      leseraum.aktiv &&
      leseraum.kapazitaet >= gruppengroesse &&
      (zweiteId !== null || !needsSecond({ leseraum, gruppengroesse }, facts)) &&
      !collides(zeitraum, bySeat.get(leseraum.id) ?? []),
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

/** A seat on another plan at the same time; null if there is none, or if that plan's rules refuse it. */
export function alternativeOn(command: BookingCommand, plan: PlanFacts): Alternative | null {
  const [leseraum] = fitting(command, plan)
  if (!leseraum || !acceptable({ ...command, leseraum }, plan.facts)) return null
  return { art: 'andererGrundriss', leseraum, zeitraum: command.zeitraum }
}

function otherPlan(command: BookingCommand, plans: readonly PlanFacts[]): Alternative | null {
  for (const plan of plans) {
    const found = alternativeOn(command, plan)
    if (found) return found
  }
  return null
}

/**
 * What to book instead, at most one of each kind: the nearest seat at the same time, the same seat at another
 * time of that day, a seat on another plan. Each one passes the rules that refused the request.
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
