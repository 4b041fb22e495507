import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/freigabe'
import { expect, it } from 'vitest'
import { fahrten, flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus, MONDAY } from '../../testing/suites/haus.ts'

flotteSuite(MONDAY)

const { booked, post, rows } = fahrten

it('A trip that was rejected is not booked again with another car', async () => {
  const id = await booked(flotte.fahrerin, {
    ausland: true,
    von: '2026-11-25T08:00:00Z',
    bis: '2026-11-25T10:00:00Z',
  })
  const rejected = await app.request(address(wire.decideFreigabe, { id }), {
    as: flotte.freigabe.token,
    host: haus.host,
    body: { freigegeben: false, grund: 'Bitte die Bahn nehmen' },
    headers: { 'if-match': '"1"' },
  })
  expect([rejected.status, rejected.json.status]).toEqual([200, 'storniert'])
  const before = await rows('select id from fahrzeug_buchung')
  const again = await post(flotte.fahrerin, id, 'ersatz', { fahrzeugId: flotte.passat })
  expect([again.status, again.json.code]).toEqual([422, 'buchung.schonStorniert'])
  expect(await rows('select id from fahrzeug_buchung')).toHaveLength(before.length)
})
