import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { now } from '../../../platform/clock.ts'
import { PLATZ } from './aufenthalt.ts'

const MINUTE_MS = 60_000
/** By then an early end can no longer be undone. */
const AFTER_MS = 500

export const PLATZCODES = 'platzcodes'

/** The state of the seat for the person at it; refused if the code is invalid. */
export const askAnkunft = (id: string, code: string, signal?: AbortSignal) =>
  ask(wire.showAnkunft, { id, query: { code }, signal })

export function ankunftOptions(id: string, code: string) {
  return queryOptions({
    queryKey: [PLATZ, id, code],
    queryFn: ({ signal }) => askAnkunft(id, code, signal),
    refetchInterval: ({ state: { data } }) => {
      const until = data?.eigene?.ruecknahmeBis ?? null
      if (until === null) return MINUTE_MS
      return Math.max(0, Temporal.Instant.from(until).epochMilliseconds - now().epochMilliseconds) + AFTER_MS
    },
  })
}

/** The seat codes of a plan, for printing. */
export function platzcodesOptions(grundrissId: string) {
  return queryOptions({
    queryKey: [PLATZCODES, grundrissId],
    queryFn: ({ signal }) => ask(wire.listPlatzcodes, { id: grundrissId, signal }),
  })
}
