import * as wire from '@platzwart/contract/operations/datenschutz'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** What the configuration implies for people, read when the page is opened. */
export const anlageOptions = queryOptions({
  queryKey: ['anlage'],
  queryFn: ({ signal }) => ask(wire.showAnlage, { signal }),
  staleTime: 0,
})
