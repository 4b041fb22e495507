import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** The person's own account. */
export const accountOptions = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => ask(wire.showAccount, { signal }),
})
