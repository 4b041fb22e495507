import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/einstellung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import type { Whose } from './werte.ts'

/**
 * The house's own values; their key is below that of all settings, so that a change of the house invalidates
 * them too.
 */
export const hausOptions = queryOptions({
  queryKey: ['einstellungen', 'haus'],
  queryFn: ({ signal }) => ask(wire.listHausEinstellungen, { signal }),
})

/** A change of a house's value, with the value that was shown; null restores the product's default. */
export type HausChange = DraftOf<typeof wire.saveHausEinstellungen>['aenderungen'][number]

/** The people whose effective value would change. @param wert JSON; undefined removes the value */
export const touchedOptions = (option: string, wert: string | undefined, fuer: Whose) =>
  queryOptions({
    queryKey: ['einstellungen', 'folgen', option, wert, fuer],
    queryFn: ({ signal }) => ask(wire.countTouched, { query: { option, wert, ...fuer }, signal }),
  })
