import type { Actor } from '../buchung/actor.ts'
import type { BenutzerId } from '../id.ts'
import type { LeseraumBuchung } from '../leseraum/types.ts'

type Who = 'bucher' | 'zweite' | 'leitung' | 'irgendwer'

/** The actor of an act on a booking: one of its people, somebody who maintains bookings, or anybody. */
export const actorOf =
  ([who, anybody]: readonly [Who, BenutzerId]) =>
  ({ bucherId, zweiteId }: LeseraumBuchung): Actor => {
    const benutzerId = who === 'bucher' ? bucherId : who === 'zweite' ? (zweiteId ?? bucherId) : anybody
    return { benutzerId, pflege: who === 'leitung' }
  }
