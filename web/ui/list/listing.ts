import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

/** The state of a list from the server, whole or paged. */
export interface Listing<T> {
  /** Undefined until the first answer. */
  readonly items: readonly T[] | undefined
  /** Why the last request failed; null if it succeeded. */
  readonly failure: unknown
  readonly retry: () => void
  /** Whether it is paged. */
  readonly paged: boolean
  /** Null if there are no more. */
  readonly more: (() => void) | null
  readonly loadingMore: boolean
  /** The items answer the previous request; the new answer is pending. */
  readonly old: boolean
}

export function listingOf<T>(query: UseQueryResult<readonly T[]>): Listing<T> {
  return {
    items: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    paged: false,
    more: null,
    loadingMore: false,
    old: query.isPlaceholderData,
  }
}

/** @param itemsOf the items of one page; an item on two pages is shown once */
export function pagedListingOf<P, T>(
  query: UseInfiniteQueryResult<InfiniteData<P, unknown>>,
  itemsOf: (page: P) => readonly T[],
  keyOf: (item: T) => string,
): Listing<T> {
  const all = query.data?.pages.flatMap(itemsOf)
  return {
    items: all && [...new Map(all.map((item) => [keyOf(item), item])).values()],
    failure: query.error,
    // A retry repeats what failed: the next page, or the whole list.
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    paged: true,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    old: query.isPlaceholderData,
  }
}

/** The display state of a list. Items stay even when reading them again fails. */
export type ListStand = 'loading' | 'failed' | 'empty' | 'noHits' | 'shown'

/** @param narrowed whether a search or a filter is set */
export function standOf({ items, failure }: Listing<unknown>, narrowed: boolean): ListStand {
  if (items === undefined) return failure === null ? 'loading' : 'failed'
  if (items.length > 0) return 'shown'
  return narrowed ? 'noHits' : 'empty'
}
