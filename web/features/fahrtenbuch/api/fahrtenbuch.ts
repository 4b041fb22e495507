import type {
  AusfuhrView,
  FahrtenbuchEintragView,
  FahrtenbuchPage,
  FahrtenbuchVerify,
  FahrtOffen,
} from '@platzwart/contract/fahrtenbuch'
import { API } from '@platzwart/contract/paths'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { addressOf, call } from '../../../platform/api.ts'
import type { FahrtenbuchSearch } from '../model/address.ts'

const PAGE_SIZE = 50
const LOOK_MS = 700

/** Everything that a write about a logbook makes old. */
export const FAHRTENBUCH_KEYS = ['fahrtenbuch', 'fuhrpark'] as const

export function fahrtenbuchOptions(fahrzeugId: string, search: FahrtenbuchSearch) {
  const { vonTag: von, bisTag: bis, gefahrenVon: fahrerId, fahrtart } = search
  const zweck = search.zweck.trim() || undefined
  return infiniteQueryOptions({
    queryKey: ['fahrtenbuch', fahrzeugId, 'liste', search],
    queryFn: ({ signal, pageParam }) =>
      call<FahrtenbuchPage>('GET', API.fahrzeugFahrtenbuch, {
        params: { id: fahrzeugId },
        query: { von, bis, fahrerId, zweck, fahrtart, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    staleTime: 10_000,
  })
}

/** One's own trips whose purpose is still to be completed. */
export const openFahrtenOptions = queryOptions({
  queryKey: ['fahrtenbuch', 'offen'],
  queryFn: ({ signal }) => call<FahrtOffen[]>('GET', API.fahrtenbuchOffen, { signal }),
  staleTime: 30_000,
})

/** Walks the whole chain: asked for by hand, and never remembered. */
export function verifyFahrtenbuch(fahrzeugId: string): Promise<FahrtenbuchVerify> {
  return call('GET', API.fahrzeugFahrtenbuchVerify, { params: { id: fahrzeugId } })
}

export function completeFahrt(id: string, body: object, idempotencyKey: string) {
  return call<FahrtenbuchEintragView>('POST', API.fahrtenbuchEintragComplete, {
    params: { id },
    body,
    idempotencyKey,
  })
}

export function correctFahrt(id: string, body: object, idempotencyKey: string) {
  return call<FahrtenbuchEintragView>('POST', API.fahrtenbuchEintragCorrect, {
    params: { id },
    body,
    idempotencyKey,
  })
}

export function explainLuecke(fahrzeugId: string, body: object, idempotencyKey: string) {
  return call<FahrtenbuchEintragView>('POST', API.fahrzeugFahrtenbuchLuecken, {
    params: { id: fahrzeugId },
    body,
    idempotencyKey,
  })
}

export function requestAusfuhr(body: object, idempotencyKey: string): Promise<AusfuhrView> {
  return call('POST', API.ausfuhren, { body, idempotencyKey })
}

/** How far a file is; looked at again until it is ready. */
export function ausfuhrOptions(id: string) {
  return queryOptions({
    queryKey: ['ausfuhr', id],
    queryFn: ({ signal }) => call<AusfuhrView>('GET', API.ausfuhr, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'fertig' || data?.status === 'fehlgeschlagen' ? false : LOOK_MS,
    staleTime: 0,
  })
}

export const ausfuhrDatei = (id: string) => addressOf(API.ausfuhrDatei, { params: { id } })
