import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Reads licences again when one was written or checked, and after a gap in the feed. */
export function useLicenceLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    if (event.art !== 'fuehrerschein' && event.art !== 'neuladen') return
    for (const key of LICENCE_KEYS) void queryClient.invalidateQueries({ queryKey: [key] })
  })
}
