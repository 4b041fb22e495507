import * as wire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'

export type Query = { readonly von: string; readonly bis: string; readonly grundrissId: string | undefined }

export function auslastungOptions(query: Query) {
  return queryOptions({
    queryKey: ['auslastung', query],
    queryFn: ({ signal }) => ask(wire.readAuslastung, { query, signal }),
    throwOnError: false,
  })
}

/** Links to the same figures as a workbook and as a PDF. */
export const auslastungDateien = (query: Query) => ({
  excel: linkTo(wire.exportAuslastung.path, { query }),
  pdf: linkTo(wire.exportAuslastungPdf.path, { query }),
})
