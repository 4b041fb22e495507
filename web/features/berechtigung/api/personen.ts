import * as wire from '@platzwart/contract/operations/benutzer'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

const PAGE_SIZE = 50

/** Members of a group or holders of a role, by name, whatever their status. */
export function mitgliederOptions(of: { readonly gruppeId?: string; readonly rolleId?: string }) {
  const query = { ...of, status: 'alle', sortierung: 'name', richtung: 'auf', limit: PAGE_SIZE } as const
  return infiniteQueryOptions({
    queryKey: ['people', query],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listBenutzer, { query: { ...query, cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
}

/** A few people of the house to choose from, whatever their status. */
export function otherPeopleOptions(suche: string) {
  return queryOptions({
    queryKey: ['people', 'other', suche],
    queryFn: ({ signal }) => ask(wire.listBenutzer, { query: { suche, status: 'alle', limit: 10 }, signal }),
  })
}
