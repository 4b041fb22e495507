import type { AuftraegeView } from '@platzwart/contract/auftrag'
import * as wire from '@platzwart/contract/operations/auftrag'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const REFRESH_MS = 30_000

export type Auftrag = AuftraegeView[number]

/** The jobs with their last runs; the most frequent one runs every half minute. */
export const auftraegeOptions = queryOptions({
  queryKey: ['auftraege'],
  queryFn: ({ signal }) => ask(wire.listAuftraege, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: REFRESH_MS,
})
