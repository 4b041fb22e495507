import type { BuchungView, LiveBuchung } from '@platzwart/contract/leseraum'
import type { LiveEvent, LiveReset, LiveStand } from '@platzwart/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { now } from '../../../platform/clock.ts'
import { isLive } from '../../../platform/live.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { liveBuchungen } from '../api/liveBuchungen.ts'
import { applyLive, type PlanDay, release } from './planDay.ts'

const ALL = ['grundrisse', 'grundriss', 'planTag', 'einstellungen', 'buchungen'] as const

/** What of the house's configuration is read for plans and seats. */
const STANDS: ReadonlySet<string> = new Set([
  'grundriss',
  'leseraum',
  'ausstattung',
  'einstellung_wert',
  'mandant',
  'standort',
])

/** Keeps everything on screen as it is on the server: each change is worked in when it comes. */
export function useLeseraumLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => takeIn(queryClient, event))
}

export function takeIn(queryClient: QueryClient, event: LiveEvent): void {
  if (isLive<LiveBuchung>(event, 'leseraumBuchung')) takeBuchung(queryClient, event)
  // A gap in the feed, or plans, hours, equipment, settings: seldom enough to read it all again.
  const stand = isLive<LiveStand>(event, 'stand') && STANDS.has(event.objekt)
  if (!stand && !isLive<LiveReset>(event, 'neuladen')) return
  for (const key of ALL) void queryClient.invalidateQueries({ queryKey: [key] })
}

function takeBuchung(queryClient: QueryClient, event: LiveBuchung): void {
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
