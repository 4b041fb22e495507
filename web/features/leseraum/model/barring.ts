import type { LeseraumView } from '@platzwart/contract/leseraum'
import { passesFilter } from '@platzwart/domain/leseraum/filter'
import type { SeatState } from '@platzwart/domain/leseraum/seatState'
import type { Patch } from '../../../platform/address/declareAddress.ts'
import type { LeseraumSearch } from './address.ts'
import { FLAGS } from './bereich/filterName.ts'
import { filterOf, NO_FILTER } from './seatFilter.ts'

/** One condition of the filter. */
type Condition =
  | { readonly art: (typeof FLAGS)[number] }
  | { readonly art: 'kapazitaet'; readonly personen: number }
  | { readonly art: 'ausstattung'; readonly id: string }

/** A condition whose removal would give seats. */
export interface Barring {
  readonly condition: Condition
  /** How many seats there would be. */
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
 * The conditions of the filter each of which alone excludes all seats: without it, some seats would count.
 * Empty if only several together do. @param counts whether a matching seat is acceptable, for example free
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
