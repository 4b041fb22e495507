import * as wire from '@platzwart/contract/operations/berechtigung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const REFRESH_MS = 60_000

/** The house at a glance; polled at the same interval. */
export const figuresOptions = queryOptions({
  queryKey: ['figures'],
  queryFn: ({ signal }) => ask(wire.listFigures, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})

/** What needs attention. It comes from every part of the house, so it is read again on every visit. */
export const attentionOptions = queryOptions({
  queryKey: ['attention'],
  queryFn: ({ signal }) => ask(wire.listAttention, { signal }),
  refetchInterval: REFRESH_MS,
  staleTime: 0,
})
