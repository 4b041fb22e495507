import { deny } from '@platzwart/domain/buchung/actor'
import { checkIn as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { transition } from '../buchung/transition.ts'
import { buchungOf, LESERAUM } from './art.ts'
import { placeOf } from './facts.ts'
import { asksForCode } from './pause.ts'

/** Somebody of the booking is there: reserviert → durchgeführt. Not where the house asks for the code at the seat. */
export async function checkInLeseraumBuchung(call: Call, id: string) {
  return transition(call, LESERAUM, id, {
    aktion: 'checkIn',
    change: 'eingecheckt',
    decide: async (row, actor) => {
      const place = await placeOf(call, row)
      const may = decide(buchungOf(row), actor, call.now, place)
      return may.ok && asksForCode(call.person, place) ? deny('leseraum.checkInNurMitCode') : may
    },
  })
}
