import type { AuftraegeView } from '@platzwart/contract/auftrag'
import { API } from '@platzwart/contract/paths'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

const REFRESH_MS = 30_000

export type Auftrag = AuftraegeView[number]

/** The jobs with their last runs; the shortest of them runs every half minute. */
export const auftraegeOptions = queryOptions({
  queryKey: ['auftraege'],
  queryFn: ({ signal }) => call<AuftraegeView>('GET', API.auftraege, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
})
