import { queryOptions } from '@tanstack/react-query'
import { readAccount } from './accountCalls.ts'

/** One's own account. */
export const accountOptions = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => readAccount(signal),
})
