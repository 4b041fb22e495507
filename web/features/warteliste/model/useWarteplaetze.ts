import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { readAnew } from '../../../platform/liveHolds.ts'
import { useZone } from '../../../platform/session/start.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import type { WarteArt, WarteTypes } from '../art.ts'

/** One's own places in a kind's queues, kept up to date by live events. */
export function useWarteplaetze<T extends WarteTypes>(art: WarteArt<T>) {
  const { queryKey, list, concerns, stands, useIsOn } = art
  const queryClient = useQueryClient()
  const zone = useZone()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => list(signal),
    staleTime: 15_000,
    enabled: useIsOn(),
    // The page is usable without it.
    throwOnError: false,
  })
  useLiveEvents((event) => {
    const own = queryClient.getQueryData<readonly T['platz'][]>(queryKey) ?? []
    if (concerns(event, own, zone)) readSoon(queryClient, queryKey)
    readAnew(queryClient, event, { keys: queryKey, stands })
  })
  return query
}
