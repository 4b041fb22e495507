import { address, type RecordOperation } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fuhrpark'
import type { Loose, TestApp } from './app.ts'
import type { TestFlotte } from './fahrzeug.ts'
import type { TestMandant, TestPerson } from './mandant.ts'

/** A car as the form sends it, but for its location. */
export const NEW_FAHRZEUG = {
  kategorie: 'kombi',
  marke: 'Škoda',
  modell: 'Octavia',
  kennzeichen: 'nh-pw  900 e',
  kraftstoff: 'elektro',
  leistungKw: 110,
  getriebe: 'automatik',
  sitze: 5,
  tueren: 5,
  farbe: 'blau',
  fuehrerscheinklasse: 'B',
}

export const at = (operation: RecordOperation, id: string) => address(operation, { id })

/** What the tests of the fleet do all the time, as its manager, in the house of the moment. */
export function fuhrparkDriver(app: () => TestApp, haus: () => TestMandant, flotte: () => TestFlotte) {
  /** With If-Match when a version is given. */
  function send(person: TestPerson, method: string, path: string, body?: unknown, version?: unknown) {
    return app().request(path, {
      as: person.token,
      host: haus().host,
      method,
      ...(body === undefined ? {} : { body }),
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    })
  }

  const read = async (id: string) => (await send(flotte().fuhrpark, 'GET', at(wire.showFahrzeug, id))).json

  const create = (body: object = {}) =>
    send(flotte().fuhrpark, 'POST', wire.createFahrzeug.path, {
      ...NEW_FAHRZEUG,
      standortId: haus().standortId,
      ...body,
    })

  /** A car as the form sends it back, and the version that it was read at. */
  async function filled(id: string, changes: object = {}): Promise<[object, unknown]> {
    const car = (await read(id)) as unknown as Record<string, Loose>
    const { standort, abstellplatz, version } = car
    const kept = Object.keys(NEW_FAHRZEUG).map((name) => [name, car[name]])
    const places = { standortId: standort?.id, abstellplatzId: abstellplatz?.id ?? null }
    const days = { gueltigVon: car.gueltigVon, gueltigBis: car.gueltigBis }
    return [{ ...Object.fromEntries(kept), ...places, ...days, ...changes }, version]
  }

  async function update(id: string, changes: object) {
    const [body, version] = await filled(id, changes)
    return send(flotte().fuhrpark, 'PUT', at(wire.updateFahrzeug, id), body, version)
  }

  return { send, read, create, filled, update }
}
