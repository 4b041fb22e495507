import { checkIn as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, placeOf, transition } from './transition.ts'

/** Somebody of the booking is there: reserviert → durchgeführt. */
export async function checkIn(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'checkIn',
    change: 'eingecheckt',
    decide: async ({ buchung, row }) => decide(buchung, actorOf(call), call.now, await placeOf(call, row)),
  })
}
