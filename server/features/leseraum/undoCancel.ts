import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import type { Place } from '@platzwart/domain/leseraum/offen'
import { undoCancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { planOfSeat } from '../grundriss/plan.ts'
import { readFacts } from './facts.ts'
import { lockBuchung } from './queries.ts'
import { actorOf, placeOf, transition } from './transition.ts'

/** What the booker has booked since, and the place: limits and opening hours hold for an undo as for a booking. */
async function factsOfBucher(call: Call<unknown>, id: string): Promise<(BookingFacts & Place) | undefined> {
  const { tx, konfiguration, now } = call
  const row = await lockBuchung(tx, id)
  const plan = row && (await planOfSeat({ tx, konfiguration }, row.leseraum_id))
  if (!row || !plan) return undefined
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  const [facts, ort] = await Promise.all([
    readFacts(tx, now, bucher, { plan, leseraumId: row.leseraum_id, von: row.zeitraum.von }),
    placeOf(call, row),
  ])
  return { ...facts, ...ort }
}

/** Takes a cancellation back while the slot is still held. */
export async function undoCancel(call: Call<unknown>, id: string) {
  const facts = await factsOfBucher(call, id)
  return transition(call, id, {
    aktion: 'undoCancel',
    change: 'stornoZurueckgenommen',
    decide: ({ buchung, row }) => {
      const held = { status: row.gehalten_status as BuchungStatus | null, bis: row.gehalten_bis }
      return decide(buchung, held, actorOf(call), call.now, facts)
    },
  })
}
