import { tagOf } from '@platzwart/domain/time/zone'
import type { QueryClient } from '@tanstack/react-query'
import { now } from '../../../../platform/clock.ts'
import { einstellungenOptions } from '../../../einstellung/api/einstellungen.ts'
import { ownFahrtenOptions } from '../../../fahrt/api/fahrten.ts'
import { FAHRZEUG_ADDRESS } from '../../../flotte/model/address.ts'
import { uebersichtOptions } from '../../api/fahrzeuge.ts'
import { excerptOf } from './schedule.ts'

/**
 * Asks for all that the overview shows, as soon as it is known who asks: otherwise the bars, which are by far the most, would be asked for
 * after the page is there, and after the settings and the own trips, which they do not need. What fails is asked for again by the page.
 *
 * @param raw what the address says @param zone of the Mandant
 */
export function askUebersicht(queryClient: QueryClient, raw: object, zone: string): void {
  const search = FAHRZEUG_ADDRESS.read(raw)
  const first = search.ab === undefined ? tagOf(now(), zone) : Temporal.PlainDate.from(search.ab)
  void queryClient.prefetchQuery(uebersichtOptions(search, excerptOf(first, search.zoom, zone).zeitraum))
  void queryClient.prefetchQuery(einstellungenOptions)
  void queryClient.prefetchQuery(ownFahrtenOptions)
}
