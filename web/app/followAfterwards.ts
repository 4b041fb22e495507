import type { QueryClient } from '@tanstack/react-query'
import { followHouse } from '../features/sitzung/model/followHouse.ts'
import { keepFocus } from '../platform/keepFocus.ts'

/** What a page needs only once it is used: it comes behind what the first look needs. */
export function followAfterwards(queryClient: QueryClient): void {
  // What the page has asked until now was asked with the session that it began with.
  followHouse(queryClient)
  keepFocus()
}
