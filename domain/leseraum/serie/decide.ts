import type { Actor } from '../../buchung/actor.ts'
import type * as serie from '../../serie/decide.ts'
import { decideSerie, decideWechsel, type SerieRegeln } from '../../serie/decide.ts'
import { isSameZeitraum } from '../../time/zeitraum.ts'
import { type BookingCommand, decideBooking } from '../book.ts'
import { decideChange } from '../change.ts'
import type { BookingFacts } from '../facts.ts'
import type { Hold, LeseraumBuchung } from '../types.ts'

interface SeatSerie {
  readonly command: BookingCommand
  readonly hold: Hold
  readonly facts: BookingFacts
  readonly decision: { readonly status: 'vorgemerkt' | 'reserviert' }
  readonly buchung: LeseraumBuchung
}

export type SerieWish = serie.SerieWish<SeatSerie>
export type ChangeWish = serie.ChangeWish<SeatSerie>
export type Judged = serie.Judged<SeatSerie>

/** The booking of a date. */
export function holdOf({ leseraum, zeitraum, bucherId }: BookingCommand): Hold {
  return { id: '', leseraumId: leseraum.id, zeitraum, status: 'reserviert', bucherId }
}

const BUCHEN: SerieRegeln<SeatSerie> = {
  factsOf: (wish, eigene, belegungen) => ({ ...wish.facts, eigene, belegungen }),
  decide: decideBooking,
  holdOf,
}

/** Decides the dates of a series of seats. */
export const decideSeatSerie = (wishes: readonly SerieWish[], eigene: readonly Hold[]): Judged[] =>
  decideSerie(BUCHEN, wishes, eigene)

/** Decides a change of several bookings of seats. */
export function decideSeatWechsel(
  wishes: readonly ChangeWish[],
  eigene: readonly Hold[],
  actor: Actor,
): Judged[] {
  return decideWechsel<SeatSerie>(
    {
      factsOf: BUCHEN.factsOf,
      decide: (buchung, command, facts) => decideChange(buchung, command, actor, facts),
      holdOf: ({ id, status, bucherId }, { leseraum, zeitraum }) => ({
        id,
        leseraumId: leseraum.id,
        zeitraum,
        status,
        bucherId,
      }),
    },
    wishes,
    eigene,
  )
}

/** Whether the booking keeps its seat and period. */
export function staysAsItIs({ buchung, command }: Pick<ChangeWish, 'buchung' | 'command'>): boolean {
  const { leseraumId, zeitraum } = buchung
  return leseraumId === command.leseraum.id && isSameZeitraum(zeitraum, command.zeitraum)
}
