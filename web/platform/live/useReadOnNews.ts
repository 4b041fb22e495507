import type { LiveEvent } from '@platzwart/contract/live'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../useLive.ts'
import { readSoon } from './readSoon.ts'

/**
 * Invalidates these queries when something of a kind has changed, by whomever, and after a gap in the feed.
 */
export function useReadOnNews(art: LiveEvent['art'], ...queryKeys: readonly QueryKey[]): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    if (event.art === art || event.art === 'neuladen') readSoon(queryClient, ...queryKeys)
  })
}
