import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { BookingFacts } from '@platzwart/domain/leseraum/facts'
import { undoCancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { readFacts } from './facts.ts'
import { lockBuchung } from './queries.ts'
import { actorOf, transition } from './transition.ts'

/** What the booker has booked since: the limits hold for an undo as for a booking. */
async function factsOfBucher(
  { tx, konfiguration, now }: Call<unknown>,
  id: string,
): Promise<BookingFacts | undefined> {
  const row = await lockBuchung(tx, id)
  const plan = row && (await konfiguration.planOfSeat(tx, row.leseraum_id))
  if (!row || !plan) return undefined
  const bucher = await konfiguration.person(tx, row.benutzer1_id)
  return readFacts(tx, now, bucher, { plan, leseraumId: row.leseraum_id, von: row.zeitraum.von })
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
