import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const ANZEIGEGERAETE = ['anzeigegeraete'] as const

/** How often the list checks that screens are alive: they report once a minute. */
const LOOK_MS = 30_000

export const anzeigegeraeteOptions = queryOptions({
  queryKey: ANZEIGEGERAETE,
  queryFn: ({ signal }) => ask(wire.listAnzeigegeraete, { signal }),
  refetchInterval: LOOK_MS,
})
