import type { EinfuhrLineView } from '@platzwart/contract/einfuhr'
import * as wire from '@platzwart/contract/operations/einfuhr'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addressOf, ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { PeopleSearch } from '../model/address.ts'
import { choiceOf } from './benutzer.ts'

const LOOK_MS = 700
const PAGE_SIZE = 50

const SETTLED = new Set(['bereit', 'uebernommen', 'fehlgeschlagen'])

export const einfuhrKey = (id: string) => ['einfuhr', id]

/** How far a file is; looked at again until its preview is there. */
export function einfuhrOptions(id: string) {
  return queryOptions({
    queryKey: einfuhrKey(id),
    queryFn: ({ signal }) => ask(wire.showEinfuhr, { id, signal }),
    refetchInterval: ({ state: { data } }) => (data && SETTLED.has(data.status) ? false : LOOK_MS),
    staleTime: 0,
  })
}

/** What its lines would come to. */
export function linesOptions(id: string, urteil: EinfuhrLineView['urteil'] | undefined) {
  return infiniteQueryOptions({
    queryKey: [...einfuhrKey(id), 'zeilen', urteil],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listEinfuhrLines, {
        id,
        query: { urteil, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

export const uploadEinfuhr = (file: File, idempotencyKey: string) =>
  ask(wire.uploadEinfuhr, {
    query: { dateiname: file.name },
    // Windows calls a table by the program that opens it.
    file: { bytes: file, type: 'text/csv' },
    idempotencyKey,
  })

export const TEMPLATE = wire.readTemplate.path

/** Where the people of the list are as a file, as it is filtered. */
export const benutzerDatei = (search: PeopleSearch) =>
  addressOf(wire.exportBenutzer.path, { query: choiceOf(search) })
