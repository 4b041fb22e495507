import type { QueryClient } from '@tanstack/react-query'
import { keepDraftsOf } from './drafts.ts'
import { show } from './shown.ts'
import { startOptions } from './start.ts'
import { shownBy } from './whoIs.ts'

const [START] = startOptions.queryKey

/**
 * Sends the shown person and house with every request, from the first one on. Returns a function that stops
 * it.
 */
export function followShown(queryClient: QueryClient): () => void {
  const look = () => {
    const shown = shownBy(queryClient.getQueryState(startOptions.queryKey)?.data)
    // Also if the page begins with somebody else than the tab had before.
    if (shown.person !== null) keepDraftsOf(shown.person)
    show(shown)
  }
  look()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === START) look()
  })
}
