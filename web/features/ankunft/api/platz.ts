import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

const MINUTE_MS = 60_000
const PLATZ = 'ankunft'
export const PLATZCODES = 'platzcodes'

/** Gives out the codes of a plan anew. */
export const renewPlatzcodes = (grundrissId: string, idempotencyKey: string) =>
  ask(wire.renewPlatzcodes, { id: grundrissId, idempotencyKey })

/** What the seat is to whoever stands at it. */
export function ankunftOptions(id: string, code: string) {
  return queryOptions({
    queryKey: [PLATZ, id, code],
    queryFn: ({ signal }) => ask(wire.showAnkunft, { id, query: { code }, signal }),
    refetchInterval: MINUTE_MS,
  })
}

/** By the code at the seat; the server decides. */
export function checkInAmPlatz(id: string, code: string, idempotencyKey: string): Promise<BuchungView> {
  return ask(wire.checkInAmPlatz, { id, body: { code }, idempotencyKey })
}

/** What is printed for the seats of a plan. */
export function platzcodesOptions(grundrissId: string) {
  return queryOptions({
    queryKey: [PLATZCODES, grundrissId],
    queryFn: ({ signal }) => ask(wire.listPlatzcodes, { id: grundrissId, signal }),
  })
}
