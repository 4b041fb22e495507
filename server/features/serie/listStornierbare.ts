import { MOST_CANCELLED } from '@platzwart/domain/serie/dates'
import type { Call } from '../../platform/http/endpoint.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import type { SerieArt, SerieTypes } from './art.ts'

/** Filters one's own bookings by series or days. */
interface Query {
  readonly serieId?: string | undefined
  readonly von?: string | undefined
  readonly bis?: string | undefined
}

function passes<T extends SerieTypes>({ serieId, von, bis }: Query): (row: T['buchung']['named']) => boolean {
  const { compare, from } = Temporal.PlainDate
  const first = von === undefined ? null : from(von)
  const last = bis === undefined ? null : from(bis)
  return ({ serie_id, tag }) =>
    (serieId === undefined || serie_id === serieId) &&
    (first === null || compare(tag, first) >= 0) &&
    (last === null || compare(tag, last) <= 0)
}

/**
 * Previews the cancellation of a series or of some days: one's own bookings that have not ended, by start.
 */
export async function listStornierbare<T extends SerieTypes>(call: Call, serie: SerieArt<T>, query: Query) {
  const { tx, person, now } = call
  const rows = await readWaiting(tx, serie.art, ['person', person.id], now, false)
  const shown = rows
    .filter((row) => serie.shows(call, row))
    .filter(passes(query))
    .slice(0, MOST_CANCELLED)
  return { status: 200, body: shown.map((row) => serie.art.present(call, row)) } as const
}
