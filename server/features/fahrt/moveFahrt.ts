import type { Call } from '../../platform/http/endpoint.ts'
import { recordBuchung } from '../buchung/recordBuchung.ts'
import { moveToSlot } from '../buchung/takeSlot.ts'
import { readBooking } from '../buchung/transition.ts'
import { FAHRT } from './art.ts'
import type { FahrtRow, FahrtWithNames } from './queries.ts'
import { forgetFreigabe, requestFreigabe } from './requestFreigabe.ts'

/** Everything that a change of a trip may touch. */
function columnsOf(after: FahrtRow) {
  const { fahrzeug_id, zeitraum, sperrzeitraum, status, fahrer_id, fahrtgrund, mitfahrer, personen } = after
  const { zielort, zielperson, umweg, entfernung_km, ausland, fahrtart, freigabe_gruende } = after
  const { bereit_ab } = after
  const when = { fahrzeug_id, zeitraum, sperrzeitraum, status, fahrer_id, bereit_ab }
  const where = { zielort, zielperson, umweg, entfernung_km, ausland }
  return { ...when, ...where, fahrtgrund, mitfahrer, personen, fahrtart, freigabe_gruende }
}

/**
 * Writes a change of a trip and records it; null when somebody else was faster. Answers the trip as it is then.
 *
 * @param carVersion of the car that the rules have looked at: approvers are asked anew when the trip waits for them. Null when nothing was
 * changed that the rules ask about.
 */
export async function moveFahrt(
  call: Call,
  aktion: string,
  row: FahrtRow,
  after: FahrtRow,
  carVersion: number | null,
): Promise<FahrtWithNames | null> {
  const { tx, konfiguration, now } = call
  if (!(await moveToSlot(tx, FAHRT, row, after, columnsOf(after), now, carVersion))) return null
  if (carVersion !== null) {
    await (after.status === 'vorgemerkt'
      ? requestFreigabe(tx, konfiguration, after)
      : forgetFreigabe(tx, after.id))
  }
  recordBuchung(call, FAHRT, aktion, row, { ...after, version: row.version + 1 })
  return (await readBooking(tx, FAHRT, row.id)) ?? null
}
