import type { SperreView } from '@platzwart/contract/leseraum/sperre'
import type { BodyOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export type Sperre = SperreView

/** The request of a lock. */
export type SperreCreate = BodyOf<typeof wire.lockLeseraeume>

/** A plan's current and future locks, by start. */
export const sperrenOptions = (grundrissId: string) =>
  queryOptions({
    queryKey: ['sperren', grundrissId],
    queryFn: ({ signal }) => ask(wire.listSperren, { query: { grundrissId }, signal }),
  })
