import { undoCancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { undoBuchung } from '../buchung/cancelBuchung.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { buchungOf, LESERAUM, UNDONE } from './art.ts'
import { placeOf, readFacts } from './facts.ts'
import type { BuchungRow } from './queries.ts'

/** What the booker has booked since, and the place: limits and opening hours hold for an undo as for a booking. */
async function factsOfBucher(call: Call, row: BuchungRow) {
  const { tx, konfiguration, now } = call
  const plan = await planOfSeat({ tx, konfiguration }, row.leseraum_id)
  if (!plan) return undefined
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  const [facts, ort] = await Promise.all([
    readFacts(call, now, bucher, { plan, leseraumId: row.leseraum_id, von: row.zeitraum.von }),
    placeOf(call, row),
  ])
  return { ...facts, ...ort }
}

/** Takes a cancellation back while the slot is still held. */
export async function undoCancelLeseraumBuchung(call: Call, id: string) {
  return undoBuchung(call, LESERAUM, id, {
    aktion: 'undoCancel',
    change: 'stornoZurueckgenommen',
    decide: async (row, held, actor) =>
      decide(buchungOf(row), held, actor, call.now, await factsOfBucher(call, row)),
    more: () => UNDONE,
  })
}
