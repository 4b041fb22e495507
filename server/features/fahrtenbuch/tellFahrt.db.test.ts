import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrtenbuch'
import { expect, it } from 'vitest'
import { recorded } from '../../testing/fahrtenbuch.ts'
import { createCar } from '../../testing/fahrzeug.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'

flotteSuite('2026-11-20T08:00:00Z')

const ask = (path: string, body?: object, person = flotte.fuhrpark) =>
  app.request(path, { as: person.token, host: haus.host, ...(body ? { body } : {}) })

const TOLD = {
  fahrtart: 'dienstlich',
  abfahrt: '2026-11-16T10:10:00Z',
  ankunft: '2026-11-16T10:50:00Z',
  kmStart: 10_040,
  kmEnde: 10_050,
  zielort: 'Husum',
  zweck: 'Pumpe gebracht',
  zielperson: 'Werft Süd',
  grund: 'ohne Buchung gefahren',
}

/** A car with a tax-grade logbook: two trips, and ten kilometres between them that nobody tells. */
async function carWithGap(): Promise<string> {
  const car = await createCar(haus)
  await haus.scoped((tx) => tx.raw("update fahrzeug set fahrtenbuch = 'steuerlich' where id = $1", [car]))
  await recorded(haus, car, flotte.fahrerin, {}, { kmStart: 10_050 })
  return car
}

const tell = (car: string, body: object, person = flotte.fuhrpark) =>
  ask(address(wire.tellFahrt, { id: car }), { ...TOLD, ...body }, person)

async function verified(car: string): Promise<unknown> {
  return (await ask(address(wire.showVerification, { id: car }))).json.inOrdnung
}

it('fills a gap with its driver, destination and reason, marked, in the same chain', async () => {
  const car = await carWithGap()
  const told = await tell(car, { fahrerId: flotte.fahrer.id })
  expect(told.status).toBe(201)
  expect(told.json).toMatchObject({
    art: 'nacherfasst',
    nummer: 3,
    kilometer: 10,
    zielort: 'Husum',
    zielperson: 'Werft Süd',
    vollstaendig: true,
    grund: 'ohne Buchung gefahren',
    fahrer: expect.stringMatching(/./),
  })
  expect((await ask(address(wire.listLuecken, { id: car }))).json).toEqual([])
  expect(await verified(car)).toBe(true)
  expect((await tell(car, { fahrer: 'Aushilfe' })).json.code).toBe('fahrtenbuch.kmUeberschneidung')
})

it('is told by the fleet alone, of somebody who is named, and corrected like any other trip', async () => {
  const car = await carWithGap()
  expect((await tell(car, { fahrer: 'Aushilfe' }, flotte.fahrerin)).status).toBe(403)
  expect((await tell(car, {})).json.code).toBe('fahrtenbuch.fahrerFehlt')
  const told = await tell(car, { fahrer: 'Aushilfe Muster', zweck: '' })
  expect([told.json.fahrer, told.json.vollstaendig]).toEqual(['Aushilfe Muster', false])
  const id = String(told.json.id)
  const complete = await ask(address(wire.completeFahrt, { id }), { zweck: 'Pumpe gebracht' })
  expect([complete.status, complete.json.vollstaendig]).toEqual([200, true])
  const corrected = await ask(address(wire.correctFahrt, { id }), {
    kmEnde: 10_048,
    grund: 'vertippt',
    stand: 4,
  })
  expect([corrected.status, corrected.json.kilometer]).toEqual([200, 8])
})

it('takes a car along whose last trip it is', async () => {
  const car = await carWithGap()
  const last = { abfahrt: '2026-11-17T08:00:00Z', ankunft: '2026-11-17T09:00:00Z' }
  expect((await tell(car, { ...last, fahrer: 'A', kmStart: 10_090, kmEnde: 10_120 })).status).toBe(201)
  const rows = await haus.scoped((tx) =>
    tx.raw<{ kilometerstand: number }>('select kilometerstand from fahrzeug where id = $1', [car]),
  )
  expect(rows.rows).toEqual([{ kilometerstand: 10_120 }])
  expect(await verified(car)).toBe(true)
})

it('is what makes an explained gap of business kilometres complete in a tax-grade logbook', async () => {
  const car = await carWithGap()
  const gap = { kmVon: 10_040, kmBis: 10_050, fahrtart: 'dienstlich', grund: 'Pumpe nach Husum' }
  const explained = await ask(address(wire.explainLuecke, { id: car }), gap)
  expect([explained.json.vollstaendig, explained.json.ergaenzbarBis]).toEqual([false, null])
  expect((await tell(car, { fahrer: 'Aushilfe' })).status).toBe(201)
  const { items } = (await ask(address(wire.listFahrtenbuch, { id: car }))).json
  expect(items).toContainEqual(expect.objectContaining({ art: 'luecke', kilometer: 0, vollstaendig: true }))
  const simple = await createCar(haus)
  await recorded(haus, simple, flotte.fahrerin, {}, { kmStart: 10_050 })
  expect((await ask(address(wire.explainLuecke, { id: simple }), gap)).json.vollstaendig).toBe(true)
})
