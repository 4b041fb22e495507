import type { InfiniteData, UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'

/** A list on its way from the server, whole or page by page. */
export interface Listing<T> {
  /** Undefined until the first answer. */
  readonly items: readonly T[] | undefined
  /** Why the last question had no answer; null when it had one. */
  readonly failure: unknown
  readonly retry: () => void
  /** Whether it comes page by page. */
  readonly paged: boolean
  /** Null when there are no more. */
  readonly more: (() => void) | null
  readonly loadingMore: boolean
  /** What is shown answers the question before; the new answer is on its way. */
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

/** @param itemsOf the items of one answer; an item that is in two of them is shown once */
export function pagedListingOf<P, T>(
  query: UseInfiniteQueryResult<InfiniteData<P, unknown>>,
  itemsOf: (page: P) => readonly T[],
  keyOf: (item: T) => string,
): Listing<T> {
  const all = query.data?.pages.flatMap(itemsOf)
  return {
    items: all && [...new Map(all.map((item) => [keyOf(item), item])).values()],
    failure: query.error,
    // What failed is what is asked again: the next page, or the whole list.
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
    paged: true,
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    old: query.isPlaceholderData,
  }
}

/** What a list is at this moment. Items that were read stay, also when reading them again fails. */
export type ListStand = 'loading' | 'failed' | 'empty' | 'noHits' | 'shown'

/** @param narrowed whether a search or a filter leaves something out */
export function standOf({ items, failure }: Listing<unknown>, narrowed: boolean): ListStand {
  if (items === undefined) return failure === null ? 'loading' : 'failed'
  if (items.length > 0) return 'shown'
  return narrowed ? 'noHits' : 'empty'
}
