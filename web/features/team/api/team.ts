import * as wire from '@platzwart/contract/operations/leseraum/team'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const HOUR_MS = 3_600_000

export const SICHTBARKEIT = ['sichtbarkeit'] as const
export const KOLLEGEN = ['kollegen'] as const

/** The groups to which the person is visible; only they can change it. */
export const sichtbarkeitOptions = queryOptions({
  queryKey: SICHTBARKEIT,
  queryFn: ({ signal }) => ask(wire.showSichtbarkeit, { signal }),
  staleTime: HOUR_MS,
})

interface Days {
  readonly von: string
  readonly bis: string
  /** Only on this floor plan. */
  readonly grundrissId?: string
}

/** Where visible colleagues sit; never cached longer than it is shown. */
export function kollegenOptions(days: Days) {
  return queryOptions({
    queryKey: [...KOLLEGEN, days],
    queryFn: ({ signal }) => ask(wire.listKollegen, { query: days, signal }),
    staleTime: 15_000,
    gcTime: 0,
  })
}

export interface Choice {
  readonly id: string
  readonly sichtbar: boolean
}
