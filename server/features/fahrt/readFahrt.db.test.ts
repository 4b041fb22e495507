import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import { expect, it } from 'vitest'
import { createCar } from '../../testing/fahrzeug.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'

const at = (time: string) => `2026-11-24T${time}:00Z`

flotteSuite()

const { get, checkIn, checkOut, booked } = fahrten

it('tells the next driver, on the trip and in the list, that the car is not back, from the moment that it is missing until it is there', async () => {
  const fahrzeugId = await createCar(haus)
  const first = await booked(flotte.fahrerin, { fahrzeugId, von: at('08:00'), bis: at('10:00') })
  const next = await booked(flotte.fahrer, { fahrzeugId, von: at('10:30'), bis: at('12:00') })
  app.clock.set(at('08:00'))
  await checkIn(flotte.fahrerin, first)
  const missing = async (time: string) => {
    app.clock.set(at(time))
    const one = await get(flotte.fahrer, address(wire.readFahrt, { id: next }))
    const list = await get(flotte.fahrer, `${wire.listFahrten.path}?eigene=true&fahrzeugId=${fahrzeugId}`)
    const said = [one.json.nichtZurueck, list.json.items?.[0]?.nichtZurueck]
    expect(said).toEqual([said[0], said[0]])
    return said[0]
  }
  // Late, but nobody waits yet.
  expect(await missing('10:10')).toBe(false)
  expect(await missing('10:15')).toBe(true)
  const own = await get(flotte.fahrerin, address(wire.readFahrt, { id: first }))
  expect([own.json.nichtZurueck, own.json.ueberfaellig]).toEqual([false, true])
  await checkOut(flotte.fahrerin, first)
  expect(await missing('10:20')).toBe(false)
})
