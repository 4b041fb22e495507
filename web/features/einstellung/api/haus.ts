import type { EinstellungView } from '@platzwart/contract/einstellung'
import { API } from '@platzwart/contract/paths'
import type { EinstellungName } from '@platzwart/domain/einstellung/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

/** The house's own values; below the key of all settings, so that a change of the house reads them again, too. */
export const hausOptions = queryOptions({
  queryKey: ['einstellungen', 'haus'],
  queryFn: ({ signal }) => call<EinstellungView[]>('GET', API.hausEinstellungen, { signal }),
})

export interface HausChange {
  readonly name: EinstellungName
  /** null goes back to the product's own. */
  readonly wert: unknown
  /** What was shown when it was changed. */
  readonly bisher: unknown
}

export function saveHaus(aenderungen: readonly HausChange[]): Promise<EinstellungView[]> {
  return call('PUT', API.hausEinstellungen, { body: { aenderungen } })
}
