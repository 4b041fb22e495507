import * as wire from '@platzwart/contract/operations/fuehrerschein'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

const PAGE_SIZE = 50

/** Query keys that a check or a ban affects; live events invalidate them. */
export const LICENCE_KEYS = ['fuehrerschein', 'fuehrerscheine', 'pruefungen', 'zaehler'] as const

export const ownOptions = queryOptions({
  queryKey: ['fuehrerschein', 'eigener'],
  queryFn: ({ signal }) => ask(wire.readOwnFuehrerschein, { signal }),
  staleTime: 60_000,
})

/** To whom one's own can be shown. */
export const prueferOptions = queryOptions({
  queryKey: ['fuehrerschein', 'pruefer'],
  queryFn: ({ signal }) => ask(wire.listPruefer, { signal }),
  staleTime: 60_000,
})

/** One person's licence, for checkers. */
export function fuehrerscheinOptions(benutzerId: string) {
  return queryOptions({
    queryKey: ['fuehrerschein', benutzerId],
    queryFn: ({ signal }) => ask(wire.readFuehrerschein, { benutzerId, signal }),
    staleTime: 10_000,
  })
}

export interface Choice {
  readonly stand: 'faellig' | 'alle'
  readonly suche: string
}

/** Licences, those due first; paged. */
export function fuehrerscheineOptions({ stand, suche }: Choice) {
  return infiniteQueryOptions({
    queryKey: ['fuehrerscheine', stand, suche],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listFuehrerscheine, {
        query: { stand, limit: PAGE_SIZE, suche: suche || undefined, cursor: pageParam },
        signal,
      }),
    ...BY_PAGES,
  })
}

export function pruefungenOptions(benutzerId: string) {
  return queryOptions({
    queryKey: ['pruefungen', benutzerId],
    queryFn: ({ signal }) =>
      ask(wire.listFuehrerscheinPruefungen, {
        benutzerId,
        signal,
      }),
    staleTime: 10_000,
  })
}
