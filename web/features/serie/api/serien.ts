import type { BuchungView } from '@platzwart/contract/leseraum'
import type {
  SerieQuery,
  SerieWechselQuery,
  StornierbarQuery,
  Termin,
  Wechsel,
} from '@platzwart/contract/leseraum/serie'
import type { AnswerOf, BodyOf } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum/serie'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

/** Availability is valid only at the time of the request, so it is never cached. */
const NOW = { staleTime: 0, gcTime: 0, retry: false } as const

/** The options of a query about series, keyed by name and query. */
function asking<Query, Answer>(name: string, query: Query, send: (signal: AbortSignal) => Promise<Answer>) {
  return queryOptions({ queryKey: ['serie', name, query], queryFn: ({ signal }) => send(signal), ...NOW })
}

export const vorschlagOptions = (query: SerieQuery) =>
  asking<SerieQuery, readonly Termin[]>('vorschlag', query, (signal) =>
    ask(wire.proposeSerie, { query, signal }),
  )

/** @param woche any day of the week, `YYYY-MM-DD` */
export const wiederholungOptions = (woche: string) =>
  asking<string, readonly Termin[]>('wiederholung', woche, (signal) =>
    ask(wire.proposeWiederholung, { query: { woche }, signal }),
  )

export const stornierbarOptions = (query: StornierbarQuery) =>
  asking<StornierbarQuery, readonly BuchungView[]>('stornierbar', query, (signal) =>
    ask(wire.listStornierbare, { query, signal }),
  )

export const wechselOptions = (query: SerieWechselQuery) =>
  asking<SerieWechselQuery, readonly Wechsel[]>('wechsel', query, (signal) =>
    ask(wire.proposeWechsel, { query, signal }),
  )

export type Termine = BodyOf<typeof wire.bookSerie>['termine']
export type Serie = AnswerOf<typeof wire.bookSerie>
export type Storniert = AnswerOf<typeof wire.cancelBuchungen>

export type Wechseln = BodyOf<typeof wire.changeSerie>['termine']
export type Gewechselt = AnswerOf<typeof wire.changeSerie>
