import type { DraftOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/anzeigegeraet'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const ANZEIGEGERAETE = ['anzeigegeraete'] as const

/** How often the list looks whether screens are still there: they say so once a minute. */
const LOOK_MS = 30_000

export const anzeigegeraeteOptions = queryOptions({
  queryKey: ANZEIGEGERAETE,
  queryFn: ({ signal }) => ask(wire.listAnzeigegeraete, { signal }),
  refetchInterval: LOOK_MS,
})

export function pairAnzeigegeraet(draft: DraftOf<typeof wire.pairAnzeigegeraet>, idempotencyKey: string) {
  return ask(wire.pairAnzeigegeraet, { draft, idempotencyKey })
}

export function renameAnzeigegeraet(
  { id, version, name }: { readonly id: string; readonly version: number; readonly name: string },
  idempotencyKey: string,
) {
  return ask(wire.changeAnzeigegeraet, { id, version, draft: { name }, idempotencyKey })
}

export function revokeAnzeigegeraet(id: string, idempotencyKey: string) {
  return ask(wire.revokeAnzeigegeraet, { id, idempotencyKey })
}
