import type { BeispielView } from '@platzwart/contract/einrichtung'
import * as wire from '@platzwart/contract/operations/einrichtung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const beispielOptions = queryOptions({
  queryKey: ['beispiel'],
  queryFn: ({ signal }) => ask(wire.readBeispiel, { signal }),
  staleTime: 0,
})

export const createBeispiel = (idempotencyKey: string) => ask(wire.createBeispiel, { idempotencyKey })

/** @param told what its person was told would go */
export const deleteBeispiel = ({ buchungen, fahrten }: BeispielView, idempotencyKey: string) =>
  ask(wire.deleteBeispiel, { body: { buchungen, fahrten }, idempotencyKey })
