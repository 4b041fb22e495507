import * as wire from '@platzwart/contract/operations/einrichtung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Whoever comes back from a step sees what it has done. */
export const einrichtungOptions = queryOptions({
  queryKey: ['einrichtung'],
  queryFn: ({ signal }) => ask(wire.readEinrichtung, { signal }),
  staleTime: 0,
})
