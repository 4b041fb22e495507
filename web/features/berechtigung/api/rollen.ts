import * as wire from '@platzwart/contract/operations/berechtigung'
import type { Berechtigung } from '@platzwart/domain/berechtigung/names'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { BY_PAGES } from '../../../platform/paging.ts'

export const rollenOptions = queryOptions({
  queryKey: ['rollen'],
  queryFn: ({ signal }) => ask(wire.listRollen, { signal }),
  staleTime: 10_000,
})

export const gruppenOptions = queryOptions({
  queryKey: ['gruppen'],
  queryFn: ({ signal }) => ask(wire.listGruppen, { signal }),
  staleTime: 10_000,
})

/** The holders of a permission, with its origins. */
export function holdersOptions(berechtigung: Berechtigung) {
  return infiniteQueryOptions({
    queryKey: ['holders', berechtigung],
    queryFn: ({ signal, pageParam }) =>
      ask(wire.listHolders, { berechtigung, query: { limit: 20, cursor: pageParam }, signal }),
    ...BY_PAGES,
  })
}
