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

/** Whom the address asks for, and in which order. */
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

/** People as the address asks for them; more when asked for. */
export function peopleOptions(choice: Choice) {
  const query = { ...choiceOf(choice), limit: PAGE_SIZE }
  return infiniteQueryOptions({
    queryKey: ['people', query],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBenutzer, { query: { ...query, cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
}

/** What would become one of two people; asked anew each time. */
export function zusammenfuehrungOptions(id: string, anderesId: string) {
  return queryOptions({
    queryKey: ['person', id, 'zusammenfuehrung', anderesId],
    queryFn: ({ signal }) => ask(wire.showZusammenfuehrung, { id, anderesId, signal }),
    gcTime: 0,
  })
}

/** What would become of all that is kept of a person; asked anew each time, because it changes by itself. */
export function anonymisierungOptions(id: string) {
  return queryOptions({
    queryKey: ['person', id, 'anonymisierung'],
    queryFn: ({ signal }) => ask(wire.showAnonymisierung, { id, signal }),
    gcTime: 0,
  })
}

/** One person, with all that they may do and through what. */
export function personOptions(id: string) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => ask(wire.showBenutzer, { id, signal }),
    staleTime: 10_000,
  })
}
