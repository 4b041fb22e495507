import { useEffect } from 'react'
import type { Listing } from '../../../ui/list/listing.ts'

/** As many as can be taken back within the seconds that they are held. */
const MOST = 200

/** While several are selected the rest of the list comes by itself, so that "all" is all that was searched for. */
export function useMore(
  selecting: boolean,
  { items = [], more, loadingMore, failure }: Listing<unknown>,
): void {
  const wanted = selecting && !loadingMore && failure === null && items.length < MOST ? more : null
  useEffect(() => {
    wanted?.()
  }, [wanted])
}
