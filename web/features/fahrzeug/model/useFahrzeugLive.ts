import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { LiveEvent } from '@platzwart/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { readAnew, workIn } from '../../../platform/liveHolds.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { liveFahrten } from '../api/liveFahrten.ts'
import { applyMessage, release } from './uebersicht/belegungen.ts'

const READ_FOR_CARS = {
  keys: [
    'fahrten',
    'fahrzeugSuche',
    'fahrzeugUebersicht',
    'fahrzeug',
    'einstellungen',
    'standorte',
    'fahrer',
  ],
  /** The configuration that affects cars. */
  stands: new Set(['fahrzeug', 'fahrzeug_schaden', 'einstellung_wert', 'mandant', 'standort']),
}

/** Keeps the vehicle pages in sync with the server: bars at once, lists of cars after a debounce. */
export function useFahrzeugLive(): void {
  const queryClient = useQueryClient()
  useLiveEvents((event) => takeIn(queryClient, event))
}

const SHOWN = { news: liveFahrten, queryKey: ['fahrzeugUebersicht'], apply: applyMessage, release }

export function takeIn(queryClient: QueryClient, event: LiveEvent): void {
  if (isLive<LiveFahrt>(event, 'fahrzeugBuchung')) takeFahrt(queryClient, event)
  readAnew(queryClient, event, READ_FOR_CARS)
}

function takeFahrt(queryClient: QueryClient, event: LiveFahrt): void {
  if (!workIn(queryClient, event, SHOWN)) return
  readSoon(queryClient, ['fahrzeugSuche'])
  if (event.eigene) readSoon(queryClient, ['fahrten'])
}
