import * as wire from '@platzwart/contract/operations/einrichtung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const beispielOptions = queryOptions({
  queryKey: ['beispiel'],
  queryFn: ({ signal }) => ask(wire.readBeispiel, { signal }),
  staleTime: 0,
})
