import { cancel as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldAfter } from '../buchung/transition.ts'
import { actorOf, transition } from './transition.ts'

/** → storniert. The slot is held for as long as the person can take it back; a block just goes. */
export async function cancelFahrt(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'cancelFahrt',
    change: 'storniert',
    decide: ({ fahrt }) => decide(fahrt, actorOf(call)),
    more: (row) => heldAfter(row, call.now),
  })
}
