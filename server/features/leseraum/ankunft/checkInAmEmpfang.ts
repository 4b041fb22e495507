import { checkInAmEmpfang as decide } from '@platzwart/domain/leseraum/ankunft/checkInAmEmpfang'
import type { Call } from '../../../platform/http/endpoint.ts'
import { transition } from '../../buchung/transition.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { placeOf } from '../facts.ts'

/** Somebody of the booking stands before whoever maintains bookings: reserviert → durchgeführt, whether the house asks for codes or not. */
export async function checkInAmEmpfang(call: Call, id: string) {
  return transition(call, LESERAUM, id, {
    aktion: 'checkInAmEmpfang',
    change: 'eingecheckt',
    decide: async (row) => decide(buchungOf(row), call.now, await placeOf(call, row)),
  })
}
