import type { QueryClient } from '@tanstack/react-query'
import { keepFocus } from '../platform/keepFocus.ts'
import { followSomethingElse } from '../platform/session/followSomethingElse.ts'

/** Starts what a page needs only once it is used, after the first paint. */
export function followAfterwards(queryClient: QueryClient): void {
  followSomethingElse(queryClient)
  keepFocus()
}
