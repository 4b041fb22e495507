import * as wire from '@platzwart/contract/operations/leseraum'
import { queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'
import type { Query } from './auslastung.ts'

export function auswertungOptions(query: Query) {
  return queryOptions({
    queryKey: ['auswertung', query],
    queryFn: ({ signal }) => ask(wire.readAuswertung, { query, signal }),
    throwOnError: false,
  })
}

/** Links to the same figures as a workbook and as a PDF. */
export const auswertungDateien = (query: Query) => ({
  excel: linkTo(wire.exportAuswertung.path, { query }),
  pdf: linkTo(wire.exportAuswertungPdf.path, { query }),
})
