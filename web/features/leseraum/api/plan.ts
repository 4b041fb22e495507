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

/** All of a plan that does not change with the day. A change of it comes as a live event. */
export function grundrissOptions(id: string) {
  return queryOptions({
    queryKey: ['grundriss', id],
    queryFn: ({ signal }) => ask(wire.showGrundriss, { id, signal }),
    staleTime: HOUR_MS,
    refetchOnWindowFocus: false,
  })
}

/**
 * A plan's day, kept up by live events. What came in while the answer was under way is worked in after it, so
 * that an answer that is older than the last event takes nothing back.
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
