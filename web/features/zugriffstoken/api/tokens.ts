import * as wire from '@platzwart/contract/operations/zugriffstoken'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const OWN_TOKENS = ['zugriffstoken'] as const
export const HOUSE_TOKENS = ['hausZugriffstoken'] as const

/** One's own tokens. */
export const ownTokensOptions = queryOptions({
  queryKey: OWN_TOKENS,
  queryFn: ({ signal }) => ask(wire.listZugriffstoken, { signal }),
})

/** The tokens of everybody in the house, page by page. */
export const houseTokensOptions = infiniteQueryOptions({
  queryKey: HOUSE_TOKENS,
  queryFn: ({ pageParam, signal }) =>
    ask(wire.listHausZugriffstoken, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ cursor }) => cursor,
})
