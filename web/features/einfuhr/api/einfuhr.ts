import type { EinfuhrLineView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import type { EinfuhrName } from '@platzwart/domain/einfuhr/arten'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

const LOOK_MS = 700
const PAGE_SIZE = 50

const SETTLED = new Set(['bereit', 'uebernommen', 'fehlgeschlagen'])

/** An uploaded file, with its kind. */
export interface Brought {
  readonly art: EinfuhrName
  readonly id: string
}

export const einfuhrKey = ({ art, id }: Brought) => ['einfuhr', art, id]

/** The progress of a file; polled until its preview is there. */
export function einfuhrOptions({ art, id }: Brought) {
  return queryOptions({
    queryKey: einfuhrKey({ art, id }),
    queryFn: ({ signal }) => ask(wire.showEinfuhr, { art, id, signal }),
    refetchInterval: ({ state: { data } }) => (data && SETTLED.has(data.status) ? false : LOOK_MS),
    staleTime: 0,
  })
}

/** The judged lines. */
export function linesOptions({ art, id }: Brought, urteil: EinfuhrLineView['urteil'] | undefined) {
  return infiniteQueryOptions({
    queryKey: [...einfuhrKey({ art, id }), 'zeilen', urteil],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listEinfuhrLines, {
        art,
        id,
        query: { urteil, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

export const templateOf = (art: EinfuhrName) => linkTo(wire.readTemplate.path, { params: { art } })
