import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { LiveReset } from '@platzwart/contract/live'
import { useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'

/** Reads what waits for approval again when a trip was booked, changed, decided or cancelled, and after a gap in the feed. */
export function useFreigabenLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    if (!isLive<LiveFahrt>(event, 'fahrzeugBuchung') && !isLive<LiveReset>(event, 'neuladen')) return
    readSoon(queryClient, ['freigaben'])
  })
}
