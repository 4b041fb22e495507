import { createKalenderLink, deleteKalenderLink } from '@platzwart/contract/operations/kalender'
import { expect, it } from 'vitest'
import { createTestMandant, type TestMandant } from '../../testing/mandant.ts'
import { at, twoServers } from '../../testing/suites/twoServers.ts'

let haus: TestMandant

twoServers(async (first) => {
  haus = await createTestMandant(first, 'zweihaus')
})

const ask = (server: number, method: string, path: string, headers: Record<string, string> = {}) =>
  at(server).request(path, { as: haus.anna.token, host: haus.host, method, headers })

const read = async (server: number, path: string) =>
  (await at(server).request(path, { host: haus.host })).status

it('An address that is ended on one server is dead there at once, and on the other within a second', async () => {
  const made = await ask(0, 'POST', createKalenderLink.path)
  const { pathname } = new URL(String(made.json.adresse))
  expect([await read(0, pathname), await read(1, pathname)]).toEqual([200, 200])
  expect((await ask(0, 'DELETE', deleteKalenderLink.path)).status).toBe(204)
  expect(await read(0, pathname)).toBe(404)
  at(1).clock.set(at(1).clock.now().add({ seconds: 1 }).toString())
  expect(await read(1, pathname)).toBe(404)
})

it('Both servers write the same calendar, to the letter, so that a tag of one is known to the other', async () => {
  const made = await ask(1, 'POST', createKalenderLink.path)
  const { pathname } = new URL(String(made.json.adresse))
  const [first, second] = await Promise.all([0, 1].map((nr) => ask(nr, 'GET', pathname)))
  expect([second?.text, second?.headers.get('etag')]).toEqual([first?.text, first?.headers.get('etag')])
  const known = await ask(0, 'GET', pathname, { 'if-none-match': second?.headers.get('etag') ?? '' })
  expect(known.status).toBe(304)
})
