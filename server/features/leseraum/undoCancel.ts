import { undoCancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { BuchungStatus } from '@platzwart/domain/buchung/status'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, transition } from './transition.ts'

/** Takes a cancellation back while the slot is still held. */
export async function undoCancel(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'undoCancel',
    change: 'stornoZurueckgenommen',
    decide: (buchung, row) =>
      decide(buchung, { status: row.gehalten_status as BuchungStatus | null, bis: row.gehalten_bis }, actorOf(call), call.now),
  })
}
