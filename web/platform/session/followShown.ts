import type { QueryClient } from '@tanstack/react-query'
import { keepDraftsOf } from './drafts.ts'
import { show } from './shown.ts'
import { startOptions } from './start.ts'
import { shownBy } from './whoIs.ts'

const [START] = startOptions.queryKey

/** Says with every question whom the page shows, and in which house: from before the first one. The returned function stops it. */
export function followShown(queryClient: QueryClient): () => void {
  const look = () => {
    const shown = shownBy(queryClient.getQueryState(startOptions.queryKey)?.data)
    // Also where the page begins with somebody else than the tab has seen before.
    if (shown.person !== null) keepDraftsOf(shown.person)
    show(shown)
  }
  look()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === START) look()
  })
}
