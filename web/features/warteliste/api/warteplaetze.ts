import type { BuchungView } from '@platzwart/contract/leseraum'
import type { WarteplatzView } from '@platzwart/contract/leseraum/warteliste'
import type { BodyOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export const WARTEPLAETZE = ['warteplaetze'] as const

/** One's own entries on waiting lists: offers, pending ones, and recently ended ones. */
export const warteplaetzeOptions = queryOptions({
  queryKey: WARTEPLAETZE,
  queryFn: ({ signal }) => ask(wire.listWarteplaetze, { signal }),
  staleTime: 15_000,
})

export type Warteplatzwunsch = BodyOf<typeof wire.joinWarteliste>

/** The version of an entry that was shown. */
export type Shown = Pick<WarteplatzView, 'id' | 'version'>

/** @param zweitePerson the address of the confirming person; empty if none is needed */
export function acceptAngebot(
  { id, version }: Shown,
  zweitePerson: string,
  idempotencyKey: string,
): Promise<BuchungView> {
  const email = zweitePerson.trim().toLowerCase()
  const body = email === '' ? {} : { zweitePerson: email }
  return ask(wire.acceptAngebot, { id, version, body, idempotencyKey })
}
