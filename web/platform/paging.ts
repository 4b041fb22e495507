import { keepPreviousData } from '@tanstack/react-query'

/** Options for cursor pagination; the previous data stay until the new answer arrives. */
export const BY_PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly cursor: string | null }) => page.cursor ?? undefined,
  placeholderData: keepPreviousData,
  staleTime: 10_000,
}
