import { undoCancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { undoBuchung } from '../buchung/cancelBuchung.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { buchungOf, LESERAUM, UNDONE } from './art.ts'
import { placeOf, readFacts, readOwnOfSecond } from './facts.ts'
import type { BuchungWithNames } from './queries.ts'

/** What its people have booked since, and the place: limits and opening hours hold for an undo as for a booking. */
async function readSince(call: Call, row: BuchungWithNames) {
  const { tx, konfiguration, now } = call
  const plan = await planOfSeat({ tx, konfiguration }, row.leseraum_id)
  if (!plan) return {}
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  const [facts, ort, zweite] = await Promise.all([
    readFacts(call, now, bucher, { plan, leseraumId: row.leseraum_id, von: row.zeitraum.von }),
    placeOf(call, row),
    readOwnOfSecond(call, row),
  ])
  return { bucher: { ...facts, ...ort }, zweite }
}

/** Takes a cancellation back while the slot is still held. */
export async function undoCancelLeseraumBuchung(call: Call, id: string) {
  return undoBuchung(call, LESERAUM, id, {
    aktion: 'undoCancel',
    change: 'stornoZurueckgenommen',
    decide: async (row, held, actor) =>
      decide(buchungOf(row), held, actor, call.now, await readSince(call, row)),
    more: () => UNDONE,
  })
}
