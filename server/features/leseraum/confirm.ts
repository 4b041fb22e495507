import { confirm as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { actorOf, placeOf, transition } from './transition.ts'

/** The second person agrees: vorgemerkt → reserviert. */
export async function confirm(call: Call<unknown>, id: string) {
  return transition(call, id, {
    aktion: 'confirm',
    change: 'bestaetigt',
    decide: async ({ buchung, row }) => decide(buchung, actorOf(call), call.now, await placeOf(call, row)),
    more: (row) => ({ zweite_zugesagt: row.zweite_zugesagt ?? call.now }),
  })
}
