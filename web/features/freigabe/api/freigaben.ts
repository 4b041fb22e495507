import type { FreigabePage } from '@platzwart/contract/freigabe'
import * as wire from '@platzwart/contract/operations/freigabe'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const PAGE_SIZE = 30

export type Freigabe = FreigabePage['items'][number]

/** Pending trips by start; or decided ones, the latest first. */
export function freigabenOptions(entschieden: boolean) {
  return infiniteQueryOptions({
    queryKey: ['freigaben', entschieden],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listFreigaben, {
        query: { entschieden, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    staleTime: 10_000,
  })
}

/** The request that a mail links to. Reading it decides nothing. */
export function freigabeOptions(buchung: string) {
  return queryOptions({
    queryKey: ['freigaben', 'eine', buchung],
    queryFn: async ({ signal }) => {
      const { items } = await ask(wire.listFreigaben, { query: { buchung }, signal })
      return items[0] ?? null
    },
    staleTime: 10_000,
  })
}

/** The number of tasks waiting for this person; null for kinds that they may not see. */
export const zaehlerOptions = queryOptions({
  queryKey: ['zaehler'],
  queryFn: ({ signal }) => ask(wire.countZaehler, { signal }),
  staleTime: 60_000,
  throwOnError: false,
})
