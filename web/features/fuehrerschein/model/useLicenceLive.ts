import type { LiveFuehrerschein } from '@platzwart/contract/fuehrerschein'
import type { LiveReset } from '@platzwart/contract/live'
import { useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { LICENCE_KEYS } from '../api/fuehrerscheine.ts'

/** Reads licences again when one was written or checked, and after a gap in the feed. */
export function useLicenceLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    const licence = isLive<LiveFuehrerschein>(event, 'fuehrerschein')
    if (!licence && !isLive<LiveReset>(event, 'neuladen')) return
    readSoon(queryClient, ...LICENCE_KEYS.map((key) => [key]))
  })
}
