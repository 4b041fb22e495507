import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, transition } from './transition.ts'

/** → storniert. The slot is held for as long as the person can take it back. */
export async function cancel(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'cancel',
    change: 'storniert',
    decide: (buchung) => decide(buchung, actorOf(call)),
    more: (row) => {
      const undoable = row.status === 'vorgemerkt' || row.status === 'reserviert'
      return undoable
        ? { gehalten_bis: call.now.add({ seconds: UNDO_SECONDS }), gehalten_status: row.status }
        : { gehalten_bis: null, gehalten_status: null }
    },
  })
}
