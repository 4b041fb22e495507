import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { afterEach, expect, it } from 'vitest'
import type { TestPerson } from '../../../testing/mandant.ts'
import { app, haus, hausSuite, leseraeume, MONDAY } from '../../../testing/suites/haus.ts'

hausSuite()

const { booked } = leseraeume

/** In the last half minute in which the quarter of an hour that runs can be booked. */
const LATE = '2026-11-23T09:59:35Z'
const RUNNING = { von: '2026-11-23T09:45:00Z', bis: '2026-11-23T11:00:00Z' }
const AHEAD = { von: '2026-11-23T10:00:00Z', bis: '2026-11-23T11:00:00Z' }

const read = async (person: TestPerson, id: string) =>
  (await app.request(address(wire.readLeseraumBuchung, { id }), { as: person.token, host: haus.host })).json

const act = (path: string, person: TestPerson, method = 'POST', body?: object, version?: number) =>
  app.request(path, {
    as: person.token,
    host: haus.host,
    method,
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  })

afterEach(async () => {
  app.clock.set(MONDAY)
  await haus.scoped((tx) => tx.raw('delete from leseraum_buchung where mandant_id = $1', [haus.id]))
})

it('says in the answer of a late booking that its check-in lasts as long as anybody else’s', async () => {
  app.clock.set(LATE)
  const id = await booked(haus.anna, { ...RUNNING, leseraumId: haus.seats[0] })
  expect(await read(haus.anna, id)).toMatchObject({ checkInBis: '2026-11-23T10:15:00Z' })
  app.clock.set('2026-11-23T10:14:59Z')
  const checkedIn = await act(address(wire.checkInLeseraumBuchung, { id }), haus.anna)
  expect([checkedIn.status, checkedIn.json.status]).toEqual([200, 'durchgeführt'])
})

it('begins anew with a change', async () => {
  const id = await booked(haus.anna, { ...AHEAD, leseraumId: haus.seats[0] })
  app.clock.set(LATE)
  const path = address(wire.changeLeseraumBuchung, { id })
  const changed = await act(path, haus.anna, 'PATCH', { leseraumId: haus.seats[1], ...RUNNING }, 1)
  expect([changed.status, changed.json.checkInBis]).toEqual([200, '2026-11-23T10:15:00Z'])
})

it('gives who is asked just before the start as long to agree, and both as long again to come', async () => {
  app.clock.set('2026-11-23T09:59:40Z')
  const group = { leseraumId: haus.room, gruppengroesse: 2, zweitePerson: haus.ben.email }
  const id = await booked(haus.anna, { ...AHEAD, ...group })
  expect(await read(haus.ben, id)).toMatchObject({
    status: 'vorgemerkt',
    bestaetigenBis: '2026-11-23T10:15:00Z',
  })
  app.clock.set('2026-11-23T10:14:30Z')
  const confirmed = await act(address(wire.confirmLeseraumBuchung, { id }), haus.ben)
  expect([confirmed.status, confirmed.json.checkInBis]).toEqual([200, '2026-11-23T10:30:00Z'])
})

it('begins anew when a cancellation is taken back', async () => {
  const id = await booked(haus.anna, { ...AHEAD, leseraumId: haus.seats[0] })
  app.clock.set('2026-11-23T10:14:50Z')
  expect((await act(address(wire.cancelLeseraumBuchung, { id }), haus.anna)).status).toBe(200)
  app.clock.set('2026-11-23T10:14:55Z')
  const undone = await act(address(wire.undoCancelLeseraumBuchung, { id }), haus.anna)
  expect([undone.status, undone.json.checkInBis]).toEqual([200, '2026-11-23T10:30:00Z'])
})
