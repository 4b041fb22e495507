import type { QueryClient } from '@tanstack/react-query'
import { keepFocus } from '../platform/keepFocus.ts'
import { followSomethingElse } from '../platform/session/followSomethingElse.ts'

/** What a page needs only once it is used: it comes behind what the first look needs. */
export function followAfterwards(queryClient: QueryClient): void {
  followSomethingElse(queryClient)
  keepFocus()
}
