import type { BuchungView } from '@platzwart/contract/leseraum'
import type { SerieQuery, StornierbarQuery, Termin } from '@platzwart/contract/leseraum/serie'
import type { Answered, BodyOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** What can be had was true when it was asked; it is asked anew whenever somebody looks. */
const NOW = { staleTime: 0, gcTime: 0, retry: false } as const

export function vorschlagOptions(query: SerieQuery) {
  return queryOptions({
    queryKey: ['serie', 'vorschlag', query],
    queryFn: ({ signal }): Promise<readonly Termin[]> => ask(wire.proposeSerie, { query, signal }),
    ...NOW,
  })
}

/** @param woche any day of the week, `YYYY-MM-DD` */
export function wiederholungOptions(woche: string) {
  return queryOptions({
    queryKey: ['serie', 'wiederholung', woche],
    queryFn: ({ signal }): Promise<readonly Termin[]> =>
      ask(wire.proposeWiederholung, { query: { woche }, signal }),
    ...NOW,
  })
}

export function stornierbarOptions(query: StornierbarQuery) {
  return queryOptions({
    queryKey: ['serie', 'stornierbar', query],
    queryFn: ({ signal }): Promise<readonly BuchungView[]> => ask(wire.listStornierbare, { query, signal }),
    ...NOW,
  })
}

export type Termine = BodyOf<typeof wire.bookSerie>['termine']
export type Serie = Answered<typeof wire.bookSerie>
export type Storniert = Answered<typeof wire.cancelBuchungen>

export function bookSerie(termine: Termine, idempotencyKey: string): Promise<Serie> {
  return ask(wire.bookSerie, { body: { termine }, idempotencyKey })
}

export function cancelBuchungen(ids: readonly string[], idempotencyKey: string): Promise<Storniert> {
  return ask(wire.cancelBuchungen, { body: { ids: [...ids] }, idempotencyKey })
}
