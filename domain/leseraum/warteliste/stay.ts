import { gapsOf, nearestFirst, staysNear } from '../../buchung/stays.ts'
import type { BenutzerId } from '../../id.ts'
import { later, minutesBetween, type Zeitraum } from '../../time/zeitraum.ts'
import { tagOf } from '../../time/zone.ts'
import { LEAST_MINUTES } from '../../warteliste/offer.ts'
import { type BookingCommand, decideBooking, needsSecond, SOMEBODY } from '../book.ts'
import type { BookingFacts } from '../facts.ts'
import { longestStay, ownTimes } from '../limits.ts'
import type { Hold, Leseraum } from '../types.ts'
import { isWanted, type WaitingWish } from './types.ts'

const { compare } = Temporal.Instant

/** What the rules know of somebody, beside what holds the seats. */
export type PersonFacts = Omit<BookingFacts, 'belegungen'>

/** What holds a seat that day. */
type HeldOf = (leseraumId: string) => readonly Hold[]

/** What of the period somebody's own bookings leave them, and how long they may have it. */
interface Bounds {
  readonly own: readonly Zeitraum[]
  /** Minutes. */
  readonly longest: number
}

function boundsOf({ benutzerId, zeitraum }: WaitingWish, facts: PersonFacts): Bounds {
  const tag = tagOf(zeitraum.von, facts.kalender.zone)
  return { own: ownTimes(benutzerId, facts), longest: longestStay(tag, benutzerId, facts) }
}

/** What a seat leaves somebody of the period: as much of it as there is and they may have, and never less than they wait for. */
function staysAt(
  wish: WaitingWish,
  taken: readonly Hold[],
  facts: PersonFacts,
  { own, longest }: Bounds,
): Zeitraum[] {
  const { zeitraum, mindestens } = wish
  const { now, kalender, einstellungen } = facts
  const von = later(zeitraum.von, now.add({ minutes: LEAST_MINUTES }))
  if (compare(von, zeitraum.bis) >= 0) return []
  const stay = {
    wished: zeitraum,
    step: einstellungen['leseraum.zeitschritt'].value,
    zone: kalender.zone,
    shortest: mindestens,
    longest,
  }
  const gaps = gapsOf({ von, bis: zeitraum.bis }, [...taken.map((hold) => hold.zeitraum), ...own])
  return nearestFirst(staysNear(stay, gaps), zeitraum)
}

/** What somebody would book: a second person, where one is needed, is named when they accept. */
function commandOf(
  { benutzerId, gruppengroesse }: WaitingWish,
  leseraum: Leseraum,
  zeitraum: Zeitraum,
  facts: PersonFacts,
): BookingCommand {
  const zweiteId = needsSecond({ leseraum, gruppengroesse }, facts) ? SOMEBODY : null
  return { leseraum, zeitraum, bucherId: benutzerId as BenutzerId, zweiteId, gruppengroesse }
}

/** Whether somebody might book a seat that nothing holds then. It is the same for all seats that need a second person, and for all that do not. */
function askRules(wish: WaitingWish, facts: PersonFacts) {
  const known = new Map<string, boolean>()
  return (leseraum: Leseraum, zeitraum: Zeitraum): boolean => {
    const command = commandOf(wish, leseraum, zeitraum, facts)
    const key = `${zeitraum.von} ${zeitraum.bis} ${command.zweiteId}`
    const may = known.get(key) ?? decideBooking(command, { ...facts, belegungen: [] }).ok
    known.set(key, may)
    return may
  }
}

export interface Found {
  readonly leseraum: Leseraum
  readonly zeitraum: Zeitraum
}

/** The smallest that is large enough, so that a room is left to those who need one; else as they stand on the plan. */
function fitting(wish: WaitingWish, leseraeume: readonly Leseraum[]): Leseraum[] {
  return leseraeume
    .filter((leseraum) => leseraum.aktiv && isWanted(wish, leseraum))
    .toSorted((a, b) => a.kapazitaet - b.kapazitaet)
}

/**
 * What somebody could book at this moment of all that they wait for, by the rules of a booking; null when there is nothing. The longest stay, and
 * of several seats the one that suits best.
 */
export function findFor(
  wish: WaitingWish,
  leseraeume: readonly Leseraum[],
  facts: PersonFacts,
  heldOf: HeldOf,
): Found | null {
  const may = askRules(wish, facts)
  const whole = lengthOf(wish.zeitraum)
  const bounds = boundsOf(wish, facts)
  let best: Found | null = null
  for (const leseraum of fitting(wish, leseraeume)) {
    const zeitraum = staysAt(wish, heldOf(leseraum.id), facts, bounds).find((stay) => may(leseraum, stay))
    if (!zeitraum || (best && lengthOf(zeitraum) <= lengthOf(best.zeitraum))) continue
    best = { leseraum, zeitraum }
    if (lengthOf(zeitraum) === whole) return best
  }
  return best
}

const lengthOf = ({ von, bis }: Zeitraum) => minutesBetween(von, bis)
