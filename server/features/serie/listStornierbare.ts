import type { StornierbarQuery } from '@platzwart/contract/leseraum/serie'
import { MOST_CANCELLED } from '@platzwart/domain/serie/dates'
import type { Call } from '../../platform/http/endpoint.ts'
import { readWaiting } from '../buchung/readWaiting.ts'
import { bereicheOf } from '../grundriss/bereich.ts'
import { LESERAUM } from '../leseraum/art.ts'
import type { BuchungRow } from '../leseraum/queries.ts'

function passes({ serieId, von, bis }: StornierbarQuery): (row: BuchungRow) => boolean {
  const { compare, from } = Temporal.PlainDate
  const first = von === undefined ? null : from(von)
  const last = bis === undefined ? null : from(bis)
  return ({ serie_id, tag }) =>
    (serieId === undefined || serie_id === serieId) &&
    (first === null || compare(tag, first) >= 0) &&
    (last === null || compare(tag, last) <= 0)
}

/** What a cancellation of a series or of some days would hit: one's own bookings that have not ended, by start. */
export async function listStornierbare(call: Call, query: StornierbarQuery) {
  const { tx, person, now } = call
  const rows = await readWaiting(tx, LESERAUM, ['person', person.id], now, false)
  const bereiche = bereicheOf(call)
  const shown = rows
    .filter(({ bereich }) => bereiche.includes(bereich))
    .filter(passes(query))
    .slice(0, MOST_CANCELLED)
  return { status: 200, body: shown.map((row) => LESERAUM.present(call, row)) } as const
}
