import * as wire from '@platzwart/contract/operations/datenschutz'
import * as leseraum from '@platzwart/contract/operations/leseraum'
import * as benutzer from '@platzwart/contract/operations/start'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { MONDAY } from '../../testing/suites/haus.ts'
import { at, servers, twoServers } from '../../testing/suites/twoServers.ts'

let haus: TestMandant
let houses = 0

twoServers(async () => undefined)

beforeEach(async () => {
  for (const server of servers) server.clock.set(MONDAY)
  haus = await createTestMandant(servers[0], `rat${houses++}`)
  await servers[1].deps.domains.refresh()
})

const on = (nr: number, path: string, who: TestPerson | null = haus.leitung, more: object = {}) =>
  at(nr).request(path, { ...(who && { as: who.token }), host: haus.host, ...more })

type Wish = { readonly an?: unknown; readonly mindestgruppe?: unknown }

const change = (
  nr: number,
  version: number | null,
  { an = true, mindestgruppe = 5 }: Wish = {},
  who = haus.leitung,
) =>
  on(nr, wire.changePersonalratsmodus.path, who, {
    method: 'PUT',
    body: { an, mindestgruppe },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  })

const annex = async (nr: number) =>
  ((await on(nr, wire.showAnlage.path)).json as unknown as wire.Anlage).personalrat

const announced = async (nr: number, who: TestPerson | null) => {
  const { json } = await on(nr, benutzer.start.path, who)
  return (json.mandant as unknown as { readonly personalrat: unknown }).personalrat
}

/** What the trail keeps of the house itself, in its order. */
const STEPS = `select coalesce(array_agg(aktion order by nr), '{}') as steps from protokoll where mandant_id = $1 and objekt = 'mandant'`

const trail = () =>
  haus.scoped(async (tx) => (await tx.raw<{ steps: string[] }>(STEPS, [haus.id])).rows[0]?.steps)

/** Whether the booking of anna names her to who maintains bookings, on either server. */
const named = async (nr: number) => {
  const { text, status } = await on(nr, leseraum.listLeseraumBuchungen.path)
  expect(status).toBe(200)
  return text.includes(haus.anna.email)
}

const booked = () =>
  on(0, leseraum.bookLeseraum.path, haus.anna, {
    body: { leseraumId: haus.seats[0], von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' },
  })

const setClock = (moment: string) => {
  for (const server of servers) server.clock.set(moment)
}

describe('staff-council mode', () => {
  it('is on in the next request, on whichever server it is asked', async () => {
    expect((await booked()).status).toBe(201)
    expect([await named(0), await named(1)]).toEqual([true, true])
    const said = await change(0, 1)
    expect(said).toMatchObject({ status: 200, json: { an: true, seit: MONDAY, endet: null, version: 2 } })
    expect([await named(0), await named(1)]).toEqual([false, false])
    expect(await annex(1)).toEqual(said.json)
    // Everybody is told of it, guests of the house too.
    for (const who of [haus.anna, null])
      expect(await announced(1, who)).toEqual({ seit: MONDAY, endet: null })
  })

  it('goes fourteen days after it was said, is told to everybody until then, and can be kept', async () => {
    await booked()
    await change(0, 1)
    const ended = await change(1, 2, { an: false })
    const endet = '2026-12-07T08:00:00Z'
    expect(ended.json).toMatchObject({ an: true, angekuendigt: MONDAY, endet, version: 3 })
    for (const nr of [0, 1]) expect(await announced(nr, haus.ben)).toEqual({ seit: MONDAY, endet })
    setClock('2026-12-07T07:59:59Z')
    expect([await named(0), await named(1)]).toEqual([false, false])
    expect((await change(0, 3)).json).toMatchObject({ an: true, seit: MONDAY, endet: null, version: 4 })
    await change(1, 4, { an: false })
    setClock('2026-12-21T07:59:59Z')
    expect([await named(0), await named(1)]).toEqual([true, true])
    expect(await announced(0, haus.ben)).toBeNull()
    expect(await annex(0)).toMatchObject({ an: false, endet: '2026-12-21T07:59:59Z' })
    expect(await trail()).toEqual([
      'switchOnPersonalrat',
      'announcePersonalratEnde',
      'withdrawPersonalratEnde',
      'announcePersonalratEnde',
    ])
  })

  it('is changed by one of two who have read the same, and shows the other what stands', async () => {
    const [one, other] = await Promise.all([change(0, 1), change(1, 1, { an: false, mindestgruppe: 9 })])
    expect([one.status, other.status].toSorted()).toEqual([200, 412])
    const [won, lost] = one.status === 200 ? [one, other] : [other, one]
    expect(lost.json.current).toEqual(won.json)
    expect(await trail()).toHaveLength(1)
  })

  it('said twice under one key is said once, and what is so already changes nothing', async () => {
    const keyed = () =>
      on(0, wire.changePersonalratsmodus.path, haus.leitung, {
        method: 'PUT',
        body: { an: true, mindestgruppe: 5 },
        headers: { 'if-match': '"1"', 'idempotency-key': 'einmal' },
      })
    const first = await keyed()
    const second = await keyed()
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect((await change(0, 2)).json).toMatchObject({ version: 2 })
    expect(await trail()).toEqual(['switchOnPersonalrat'])
  })

  it('lets the smallest group grow, and shrink only while it is off', async () => {
    expect((await change(0, 1, { an: false, mindestgruppe: 3 })).json).toMatchObject({ mindestgruppe: 3 })
    await change(0, 2, { mindestgruppe: 6 })
    expect(await change(0, 3, { mindestgruppe: 5 })).toMatchObject({
      status: 422,
      json: { issues: [{ code: 'personalrat.gruppeKleiner', field: 'mindestgruppe' }] },
    })
    expect(await annex(0)).toMatchObject({ mindestgruppe: 6, version: 3 })
    expect(await trail()).toEqual(['changeMindestgruppe', 'switchOnPersonalrat'])
  })

  it.each([
    [{ mindestgruppe: 2 }, 422],
    [{ mindestgruppe: 51 }, 422],
    [{ mindestgruppe: 5.5 }, 422],
    [{ mindestgruppe: '5' }, 422],
    [{ an: 'ja' }, 422],
    [{ an: null }, 422],
  ])('is refused %j, and nothing changes', async (wish, status) => {
    expect((await change(0, 1, wish)).status).toBe(status)
    expect(await annex(0)).toMatchObject({ an: false, mindestgruppe: 5, version: 1 })
  })

  it('is for who maintains the settings of this house, and asks for what was read', async () => {
    for (const who of [haus.anna, haus.ben]) expect((await change(0, 1, {}, who)).status).toBe(403)
    expect((await change(0, null)).status).toBe(428)
    expect((await change(0, 7)).status).toBe(412)
    const other = await createTestMandant(servers[0], `nebenan${houses++}`)
    expect((await change(0, 1, {}, other.leitung)).status).toBe(401)
    expect(await trail()).toEqual([])
  })

  it.each([
    ['personalrat_endet = now()'],
    [
      "personalrat_seit = now(), personalrat_angekuendigt = now(), personalrat_endet = now() + interval '13 days'",
    ],
    ["personalrat_angekuendigt = now(), personalrat_endet = now() + interval '15 days'"],
    ['personalrat_seit = now(), personalrat_angekuendigt = now()'],
    ['mindestgruppe = 1'],
  ])('cannot be written otherwise by whoever writes: %s', async (set) => {
    const written = haus.scoped((tx) => tx.raw(`update mandant set ${set} where id = $1`, [haus.id]))
    await expect(written).rejects.toMatchObject({ code: '23514' })
  })
})
