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

/** The rules' facts of a person, apart from the holds on the seats. */
export type PersonFacts = Omit<BookingFacts, 'belegungen'>

/** A seat's hold on that day. */
type HeldOf = (leseraumId: string) => readonly Hold[]

/** The parts of the period that a person's own bookings leave, and the maximum length. */
interface Bounds {
  readonly own: readonly Zeitraum[]
  /** Minutes. */
  readonly longest: number
}

function boundsOf({ benutzerId, zeitraum }: WaitingWish, facts: PersonFacts): Bounds {
  const tag = tagOf(zeitraum.von, facts.kalender.zone)
  return { own: ownTimes(benutzerId, facts), longest: longestStay(tag, benutzerId, facts) }
}

/**
 * The stay that a seat offers a person within the period: as long as possible and allowed, never less than
 * they require.
 */
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

/** The command of the stay; a required second person is named on acceptance. */
function commandOf(
  { benutzerId, gruppengroesse }: WaitingWish,
  leseraum: Leseraum,
  zeitraum: Zeitraum,
  facts: PersonFacts,
): BookingCommand {
  const zweiteId = needsSecond({ leseraum, gruppengroesse }, facts) ? SOMEBODY : null
  return { leseraum, zeitraum, bucherId: benutzerId as BenutzerId, zweiteId, gruppengroesse }
}

/**
 * Whether a person might book an otherwise free seat. The same for all seats that need a second person, and
 * for all that do not.
 */
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

/**
 * The smallest seat that is large enough comes first, so that larger rooms stay for people who need them;
 * ties in the plan's order.
 */
function fitting(wish: WaitingWish, leseraeume: readonly Leseraum[]): Leseraum[] {
  return leseraeume
    .filter((leseraum) => leseraum.aktiv && isWanted(wish, leseraum))
    .toSorted((a, b) => a.kapazitaet - b.kapazitaet)
}

/**
 * The best stay for a waiting person at this moment, by the rules of a booking; null if there is none. The
 * longest one; tie-break: the best suited seat.
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
