import { checkIn as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../../platform/http/endpoint.ts'
import { lockOwn, transition } from '../../buchung/transition.ts'
import { buchungOf, LESERAUM } from '../art.ts'
import { placeOf } from '../facts.ts'
import { refuseCode } from './refuseCode.ts'

/** Somebody of the booking is at its seat, as the code from there proves: reserviert → durchgeführt. */
export async function checkInAmPlatz(call: Call, id: string, { code }: { readonly code: string }) {
  const locked = await lockOwn(call, LESERAUM, id)
  if ('refusal' in locked) return locked
  const refused = await refuseCode(call, locked.row.leseraum_id, code)
  if (refused) return refused
  return transition(call, LESERAUM, id, {
    aktion: 'checkInAmPlatz',
    change: 'eingecheckt',
    decide: async (row, actor) => decide(buchungOf(row), actor, call.now, await placeOf(call, row)),
  })
}
