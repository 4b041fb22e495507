import type { LeseraumView } from '@platzwart/contract/leseraum'
import { passesFilter } from '@platzwart/domain/leseraum/filter'
import { useMemo } from 'react'
import type { SeatLooks } from '../../../floorplan/types.ts'
import { type Looked, looksOf } from './looks.ts'
import { filterCount, filterOf } from './seatFilter.ts'
import { type Situations, situationsOf } from './situations.ts'
import type { Leseraum } from './useLeseraum.ts'
import { useSeatWords } from './useSeatWords.ts'

let lastSituations: Situations | null = null

/** Shared by map, list and sidebar: whoever asks second gets the same answer. */
export function useSituations(raum: Leseraum): Situations {
  const { plan, day, auswahl } = raum
  const von = auswahl?.von
  const bis = auswahl?.bis
  return useMemo(() => {
    const period = von === undefined || bis === undefined ? null : { von, bis }
    const next = situationsOf(plan.leseraeume, day, period, lastSituations)
    lastSituations = next
    return next
  }, [plan.leseraeume, day, von, bis])
}

/** The seats that the filter lets through, in the plan's order; null while there is no filter. */
export function usePassing(raum: Leseraum, situations: Situations): readonly LeseraumView[] | null {
  const { search, plan, favoriten } = raum
  return useMemo(() => {
    if (filterCount(search) === 0) return null
    const stateOf = (id: string) => situations.bySeat.get(id)?.situation.state ?? 'geschlossen'
    return plan.leseraeume.filter((seat) => passesFilter(seat, filterOf(search), stateOf, favoriten))
  }, [search, plan.leseraeume, situations, favoriten])
}

let lastLooked: Looked | null = null

export function useLooks(
  raum: Leseraum,
  situations: Situations,
  passing: readonly LeseraumView[] | null,
): SeatLooks {
  const words = useSeatWords(raum)
  const { leseraeume } = raum.plan
  return useMemo(() => {
    const shown = passing && new Set(passing.map((seat) => seat.id))
    const next = looksOf(leseraeume, situations, shown, words, lastLooked)
    lastLooked = next
    return next.looks
  }, [leseraeume, situations, passing, words])
}
