import type { BuchungView, LiveBuchung } from '@platzwart/contract/leseraum'
import type { LiveEvent } from '@platzwart/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { readAnew, soon, workIn } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { liveBuchungen } from '../api/liveBuchungen.ts'
import { applyLive, release } from './planDay.ts'

const READ_FOR_PLANS = {
  keys: ['grundrisse', 'grundriss', 'planTag', 'einstellungen', 'buchungen'],
  /** The configuration that affects plans and seats. */
  stands: new Set(['grundriss', 'leseraum', 'ausstattung', 'einstellung_wert', 'mandant', 'standort']),
}

/** Keeps all shown data in sync with the server: each live event is applied when it arrives. */
export function useLeseraumLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => takeIn(queryClient, event, soon))
}

const SHOWN = { news: liveBuchungen, queryKey: ['planTag'], apply: applyLive, release }

/** @param when delays others' changes, which the map has rendered already; one's own are applied at once */
export function takeIn(queryClient: QueryClient, event: LiveEvent, when?: typeof soon): void {
  if (isLive<LiveBuchung>(event, 'leseraumBuchung')) takeBuchung(queryClient, event, when)
  readAnew(queryClient, event, READ_FOR_PLANS)
}

function takeBuchung(queryClient: QueryClient, event: LiveBuchung, when?: typeof soon): void {
  if (!workIn(queryClient, event, SHOWN, when)) return
  if (event.eigene > 0 || isListed(queryClient, event.id)) readSoon(queryClient, ['buchungen'])
}

/** A booking whose second person one was until now. */
function isListed(queryClient: QueryClient, id: string): boolean {
  const lists = queryClient.getQueriesData<readonly BuchungView[]>({ queryKey: ['buchungen'] })
  return lists.some(([, list]) => list?.some((one) => one.id === id))
}
