import * as wire from '@platzwart/contract/operations/einrichtung'
import type { Step } from '@platzwart/domain/mandant/einrichtung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Whoever comes back from a step sees what it has done. */
export const einrichtungOptions = queryOptions({
  queryKey: ['einrichtung'],
  queryFn: ({ signal }) => ask(wire.readEinrichtung, { signal }),
  staleTime: 0,
})

export const changeStep = (schritt: Step, unnoetig: boolean, idempotencyKey: string) =>
  ask(wire.changeStep, { schritt, body: { unnoetig }, idempotencyKey })

export const changeEinrichtung = (abgelegt: boolean, idempotencyKey: string) =>
  ask(wire.changeEinrichtung, { body: { abgelegt }, idempotencyKey })
