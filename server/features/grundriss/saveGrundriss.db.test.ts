import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/grundriss'
import { expect, it } from 'vitest'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'

hausSuite()

const path = () => address(wire.saveGrundriss, { id: haus.grundrissId })
const asked = { bezeichnung: 'Lesesaal', breite: 3000, hoehe: 2000 }

async function save(more: object) {
  const { rows } = await haus.scoped((tx) =>
    tx.raw<{ version: number }>('select version from grundriss where id = $1', [haus.grundrissId]),
  )
  return app.request(path(), {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body: { ...asked, standortId: haus.standortId, ...more },
    headers: { 'if-match': `"${rows[0]?.version}"` },
  })
}

it('a plan has a floor and a place in the order, which stay where nothing is said of them', async () => {
  expect((await save({ etage: ' 1. OG ', rang: 3 })).json).toMatchObject({ etage: '1. OG', rang: 3 })
  expect((await save({})).json).toMatchObject({ etage: '1. OG', rang: 3 })
  const { json } = await app.request(wire.listGrundrisse.path, { as: haus.anna.token, host: haus.host })
  expect(json).toMatchObject([{ etage: '1. OG', rang: 3 }])
  const none = await save({ etage: '', rang: null })
  expect([none.json.etage, none.json.rang]).toEqual([undefined, undefined])
})

it.each([
  ['a floor without end', { etage: 'x'.repeat(61) }],
  ['no place', { rang: 0 }],
  ['half a place', { rang: 1.5 }],
  ['a place far away', { rang: 10_000 }],
])('is refused at its field: %s', async (_, more) => {
  const refused = await save(more)
  expect([refused.status, refused.json.issues]).toMatchObject([422, [{ field: Object.keys(more)[0] }]])
})
