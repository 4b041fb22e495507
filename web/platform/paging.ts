import { keepPreviousData } from '@tanstack/react-query'

/** How a list is asked for page by page, each with the cursor of the page before; what was shown stays until the new answer is there. */
export const BY_PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { readonly cursor: string | null }) => page.cursor ?? undefined,
  placeholderData: keepPreviousData,
  staleTime: 10_000,
}
