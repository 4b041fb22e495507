import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import { expect, it } from 'vitest'
import { createCar, setSetting } from '../../testing/fahrzeug.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

/** Each test has a day of its own. */
let tag = 23
const at = (time: string) => `2026-11-${tag}T${time}:00Z`

flotteSuite()

const { booked, bookAs, checkIn, checkOut, rows } = fahrten

const patch = (person: TestPerson, id: string, body: object, version = 2) =>
  app.request(address(wire.changeFahrt, { id }), {
    as: person.token,
    host: haus.host,
    method: 'PATCH',
    body,
    headers: { 'if-match': `"${version}"` },
  })

/** From eight to ten, begun; and the next one of its car, from eleven on. */
async function underWay() {
  tag += 1
  app.clock.set(MONDAY)
  const fahrzeugId = await createCar(haus)
  const id = await booked(flotte.fahrerin, { fahrzeugId, von: at('08:00'), bis: at('10:00') })
  const next = await booked(flotte.fahrer, { fahrzeugId, von: at('11:00'), bis: at('12:00') })
  app.clock.set(at('08:00'))
  expect((await checkIn(flotte.fahrerin, id)).status).toBe(200)
  app.clock.set(at('09:30'))
  return { fahrzeugId, id, next }
}

it('A trip under way ends later as long as nobody has the car then, and takes it for so long', async () => {
  const { fahrzeugId, id } = await underWay()
  const free = { fahrzeugId, von: at('10:15'), bis: at('10:45') }
  const longer = await patch(flotte.fahrerin, id, { bis: at('10:45') })
  expect([longer.status, longer.headers.get('etag')]).toEqual([200, '"3"'])
  expect(longer.json).toMatchObject({ status: 'aktiv', bis: at('10:45'), beginnIst: at('08:00') })
  expect((await bookAs(flotte.fuhrpark, free)).json.code).toBe('fahrzeug.belegt')
  const [mail] = await rows(
    "select daten from benachrichtigung where objekt_id = $1 and typ = 'fahrtGeaendert' and empfaenger_id = $2",
    [id, flotte.fahrerin.id],
  )
  expect(mail?.daten).toMatchObject({ alt: { bis: at('10:00') }, fahrt: { bis: at('10:45') } })
  const [line] = await rows(
    "select vorher, nachher from protokoll where objekt_id = $1 and aktion = 'changeFahrt'",
    [id],
  )
  expect(line).toMatchObject({ vorher: { bis: at('10:00') }, nachher: { bis: at('10:45'), status: 'aktiv' } })
  expect((await checkOut(flotte.fahrerin, id)).json).toMatchObject({ status: 'durchgeführt' })
})

it('Where somebody has it then, or its driver another one, it stays as it is', async () => {
  const { id } = await underWay()
  const taken = await patch(flotte.fahrerin, id, { bis: at('11:00') })
  expect([taken.status, taken.json.code, taken.json.alternatives ?? []]).toEqual([409, 'fahrzeug.belegt', []])
  const other = await createCar(haus)
  await booked(flotte.fahrerin, { fahrzeugId: other, von: at('10:15'), bis: at('10:45') })
  const twice = await patch(flotte.fahrerin, id, { bis: at('10:30') })
  expect([twice.status, twice.json.code]).toEqual([422, 'fahrzeug.fahrerSchonUnterwegs'])
  const [row] = await rows('select upper(zeitraum) as bis, version from fahrzeug_buchung where id = $1', [id])
  expect([String(row?.bis), row?.version]).toEqual([at('10:00'), 2])
  expect((await checkOut(flotte.fahrerin, id)).status).toBe(200)
})

it('The fleet managers move it, too, and nobody else; never to an earlier time, and nothing but its end', async () => {
  const { id } = await underWay()
  const code = async (person: TestPerson, body: object) => (await patch(person, id, body)).json.code
  expect(await code(flotte.fahrer, { bis: at('10:15') })).toBe('nichtGefunden')
  expect(await code(flotte.fahrerin, { bis: at('09:45') })).toBe('fahrzeug.laeuftSchon')
  expect(await code(flotte.fahrerin, { bis: at('05:00') })).toBe('zeitraum.startNichtVorEnde')
  expect(await code(flotte.fahrerin, { bis: at('10:15'), zielort: 'Kiel' })).toBe('fahrzeug.laeuftSchon')
  expect(await code(flotte.fahrerin, { bis: at('10:20') })).toBe('buchung.zeitschritt')
  await setSetting(haus, 'fahrzeug.freigabeAbStunden', '2')
  expect(await code(flotte.fahrerin, { bis: at('10:15') })).toBe('fahrzeug.unterwegsKeineFreigabe')
  await setSetting(haus, 'fahrzeug.freigabeAbStunden', '0')
  expect((await patch(flotte.fahrerin, id, { bis: at('10:15') }, 1)).status).toBe(412)
  expect((await patch(flotte.fuhrpark, id, { bis: at('10:15') })).json).toMatchObject({ bis: at('10:15') })
})
