import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { heldAfter } from '../buchung/transition.ts'
import { actorOf, transition } from './transition.ts'

/** → storniert. The slot is held for as long as the person can take it back. */
export async function cancel(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'cancel',
    change: 'storniert',
    decide: ({ buchung }) => decide(buchung, actorOf(call)),
    more: (row) => heldAfter(row, call.now),
  })
}
