import type { SperreView } from '@platzwart/contract/leseraum/sperre'
import type { BodyOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/sperre'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export type Sperre = SperreView

/** What is to be locked. */
export type SperreCreate = BodyOf<typeof wire.lockLeseraeume>

/** The locks of a plan that are not over, by start. */
export const sperrenOptions = (grundrissId: string) =>
  queryOptions({
    queryKey: ['sperren', grundrissId],
    queryFn: ({ signal }) => ask(wire.listSperren, { query: { grundrissId }, signal }),
  })
