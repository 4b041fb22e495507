import * as wire from '@platzwart/contract/operations/protokoll'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { ProtokollSearch } from '../model/address.ts'

const PAGE_SIZE = 50

const queryOf = ({ vonTag, bisTag, bereich, suche }: ProtokollSearch) => ({
  von: vonTag,
  bis: bisTag,
  bereich,
  suche: suche || undefined,
})

/** The audit trail, the newest first. */
export function protokollOptions(search: ProtokollSearch) {
  return infiniteQueryOptions({
    queryKey: ['protokoll', search],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listProtokoll, {
        query: { ...queryOf(search), limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

/** The address of the same changes as a workbook. */
export const protokollDatei = (search: ProtokollSearch) =>
  linkTo(wire.exportProtokoll.path, { query: queryOf(search) })
