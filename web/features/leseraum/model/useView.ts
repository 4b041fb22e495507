import type { LeseraumView } from '@platzwart/contract/leseraum'
import { passesFilter } from '@platzwart/domain/leseraum/filter'
import { useCallback, useMemo, useRef } from 'react'
import type { SeatFeed, SeatLooks } from '../../../floorplan/types.ts'
import { liveBuchungen } from '../api/liveBuchungen.ts'
import { type LooksSnapshot, looksBetween, looksOf } from './looks.ts'
import { applyLive } from './planDay.ts'
import { filterCount, filterOf } from './seatFilter.ts'
import { type Situations, situationsOf } from './situations.ts'
import type { Leseraum } from './useLeseraum.ts'
import { useSeatWords } from './useSeatWords.ts'

let lastSituations: Situations | null = null

/** Memoized across map, list and sidebar. */
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

/** The seats that match the filter, in the plan's order; null without a filter. */
export function usePassing(raum: Leseraum, situations: Situations): readonly LeseraumView[] | null {
  const { search, plan, favoriten } = raum
  return useMemo(() => {
    if (filterCount(search) === 0) return null
    const stateOf = (id: string) => situations.bySeat.get(id)?.situation.state ?? 'geschlossen'
    return plan.leseraeume.filter((seat) => passesFilter(seat, filterOf(search), stateOf, favoriten))
  }, [search, plan.leseraeume, situations, favoriten])
}

let lastLooked: LooksSnapshot | null = null

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

/**
 * Others' bookings are painted on the map at once, only the affected seat; the page with all its counts
 * re-renders after a debounce.
 */
export function useSeatFeed(raum: Leseraum, situations: Situations, looks: SeatLooks): SeatFeed {
  const words = useSeatWords(raum)
  const latest = useRef({ day: raum.day, situations, looked: { words, looks } })
  // The rendered state has caught up with the painted one.
  latest.current = { day: raum.day, situations, looked: { words, looks } }
  return useCallback(
    (paint) =>
      liveBuchungen.listen((event) => {
        const { day, ...moment } = latest.current
        const next = applyLive(day, event)
        for (const [id, look] of looksBetween(day, next, moment)) paint(id, look)
        latest.current = { ...latest.current, day: next }
      }),
    [],
  )
}
