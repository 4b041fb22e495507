import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { LiveEvent, LiveReset, LiveStand } from '@platzwart/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { now } from '../../../platform/clock.ts'
import { isLive } from '../../../platform/live.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { liveFahrten } from '../api/liveFahrten.ts'
import { applyMessage, type Belegungen, release } from './uebersicht/belegungen.ts'

const ALL = [
  'fahrten',
  'fahrzeugSuche',
  'fahrzeugUebersicht',
  'fahrzeug',
  'einstellungen',
  'standorte',
  'fahrer',
]

/** What of the house's configuration is read for cars. */
const STANDS: ReadonlySet<string> = new Set([
  'fahrzeug',
  'fahrzeug_schaden',
  'einstellung_wert',
  'mandant',
  'standort',
])

/** A fleet that is busy changes many times a second; its search is read again once for all of them. */
const GATHER_MS = 400

let gathering = false

/** Keeps the vehicle pages as the server has it: bars at once, lists of cars a moment later. */
export function useFahrzeugLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => takeIn(queryClient, event))
}

export function takeIn(queryClient: QueryClient, event: LiveEvent): void {
  if (isLive<LiveFahrt>(event, 'fahrzeugBuchung')) takeFahrt(queryClient, event)
  // A gap in the feed, or cars, places, settings: seldom enough to read it all again.
  const stand = isLive<LiveStand>(event, 'stand') && STANDS.has(event.objekt)
  if (!stand && !isLive<LiveReset>(event, 'neuladen')) return
  for (const key of ALL) void queryClient.invalidateQueries({ queryKey: [key] })
}

function takeFahrt(queryClient: QueryClient, event: LiveFahrt): void {
  if (!liveFahrten.note(event)) return
  queryClient.setQueriesData<Belegungen>(
    { queryKey: ['fahrzeugUebersicht'] },
    (old) => old && applyMessage(old, event),
  )
  if (event.eigene) void queryClient.invalidateQueries({ queryKey: ['fahrten'] })
  if (event.status === 'storniert' && event.gehaltenBis !== null) {
    releaseLater(queryClient, event, event.gehaltenBis)
  }
  if (gathering) return
  gathering = true
  setTimeout(() => {
    gathering = false
    void queryClient.invalidateQueries({ queryKey: ['fahrzeugSuche'] })
  }, GATHER_MS)
}

/** The hold after this cancellation ends by itself; that of a later one of the same trip has a clock of its own. */
function releaseLater(queryClient: QueryClient, event: LiveFahrt, gehaltenBis: string): void {
  const wait = Temporal.Instant.from(gehaltenBis).epochMilliseconds - now().epochMilliseconds
  const letGo = () => {
    if (!liveFahrten.isNewest(event)) return
    queryClient.setQueriesData<Belegungen>(
      { queryKey: ['fahrzeugUebersicht'] },
      (old) => old && release(old, event.id),
    )
  }
  setTimeout(letGo, Math.max(0, wait))
}
