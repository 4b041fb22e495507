import { tagOf } from '@platzwart/domain/time/zone'
import type { QueryClient } from '@tanstack/react-query'
import { now } from '../../../../platform/clock.ts'
import { einstellungenOptions } from '../../../einstellung/api/einstellungen.ts'
import { ownFahrtenOptions } from '../../../fahrt/api/fahrten.ts'
import { FAHRZEUG_ADDRESS } from '../../../flotte/model/address.ts'
import { uebersichtOptions } from '../../api/fahrzeuge.ts'
import { excerptOf } from './schedule.ts'

/**
 * Prefetches all of the overview as soon as the session is known. Otherwise the bars, by far the largest
 * part, would load only after the page, the settings and the own trips, none of which they need. The page
 * itself retries failures. @param raw the raw search of the address @param zone of the Mandant
 */
export function askUebersicht(queryClient: QueryClient, raw: object, zone: string): void {
  const search = FAHRZEUG_ADDRESS.read(raw)
  const first = search.ab === undefined ? tagOf(now(), zone) : Temporal.PlainDate.from(search.ab)
  void queryClient.prefetchQuery(uebersichtOptions(search, excerptOf(first, search.zoom, zone).zeitraum))
  void queryClient.prefetchQuery(einstellungenOptions)
  void queryClient.prefetchQuery(ownFahrtenOptions)
}
