import * as wire from '@platzwart/contract/operations/fahrt'
import { expect, it } from 'vitest'
import { createCar } from '../../testing/fahrzeug.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { haus } from '../../testing/suites/haus.ts'

flotteSuite()

const { get, booked, rows } = fahrten
const slot = { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T10:00:00Z' }

async function found(query: Record<string, string>) {
  const { json } = await get(flotte.fuhrpark, `${wire.listFahrten.path}?${new URLSearchParams(query)}`)
  return ((json.items ?? []) as { id: string }[]).map(({ id }) => id)
}

it('finds trips by plate in any spelling, by car, by people, and of several cars', async () => {
  const one = await createCar(haus)
  const two = await createCar(haus)
  await rows("update fahrzeug set kennzeichen = 'QX-AB 77', marke = 'Zukunft' where id = $1", [one])
  const first = await booked(flotte.fahrerin, { fahrzeugId: one, ...slot })
  const second = await booked(flotte.fahrer, { fahrzeugId: two, ...slot })
  for (const suche of ['qxab77', 'QX-AB 77', 'QX AB', 'zukunft']) {
    expect([suche, await found({ suche })]).toEqual([suche, [first]])
  }
  expect((await found({ fahrzeugIds: `${one},${two}` })).toSorted()).toEqual([first, second].toSorted())
  expect(await found({ fahrzeugIds: two })).toEqual([second])
  const [driver] = await rows('select vorname, nachname from benutzer where id = $1', [flotte.fahrer.id])
  const name = `${driver?.vorname} ${driver?.nachname}`
  expect(await found({ suche: name, fahrzeugIds: `${one},${two}` })).toEqual([second])
  // Where nobody is named by what they do, nobody is found by it.
  await rows(
    "update mandant set personalrat_seit = '2026-01-01T00:00:00Z', stand = stand + 1 where id = $1",
    [haus.id],
  )
  expect(await found({ suche: name, fahrzeugIds: `${one},${two}` })).toEqual([])
  expect(await found({ suche: 'qxab77' })).toEqual([first])
})

it('refuses ids that are none', async () => {
  const answer = await get(flotte.fuhrpark, `${wire.listFahrten.path}?fahrzeugIds=1`)
  expect([answer.status, answer.json.issues]).toMatchObject([422, [{ field: 'fahrzeugIds' }]])
})
