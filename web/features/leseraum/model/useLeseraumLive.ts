import type { BuchungView } from '@platzwart/contract/leseraum'
import type { LiveBuchung, LiveEvent } from '@platzwart/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { now } from '../../../platform/clock.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { alignToServer } from '../../sitzung/model/serverClock.ts'
import { liveBuchungen } from '../api/liveBuchungen.ts'
import { applyLive, type PlanDay, release } from './planDay.ts'

const ALL = ['grundrisse', 'grundriss', 'planTag', 'einstellungen', 'buchungen'] as const

/** Keeps everything on screen as it is on the server: each change is worked in when it comes. */
export function useLeseraumLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => takeIn(queryClient, event))

  useEffect(() => alignToServer(queryClient), [queryClient])
}

export function takeIn(queryClient: QueryClient, event: LiveEvent): void {
  if (event.art === 'fuehrerschein' || event.art === 'fahrzeugBuchung') return
  if (event.art === 'stand' && event.objekt.startsWith('fahrzeug')) return
  if (event.art !== 'leseraumBuchung') {
    // A gap in the feed, or plans, hours, equipment, settings: seldom enough to read it all again.
    for (const key of ALL) void queryClient.invalidateQueries({ queryKey: [key] })
    return
  }
  if (!liveBuchungen.note(event)) return
  const change = (day: PlanDay | undefined) => day && applyLive(day, event)
  queryClient.setQueriesData<PlanDay>({ queryKey: ['planTag'] }, change)
  if (event.eigene > 0 || isListed(queryClient, event.id))
    void queryClient.invalidateQueries({ queryKey: ['buchungen'] })
  if (event.status === 'storniert' && event.gehaltenBis !== null)
    releaseLater(queryClient, event, event.gehaltenBis)
}

/** A booking that one was the second person of, and is no longer. */
function isListed(queryClient: QueryClient, id: string): boolean {
  const lists = queryClient.getQueriesData<readonly BuchungView[]>({ queryKey: ['buchungen'] })
  return lists.some(([, list]) => list?.some((one) => one.id === id))
}

/** The hold after this cancellation ends by itself: there is no event for it. That of a later one of the same booking has a clock of its own. */
function releaseLater(queryClient: QueryClient, event: LiveBuchung, gehaltenBis: string): void {
  const wait = Temporal.Instant.from(gehaltenBis).epochMilliseconds - now().epochMilliseconds
  const letGo = () => {
    if (!liveBuchungen.isNewest(event)) return
    queryClient.setQueriesData<PlanDay>({ queryKey: ['planTag'] }, (day) => day && release(day, event.id))
  }
  setTimeout(letGo, Math.max(0, wait))
}
