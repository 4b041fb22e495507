import type { Hold } from '../leseraum/types.ts'
import type { Day } from './mayGet.ts'
import { roomOf } from './room.ts'
import { type Found, findFor, type PersonFacts } from './stay.ts'
import { type Wartender, wantedOf } from './types.ts'

/** A seat for somebody who waits. */
export interface Offer<W extends Wartender> extends Found {
  readonly wartender: W
}

/**
 * Who is offered what, one after the other: everybody gets the best of what those before them leave; whom the rules would refuse it is passed
 * over, and keeps their place. What is offered is held at once: nothing is offered twice, and nobody is offered two things at the same time.
 *
 * @param line in the order in which they are asked
 * @param factsOf somebody; their own bookings and open offers are `eigene`
 */
export function assign<W extends Wartender>(
  line: readonly W[],
  { leseraeume, belegungen }: Day,
  factsOf: (benutzerId: string) => PersonFacts,
): Offer<W>[] {
  const [first] = line
  if (!first) return []
  const room = roomOf(line, belegungen, factsOf(first.benutzerId).now)
  const given: Hold[] = []
  const offers: Offer<W>[] = []
  for (const wartender of line) {
    const facts = factsOf(wartender.benutzerId)
    const own = given.filter(({ bucherId }) => bucherId === wartender.benutzerId)
    const known = { ...facts, eigene: [...facts.eigene, ...own] }
    const open = wantedOf(wartender, leseraeume).filter(({ id }) => room.isFor(wartender, id))
    const found = findFor(wartender, open, known, room.heldOf)
    if (!found) continue
    const hold = offered(wartender, found)
    given.push(hold)
    room.hold(hold)
    offers.push({ ...found, wartender })
  }
  return offers
}

const offered = ({ id, benutzerId }: Wartender, { leseraum, zeitraum }: Found): Hold => ({
  id,
  leseraumId: leseraum.id,
  zeitraum,
  status: 'reserviert',
  bucherId: benutzerId,
})
