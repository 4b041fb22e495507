import type { LiveFahrt } from '@platzwart/contract/fahrzeugBuchung'
import type { Zaehler } from '@platzwart/contract/freigabe'
import type { LiveFuehrerschein } from '@platzwart/contract/fuehrerschein'
import type { LiveReset } from '@platzwart/contract/live'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readSoon } from '../../../platform/live/readSoon.ts'
import { isLive } from '../../../platform/live.ts'
import { useLiveEvents } from '../../../platform/useLive.ts'
import { zaehlerOptions } from '../api/freigaben.ts'

const NONE: Zaehler = { freigaben: null, fuehrerscheine: null }

/** The number of tasks waiting for this person, kept up to date while mounted. */
export function useZaehler(): Zaehler {
  const queryClient = useQueryClient()
  useLiveEvents((event) => {
    const waits =
      isLive<LiveFahrt>(event, 'fahrzeugBuchung') || isLive<LiveFuehrerschein>(event, 'fuehrerschein')
    if (waits || isLive<LiveReset>(event, 'neuladen')) readSoon(queryClient, zaehlerOptions.queryKey)
  })
  return useQuery(zaehlerOptions).data ?? NONE
}
