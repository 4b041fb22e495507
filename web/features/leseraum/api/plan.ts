import * as wire from '@platzwart/contract/operations/grundriss'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { applyLive, keepEqual, type PlanDay, planDayOf } from '../model/planDay.ts'
import { liveBuchungen } from './liveBuchungen.ts'

const HOUR_MS = 3_600_000

export const grundrisseOptions = queryOptions({
  queryKey: ['grundrisse'],
  queryFn: async ({ signal }) =>
    (await ask(wire.listGrundrisse, { signal })).toSorted((a, b) => (a.stelle ?? 0) - (b.stelle ?? 0)),
  staleTime: HOUR_MS,
  refetchOnWindowFocus: false,
})

/** The parts of a plan that do not depend on the day. A change arrives as a live event. */
export function grundrissOptions(id: string) {
  return queryOptions({
    queryKey: ['grundriss', id],
    queryFn: ({ signal }) => ask(wire.showGrundriss, { id, signal }),
    staleTime: HOUR_MS,
    refetchOnWindowFocus: false,
  })
}

/**
 * A plan's day, kept current by live events. Events that arrive during the request are applied to its answer,
 * so that a stale answer undoes nothing.
 */
export function planTagOptions(id: string, tag: string) {
  return queryOptions({
    queryKey: ['planTag', id, tag],
    queryFn: async ({ signal }) => {
      const mark = liveBuchungen.soFar()
      const answer = await ask(wire.readPlanTag, { id, tag, signal })
      return liveBuchungen.since(mark, planDayOf(answer), applyLive)
    },
    staleTime: 30_000,
    structuralSharing: (before, after) => keepEqual(before as PlanDay | undefined, after as PlanDay),
  })
}
