import { searchFahrzeuge } from '../../features/fahrzeug/suche/searchFahrzeuge.ts'
import { showUebersicht } from '../../features/fahrzeug/suche/showUebersicht.ts'
import type { Call } from '../../platform/http/endpoint.ts'

export type Window = readonly [von: string, bis: string]

/** What the search and the overview answer for a window: their texts, and the tag of the second. */
export async function fleetAnswers(call: Call, [von, bis]: Window) {
  const found = await searchFahrzeuge(call, { von, bis, personen: 1, limit: 50, offset: 0 })
  const shown = await showUebersicht(call, { von, bis })
  return [
    'refusal' in found ? JSON.stringify(found.refusal) : found.text(),
    ...('refusal' in shown ? [JSON.stringify(shown.refusal)] : [shown.text(), shown.etag]),
  ]
}
