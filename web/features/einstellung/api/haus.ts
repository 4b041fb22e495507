import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Whose } from './werte.ts'

/** The house's own values; below the key of all settings, so that a change of the house reads them again, too. */
export const hausOptions = queryOptions({
  queryKey: ['einstellungen', 'haus'],
  queryFn: ({ signal }) => ask(wire.listHausEinstellungen, { signal }),
})

/** A value of the house with what was shown when it was changed; null goes back to the product's own. */
export type HausChange = DraftOf<typeof wire.saveHausEinstellungen>['aenderungen'][number]

/** For whom another value would hold. @param wert JSON; undefined takes the value out */
export const touchedOptions = (option: string, wert: string | undefined, fuer: Whose) =>
  queryOptions({
    queryKey: ['einstellungen', 'folgen', option, wert, fuer],
    queryFn: ({ signal }) => ask(wire.countTouched, { query: { option, wert, ...fuer }, signal }),
  })
