import * as wire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { addressOf, ask } from '../../../platform/api.ts'

type Query = { readonly von: string; readonly bis: string; readonly grundrissId: string | undefined }

export function auslastungOptions(query: Query) {
  return queryOptions({
    queryKey: ['auslastung', query],
    queryFn: ({ signal }) => ask(wire.readAuslastung, { query, signal }),
    throwOnError: false,
  })
}

/** Where the workbook of the same figures is. */
export const auslastungDatei = (query: Query) => addressOf(wire.exportAuslastung.path, { query })
