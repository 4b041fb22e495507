import * as ausfuhrWire from '@platzwart/contract/operations/ausfuhr'
import * as fahrtenbuchWire from '@platzwart/contract/operations/fahrtenbuch'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask, linkTo } from '../../../platform/api.ts'
import { askOrRecall } from '../../../platform/offline/askOrRecall.ts'
import type { FahrtenbuchSearch } from '../model/address.ts'

const PAGE_SIZE = 50
const LOOK_MS = 700

/** The queries to invalidate after a write to a logbook. */
export const FAHRTENBUCH_KEYS = ['fahrtenbuch', 'fuhrpark', 'fahrten'] as const

export function fahrtenbuchOptions(fahrzeugId: string, search: FahrtenbuchSearch) {
  const { vonTag: von, bisTag: bis, gefahrenVon: fahrerId, fahrtart } = search
  const zweck = search.zweck.trim() || undefined
  return infiniteQueryOptions({
    queryKey: ['fahrtenbuch', fahrzeugId, 'liste', search],
    queryFn: ({ signal, pageParam }) =>
      ask(fahrtenbuchWire.listFahrtenbuch, {
        id: fahrzeugId,
        query: { von, bis, fahrerId, zweck, fahrtart, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    staleTime: 10_000,
  })
}

/**
 * One's own trips whose purpose is missing. They are above the future trips and stored like those, which
 * avoids layout shift.
 */
export const openFahrtenOptions = queryOptions({
  queryKey: ['fahrtenbuch', 'offen'],
  queryFn: (asking) =>
    askOrRecall('fahrten/offen', asking, (within) =>
      ask(fahrtenbuchWire.listOpenFahrten, { signal: within }),
    ),
  networkMode: 'always',
  staleTime: 30_000,
})

/** Late records of trips, for people who may enter them. */
export function nachzueglerOptions(fahrzeugId: string) {
  return queryOptions({
    queryKey: ['fahrtenbuch', fahrzeugId, 'nachzuegler'],
    queryFn: ({ signal }) => ask(fahrtenbuchWire.listNachzuegler, { id: fahrzeugId, signal }),
    staleTime: 10_000,
  })
}

/** One's own files of the last day, newest first. */
export const ausfuhrenOptions = queryOptions({
  queryKey: ['ausfuhren'],
  queryFn: ({ signal }) => ask(ausfuhrWire.listAusfuhren, { signal }),
  staleTime: 0,
})

/** The progress of a file; polled until it is ready. */
export function ausfuhrOptions(id: string) {
  return queryOptions({
    queryKey: ['ausfuhr', id],
    queryFn: ({ signal }) => ask(ausfuhrWire.showAusfuhr, { id, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'fertig' || data?.status === 'fehlgeschlagen' ? false : LOOK_MS,
    staleTime: 0,
  })
}

export const ausfuhrDatei = (id: string) => linkTo(ausfuhrWire.readAusfuhrDatei.path, { params: { id } })
