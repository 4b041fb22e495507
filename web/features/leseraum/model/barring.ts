import type { LeseraumView } from '@platzwart/contract/leseraum'
import { passesFilter } from '@platzwart/domain/leseraum/filter'
import type { SeatState } from '@platzwart/domain/leseraum/seatState'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import type { LeseraumSearch } from './address.ts'
import { FLAGS } from './bereich/filterName.ts'
import { filterOf, NO_FILTER } from './seatFilter.ts'

/** One thing that the filter asks for. */
type Condition =
  | { readonly art: (typeof FLAGS)[number] }
  | { readonly art: 'kapazitaet'; readonly personen: number }
  | { readonly art: 'ausstattung'; readonly id: string }

/** A condition without which there would be seats. */
export interface Barring {
  readonly condition: Condition
  /** How many there would be. */
  readonly seats: number
  readonly without: Patch<LeseraumSearch>
}

interface Asked {
  readonly seats: readonly LeseraumView[]
  readonly search: LeseraumSearch
  readonly stateOf: (id: string) => SeatState
  readonly favoriten: ReadonlySet<string>
}

function conditionsOf(search: LeseraumSearch): readonly (readonly [Condition, Patch<LeseraumSearch>])[] {
  const { kapazitaet, ausstattung } = search
  return [
    ...FLAGS.filter((flag) => search[flag]).map((art) => [{ art }, { [art]: false }] as const),
    ...(kapazitaet > 1 ? ([[{ art: 'kapazitaet', personen: kapazitaet }, { kapazitaet: 1 }]] as const) : []),
    ...ausstattung.map(
      (id) => [{ art: 'ausstattung', id }, { ausstattung: ausstattung.filter((one) => one !== id) }] as const,
    ),
  ]
}

/**
 * Which of the filter's conditions leave nothing: those without which alone there would be seats that count. Where only several together leave
 * nothing, none bars by itself.
 * @param counts whether a seat that passes is what is looked for, like one that is free
 */
export function barringOf({ seats, search, stateOf, favoriten }: Asked, counts: (id: string) => boolean) {
  const left = (patch: Patch<LeseraumSearch>) => {
    const filter = filterOf({ ...search, ...patch } as LeseraumSearch)
    return seats.filter((seat) => passesFilter(seat, filter, stateOf, favoriten) && counts(seat.id)).length
  }
  const single = conditionsOf(search).map(([condition, without]): Barring => {
    return { condition, seats: left(without), without }
  })
  return { single: single.filter((one) => one.seats > 0), together: left(NO_FILTER) }
}
