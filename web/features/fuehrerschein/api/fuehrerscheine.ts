import type {
  FuehrerscheinPage,
  FuehrerscheinPruefungView,
  FuehrerscheinSave,
  FuehrerscheinView,
  PruefungCreate,
} from '@platzwart/contract/fuehrerschein'
import { API } from '@platzwart/contract/paths'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'

const PAGE_SIZE = 50

/** Keys of everything that a check or a ban changes; the live events read them again. */
export const LICENCE_KEYS = ['fuehrerschein', 'fuehrerscheine', 'pruefungen', 'zaehler'] as const

export const ownOptions = queryOptions({
  queryKey: ['fuehrerschein', 'eigener'],
  queryFn: ({ signal }) => call<FuehrerscheinView>('GET', API.fuehrerscheinEigener, { signal }),
  staleTime: 60_000,
})

/** One person's, for checkers. */
export function fuehrerscheinOptions(benutzerId: string) {
  return queryOptions({
    queryKey: ['fuehrerschein', benutzerId],
    queryFn: ({ signal }) =>
      call<FuehrerscheinView>('GET', API.fuehrerschein, { params: { benutzerId }, signal }),
    staleTime: 10_000,
  })
}

export interface Choice {
  readonly stand: 'faellig' | 'alle'
  readonly suche: string
}

/** Those due first; more when asked for. */
export function fuehrerscheineOptions({ stand, suche }: Choice) {
  return infiniteQueryOptions({
    queryKey: ['fuehrerscheine', stand, suche],
    queryFn: ({ signal, pageParam }) =>
      call<FuehrerscheinPage>('GET', API.fuehrerscheine, {
        query: { stand, limit: PAGE_SIZE, suche: suche || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.cursor ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
}

export function pruefungenOptions(benutzerId: string) {
  return queryOptions({
    queryKey: ['pruefungen', benutzerId],
    queryFn: ({ signal }) =>
      call<FuehrerscheinPruefungView[]>('GET', API.fuehrerscheinPruefungen, {
        params: { benutzerId },
        signal,
      }),
    staleTime: 10_000,
  })
}

/** @param version what was read; 0 writes the first one */
export function saveFuehrerschein(
  benutzerId: string,
  version: number,
  body: FuehrerscheinSave,
): Promise<FuehrerscheinView> {
  return call('PUT', API.fuehrerschein, { params: { benutzerId }, version, body })
}

export function createPruefung(
  benutzerId: string,
  body: PruefungCreate,
  idempotencyKey: string,
): Promise<FuehrerscheinPruefungView> {
  return call('POST', API.fuehrerscheinPruefungen, { params: { benutzerId }, body, idempotencyKey })
}
