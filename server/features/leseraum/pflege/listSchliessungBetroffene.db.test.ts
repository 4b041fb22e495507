import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { expect, it } from 'vitest'
import { app, fremd, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite(MONDAY, { fremd: true })

const DAY = { gueltigVon: '2026-11-25', gueltigBis: '2026-11-26', von: '08:00', bis: '12:00' }

function ask(query: object, person = haus.leitung, id = haus.grundrissId) {
  const path = address(wire.listSchliessungBetroffene, { id })
  const asked = new URLSearchParams({ ...DAY, status: 'geschlossen', ...query })
  return app.request(`${path}?${asked}`, { as: person.token, host: haus.host })
}

it('counts what waits outside of a special opening time, cancels nothing, and names people to few', async () => {
  const book = (von: string, bis: string, seat: number) =>
    leseraeume.booked(haus.anna, { leseraumId: haus.seats[seat], von, bis })
  const early = await book('2026-11-25T08:00:00Z', '2026-11-25T10:00:00Z', 0)
  const late = await book('2026-11-26T10:30:00Z', '2026-11-26T11:30:00Z', 1)
  await book('2026-11-27T08:00:00Z', '2026-11-27T10:00:00Z', 0)
  const cancelled = await book('2026-11-25T12:00:00Z', '2026-11-25T13:00:00Z', 2)
  await leseraeume.post(haus.anna, cancelled, 'cancel')

  expect((await ask({})).json).toMatchObject({ anzahl: 2, buchungen: [{ id: early }, { id: late }] })
  // Open until noon in Berlin: the one until 12:30 lies outside.
  expect((await ask({ status: 'offen' })).json).toMatchObject({ anzahl: 1, buchungen: [{ id: late }] })
  expect((await ask({ gueltigBis: '2026-11-25' })).json).toMatchObject({ anzahl: 1 })
  expect([await leseraeume.statusOf(early), await leseraeume.statusOf(late)]).toEqual([
    'reserviert',
    'reserviert',
  ])
})

it('refuses days the wrong way round, unknown plans, and who keeps no opening hours', async () => {
  const wrong = await ask({ gueltigVon: '2026-11-27' })
  expect([wrong.status, wrong.json.issues]).toMatchObject([422, [{ field: 'gueltigBis' }]])
  expect((await ask({ von: '8 Uhr' })).status).toBe(422)
  expect((await ask({ status: 'halb' })).status).toBe(422)
  expect((await ask({}, haus.anna)).json.code).toBe('recht.fehlt')
  expect((await ask({}, haus.leitung, fremd.grundrissId)).status).toBe(404)
})
