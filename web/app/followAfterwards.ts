import type { QueryClient } from '@tanstack/react-query'
import { followSomethingElse } from '../features/sitzung/model/followShown.ts'
import { keepFocus } from '../platform/keepFocus.ts'

/** What a page needs only once it is used: it comes behind what the first look needs. */
export function followAfterwards(queryClient: QueryClient): void {
  followSomethingElse(queryClient)
  keepFocus()
}
