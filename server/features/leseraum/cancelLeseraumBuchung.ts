import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { cancelBuchung } from '../buchung/cancelBuchung.ts'
import { buchungOf, cancelledBy, LESERAUM } from './art.ts'

/** → storniert, by its people or an admin (L7, L9). */
export async function cancelLeseraumBuchung(call: Call, id: string) {
  return cancelBuchung(call, LESERAUM, id, {
    aktion: 'cancel',
    // A lock is nobody's booking: it just goes, as by lifting it.
    change: ({ status }) => (status === 'verschlossen' ? null : 'storniert'),
    decide: (row, actor) => decide(buchungOf(row), actor, call.now),
    more: (row) => cancelledBy(row, call.now),
  })
}
