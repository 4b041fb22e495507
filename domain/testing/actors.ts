import fc from 'fast-check'
import type { Actor } from '../buchung/actor.ts'
import type { BenutzerId } from '../id.ts'
import type { LeseraumBuchung } from '../leseraum/types.ts'

type Who = 'bucher' | 'zweite' | 'leitung' | 'irgendwer'

/** Somebody who does something with a booking; a kind that is named twice comes twice as often. */
export const actors = (people: readonly BenutzerId[], ...kinds: readonly Who[]) =>
  fc
    .tuple(fc.constantFrom(...kinds), fc.constantFrom(...people))
    .map(([who, anybody]) => ({ bucherId, zweiteId }: LeseraumBuchung): Actor => {
      const benutzerId = who === 'bucher' ? bucherId : who === 'zweite' ? (zweiteId ?? bucherId) : anybody
      return { benutzerId, pflege: who === 'leitung' }
    })
