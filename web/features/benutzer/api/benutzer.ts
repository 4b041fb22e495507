import * as wire from '@platzwart/contract/operations/benutzer'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'
import type { PeopleSearch } from '../model/address.ts'

const PAGE_SIZE = 50

const ORDER = {
  nameAuf: { sortierung: 'name', richtung: 'auf' },
  nameAb: { sortierung: 'name', richtung: 'ab' },
  email: { sortierung: 'email', richtung: 'auf' },
  personalnummer: { sortierung: 'personalnummer', richtung: 'auf' },
  neueste: { sortierung: 'erstellt', richtung: 'ab' },
} as const

type Choice = Pick<
  PeopleSearch,
  'suche' | 'status' | 'gruppe' | 'rolle' | 'eingeladene' | 'doppelte' | 'order'
>

/** The query for an address: filters and order. */
export function choiceOf({ suche, status, gruppe, rolle, eingeladene, doppelte, order }: Choice) {
  return {
    ...ORDER[order],
    status,
    suche: suche.trim() || undefined,
    gruppeId: gruppe,
    rolleId: rolle,
    einladung: eingeladene ? ('offen' as const) : undefined,
    doppelt: doppelte ? ('vielleicht' as const) : undefined,
  }
}

/** The people matching the address, with more pages on demand. */
export function peopleOptions(choice: Choice) {
  const query = { ...choiceOf(choice), limit: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: ['people', query],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBenutzer, { query: { ...query, cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
}

/** A preview of merging two people; never cached. */
export function zusammenfuehrungOptions(id: string, anderesId: string) {
  return queryOptions({
    queryKey: ['person', id, 'zusammenfuehrung', anderesId],
    queryFn: ({ signal }) => ask(wire.showZusammenfuehrung, { id, anderesId, signal }),
    gcTime: 0,
  })
}

/** A preview of anonymising a person; never cached, because it changes by itself. */
export function anonymisierungOptions(id: string) {
  return queryOptions({
    queryKey: ['person', id, 'anonymisierung'],
    queryFn: ({ signal }) => ask(wire.showAnonymisierung, { id, signal }),
    gcTime: 0,
  })
}

/** One person, with their permissions and where they come from. */
export function personOptions(id: string) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => ask(wire.showBenutzer, { id, signal }),
    staleTime: 10_000,
  })
}
