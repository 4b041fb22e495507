import type { LiveEvent } from '@platzwart/contract/live'
import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvents } from '../../../platform/useLive.ts'

/** What says nothing about trips. */
const OTHERS: ReadonlySet<LiveEvent['art']> = new Set(['leseraumBuchung', 'stand', 'fuehrerschein'])

/** Reads what waits for approval again when a trip was booked, changed, decided or cancelled. */
export function useFreigabenLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    if (OTHERS.has(event.art)) return
    void queryClient.invalidateQueries({ queryKey: ['freigaben'] })
  })
}
