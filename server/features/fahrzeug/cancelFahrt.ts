import { UNDO_SECONDS } from '@platzwart/domain/buchung/undo'
import { cancel as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, transition } from './transition.ts'

/** → storniert. The slot is held for as long as the person can take it back; a block just goes. */
export async function cancelFahrt(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'cancelFahrt',
    change: 'storniert',
    decide: ({ fahrt }) => decide(fahrt, actorOf(call)),
    more: (row) =>
      row.status === 'vorgemerkt' || row.status === 'reserviert'
        ? { gehalten_bis: call.now.add({ seconds: UNDO_SECONDS }), gehalten_status: row.status }
        : {},
  })
}
