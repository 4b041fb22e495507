import { useEffect } from 'react'
import type { Listing } from '../../../ui/list/listing.ts'

/** As many as can be undone within the seconds for which they are held. */
const MOST = 200

/** While selecting, loads further pages automatically, so that "all" covers the whole search result. */
export function useMore(
  selecting: boolean,
  { items = [], more, loadingMore, failure }: Listing<unknown>,
): void {
  const wanted = selecting && !loadingMore && failure === null && items.length < MOST ? more : null
  useEffect(() => {
    wanted?.()
  }, [wanted])
}
