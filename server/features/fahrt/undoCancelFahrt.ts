import { undoCancel as decide } from '@platzwart/domain/fahrzeug/transitions'
import type { Call } from '../../platform/http/endpoint.ts'
import { undoBuchung } from '../buchung/cancelBuchung.ts'
import { flotteOf } from '../flotte/flotte.ts'
import { FAHRT } from './art.ts'
import { factsOf, fahrtOf, lockDriver } from './facts.ts'
import type { FahrtRow } from './queries.ts'

/** What has changed since: the car may be out of service, the driver may have another one. Its slot is still its own. */
async function since(call: Call, row: FahrtRow) {
  const { tx, konfiguration } = call
  const flotte = await flotteOf({ tx, konfiguration })
  const fahrzeug = flotte.byId.get(row.fahrzeug_id)
  const { zeitraum, fahrer_id: fahrerId, benutzer_id: benutzerId, personen, ausland } = row
  if (!fahrzeug || fahrerId === null) return undefined
  const driver = await lockDriver(call, flotte, fahrerId, zeitraum)
  if (!driver) return undefined
  const bucher = await konfiguration.person(tx, benutzerId)
  const eigene = driver.eigene.filter((own) => own.id !== row.id)
  return {
    command: { fahrzeug, zeitraum, benutzerId, fahrerId, personen, entfernungKm: row.entfernung_km, ausland },
    facts: factsOf(call, bucher, { ...driver, eigene }, []),
  }
}

/** Takes a cancellation back while the slot is still held. */
export async function undoCancelFahrt(call: Call, id: string) {
  return undoBuchung(call, FAHRT, id, {
    aktion: 'undoCancel',
    change: 'stornoZurueckgenommen',
    decide: async (row, held, actor) => decide(fahrtOf(row), held, actor, call.now, await since(call, row)),
    // The reason that it was taken for goes with the cancellation.
    more: () => ({ informationstext: '' }),
  })
}
