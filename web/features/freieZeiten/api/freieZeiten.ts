import * as wire from '@platzwart/contract/operations/leseraum'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export type FreieZeitenQuery = Parameters<typeof ask<typeof wire.searchFreieZeiten>>[1]['query']

const MINUTE_MS = 60_000

/** Free starts by time and place. Cheap for the server while nobody books, so it is polled each minute. */
export function freieZeitenOptions(query: FreieZeitenQuery) {
  return queryOptions({
    queryKey: ['freieZeiten', query],
    queryFn: ({ signal }) => ask(wire.searchFreieZeiten, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS / 4,
    refetchInterval: MINUTE_MS,
  })
}
