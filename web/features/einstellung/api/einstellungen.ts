import * as wire from '@platzwart/contract/operations/start'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const HOUR_MS = 3_600_000

/** The signed-in person's settings with the layer that each value comes from. */
export const einstellungenOptions = queryOptions({
  queryKey: ['einstellungen'],
  queryFn: ({ signal }) => ask(wire.listEinstellungen, { signal }),
  staleTime: HOUR_MS,
  refetchOnWindowFocus: false,
})
