import { cancel as decide } from '@platzwart/domain/leseraum/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { cancelBuchung } from '../buchung/cancelBuchung.ts'
import { buchungOf, cancelledBy, LESERAUM } from './art.ts'
import type { BuchungRow } from './queries.ts'

/** A lock is nobody's booking: it just goes, as by lifting it. Whoever loses a seat to somebody else has to know. */
function changeBy({ person }: Call, { status, benutzer1_id, benutzer2_id }: BuchungRow) {
  if (status === 'verschlossen') return null
  return [benutzer1_id, benutzer2_id].includes(person.id) ? 'storniert' : 'weggenommen'
}

/** → storniert, by its people or an admin (L7, L9). */
export async function cancelLeseraumBuchung(call: Call, id: string) {
  return cancelBuchung(call, LESERAUM, id, {
    aktion: 'cancel',
    change: (row) => changeBy(call, row),
    decide: (row, actor) => decide(buchungOf(row), actor, call.now),
    more: (row) => cancelledBy(row, call.now),
  })
}
