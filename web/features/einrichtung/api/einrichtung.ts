import * as wire from '@platzwart/contract/operations/einrichtung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Read again on every visit, because a step may have been done. */
export const einrichtungOptions = queryOptions({
  queryKey: ['einrichtung'],
  queryFn: ({ signal }) => ask(wire.readEinrichtung, { signal }),
  staleTime: 0,
})
