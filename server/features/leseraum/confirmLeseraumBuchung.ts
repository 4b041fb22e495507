import { confirm as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { transition } from '../buchung/transition.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { placeOf } from './facts.ts'

/** The second person agrees: vorgemerkt → reserviert. */
export async function confirmLeseraumBuchung(call: Call, id: string) {
  return transition(call, LESERAUM, id, {
    aktion: 'confirm',
    change: 'bestaetigt',
    decide: async (row, actor) => decide(buchungOf(row), actor, call.now, await placeOf(call, row)),
    more: (row) => ({ zweite_zugesagt: row.zweite_zugesagt ?? call.now }),
  })
}
