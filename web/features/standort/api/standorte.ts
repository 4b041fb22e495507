import * as wire from '@platzwart/contract/operations/standort'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const HOUR_MS = 3_600_000

/** Query keys that a change of a location may affect. */
export const STANDORT_KEYS = ['standorte', 'standortGebrauch', 'grundrisse', 'grundriss']

export const standorteOptions = queryOptions({
  queryKey: ['standorte'],
  queryFn: ({ signal }) => ask(wire.listStandorte, { signal }),
  staleTime: HOUR_MS,
})

export const gebrauchOptions = (id: string) =>
  queryOptions({
    queryKey: ['standortGebrauch', id],
    queryFn: ({ signal }) => ask(wire.listStandortGebrauch, { id, signal }),
  })
