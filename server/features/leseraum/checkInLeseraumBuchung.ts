import { checkIn as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { transition } from '../buchung/transition.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { placeOf } from './facts.ts'

/** Somebody of the booking is there: reserviert → durchgeführt. */
export async function checkInLeseraumBuchung(call: Call, id: string) {
  return transition(call, LESERAUM, id, {
    aktion: 'checkIn',
    change: 'eingecheckt',
    decide: async (row, actor) => decide(buchungOf(row), actor, call.now, await placeOf(call, row)),
  })
}
