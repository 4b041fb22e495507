import type { LeseraumView } from '@platzwart/contract/leseraum'
import { LEGEND_ORDER } from '../../../floorplan/signs.ts'
import { type Sorting, sortedBy } from '../../../ui/list/sorting.ts'
import type { COLUMNS } from './address.ts'
import type { SeatLage } from './seatName.ts'

/** Numeric collation: 2 before 10. */
const { compare } = new Intl.Collator('de', { numeric: true })

/**
 * Sorts the list's seats by a column; states in the legend's order, and within a state those free for longer
 * first.
 */
export function orderSeats(
  seats: readonly LeseraumView[],
  sorting: Sorting<(typeof COLUMNS)[number]>,
  lageOf: (id: string) => SeatLage | undefined,
): readonly LeseraumView[] {
  const rank = ({ id }: LeseraumView) => {
    const situation = lageOf(id)?.situation
    return {
      state: LEGEND_ORDER.indexOf(situation?.state ?? 'geschlossen'),
      bis: situation?.bis ?? Number.MAX_SAFE_INTEGER,
    }
  }
  return sortedBy(seats, sorting, {
    nummer: (a, b) => compare(a.bezeichnung, b.bezeichnung),
    zone: (a, b) => compare(a.zone, b.zone),
    zustand: (a, b) => rank(a).state - rank(b).state || rank(b).bis - rank(a).bis,
  })
}
