import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { expect, it } from 'vitest'
import type { TestAnswer, TestApp } from '../../../testing/app.ts'
import { planAsRead } from '../../../testing/rows/matchOf.ts'
import { ask, haus, planSuite, servers } from '../../../testing/suites/plan.ts'
import { type Leseraeume, seats } from '../../../testing/suites/seatsOfPlan.ts'

planSuite()

const ROUNDS = 40

const book = (server: TestApp, leseraumId: string) =>
  ask(server, haus.anna, 'POST', wire.bookLeseraum.path, {
    leseraumId,
    von: '2026-11-24T08:00:00Z',
    bis: '2026-11-24T10:00:00Z',
  })

const remove = (server: TestApp, id: string) =>
  ask(server, haus.leitung, 'DELETE', address(wire.deleteLeseraum, { id }), undefined, 1)

/** Seats of a plan that is open, as nobody has ever booked one. */
async function made(count: number): Promise<readonly string[]> {
  const { params, headers } = await planAsRead(haus)
  const answer = await servers[0].request(address(wire.createLeseraeume, params), {
    as: haus.leitung.token,
    host: haus.host,
    headers,
    body: { leseraeume: seats(count, { y: 400 }) },
  })
  expect(answer.status).toBe(201)
  const { leseraeume } = answer.json as unknown as Leseraeume
  return leseraeume.filter(({ bezeichnung }) => bezeichnung.startsWith('S')).map(({ id }) => id)
}

const LEFT = `
  select (select count(*)::int from leseraum where mandant_id = $1 and id = $2) as seats,
    (select count(*)::int from leseraum_buchung where mandant_id = $1 and leseraum_id = $2) as bookings`

const left = (id: string) => haus.scoped(async (tx) => (await tx.raw<object>(LEFT, [haus.id, id])).rows[0])

const said = ({ status, json }: TestAnswer) => [status, json.code]

/** How a round may end: what who deletes and who books are told, and what is there then. */
const STANDS = { gone: [409, 'leseraum.hatBuchungen'], booked: [201, undefined], seats: 1, bookings: 1 }
const GONE = { gone: [204, undefined], seats: 0, bookings: 0 }
const ENDS = [
  STANDS,
  { ...GONE, booked: [404, 'nichtGefunden'] },
  { ...GONE, booked: [409, 'buchung.belegt'] },
]

it('A seat that is deleted on one server while it is booked on the other is booked and stays, or is gone and nobody’s', async () => {
  const [first = '', ...others] = await made(ROUNDS + 1)
  // Nothing else stands in the way of either, and both servers have the plan in their memory.
  expect(said(await book(servers[1], first))).toEqual(STANDS.booked)
  expect(said(await remove(servers[0], first))).toEqual(STANDS.gone)
  expect(others).toHaveLength(ROUNDS)
  for (const [round, id] of others.entries()) {
    const [here, there] = round % 2 === 0 ? servers : [servers[1], servers[0]]
    const [gone, booked] = await Promise.all([remove(here, id), book(there, id)])
    expect(ENDS).toContainEqual({ gone: said(gone), booked: said(booked), ...(await left(id)) })
    if (gone.status === 409) continue
    for (const server of servers) expect(said(await book(server, id))).toEqual([404, 'nichtGefunden'])
  }
})
