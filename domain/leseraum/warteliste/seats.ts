import { assign, type Offer } from '../../warteliste/assign.ts'
import { type Place, placeIn } from '../../warteliste/line.ts'
import { mayGet } from '../../warteliste/mayGet.ts'
import type { Day } from '../../warteliste/types.ts'
import type { Hold, Leseraum } from '../types.ts'
import { findFor, type PersonFacts } from './stay.ts'
import { PLATZ_REGELN, type Wartender, wantedOf } from './types.ts'

type SeatDay = Day<Leseraum, Hold>

/** The people for whom some seat of a plan's day has a long enough gap. */
export const mayGetSeat = <W extends Wartender>(
  waiting: readonly W[],
  day: SeatDay,
  now: Temporal.Instant,
): W[] => mayGet(PLATZ_REGELN, waiting, day, now)

/** Somebody's position among those who wait for the same seats. */
export const placeAmong = (line: readonly Wartender[], one: Wartender, seats: readonly Leseraum[]): Place =>
  placeIn(line, one, (other) => wantedOf(other, seats))

/**
 * Offers the seats of a plan's day to the waiting people. @param factsOf the facts of a person; their own
 * bookings and open offers are `eigene`
 */
export function assignSeats<W extends Wartender>(
  line: readonly W[],
  day: SeatDay,
  factsOf: (benutzerId: string) => PersonFacts,
): Offer<W, Leseraum>[] {
  const [first] = line
  if (!first) return []
  const { now } = factsOf(first.benutzerId)
  return assign<W, Leseraum, Hold>(PLATZ_REGELN, line, day, now, (wartender, open, given, heldOf) => {
    const facts = factsOf(wartender.benutzerId)
    const own = given.filter(({ bucherId }) => bucherId === wartender.benutzerId)
    const known = { ...facts, eigene: [...facts.eigene, ...own] }
    const found = findFor(wartender, open, known, heldOf)
    return found && { resource: found.leseraum, zeitraum: found.zeitraum }
  })
}
