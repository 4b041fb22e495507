import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/warteliste'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestMandant, type TestMandant } from '../../../testing/mandant.ts'
import { waitingIn } from '../../../testing/people/waiting.ts'
import { MONDAY } from '../../../testing/suites/haus.ts'
import { at, servers, twoServers } from '../../../testing/suites/twoServers.ts'

const SEATS = 120
const FREED = 100
const WAITING = 500
const VON = '2026-11-24T08:00:00Z'
const BIS = '2026-11-24T10:00:00Z'

let haus: TestMandant
let admin: pg.Client
const { rows, fill, held, seatsAlone, numbered, wait, offeredOn } = waitingIn(() => haus)

twoServers(async (first) => {
  haus = await createTestMandant(first, 'haus')
})

let seats: string[] = []
/** In the order in which they came. */
let people: string[] = []

beforeAll(async () => {
  admin = new pg.Client({ connectionString: servers[0].database.adminUrl })
  await admin.connect()
  seats = await seatsAlone(SEATS)
  people = await numbered(WAITING, 'w')
})

afterAll(() => admin.end())

let now = Temporal.Instant.from(MONDAY)
function later(seconds: number): void {
  now = now.add({ seconds })
  for (const server of servers) server.clock.set(now.toString())
}

const comeRound = () => Promise.all(servers.map((server) => server.jobs.runNow('leseraum.warteliste')))

/** All seats are booked, and five hundred wait for any of them; the first of them came first. */
beforeEach(async () => {
  await rows('delete from warteplatz')
  await rows('delete from leseraum_buchung')
  await rows('delete from benachrichtigung')
  await wait(people, VON, BIS, '2026-11-20T08:00:00Z')
})

const cancel = (nr: number, id: string) =>
  at(nr).request(address(raumWire.cancelLeseraumBuchung, { id }), {
    as: haus.leitung.token,
    host: haus.host,
    method: 'POST',
  })

/** On a machine with other things to do somebody may be asked to come again. */
async function cancelAtLast(nr: number, id: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const { status } = await cancel(nr + tries, id)
    if (status === 200) return
    expect([409, 503]).toContain(status)
  }
  throw new Error('it was never cancelled')
}

/** Who is offered something, by when they came. */
const offered = () => offeredOn('2026-11-24')

const count = async (text: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n

/** Each offer is one person's, holds one seat, and was told once. */
async function expectExact(howMany: number): Promise<void> {
  const holds = await held()
  expect(holds).toHaveLength(howMany)
  expect(new Set(holds.map(({ benutzer1_id }) => benutzer1_id)).size).toBe(howMany)
  expect(new Set(holds.map(({ leseraum_id }) => leseraum_id)).size).toBe(howMany)
  expect(await offered()).toEqual(Array.from({ length: howMany }, (_, i) => i + 1))
  expect(await count("benachrichtigung where typ = 'wartelisteAngebot'")).toBe(howMany)
  expect(await count('(select distinct objekt_id from benachrichtigung) b')).toBe(
    await count("benachrichtigung where typ = 'wartelisteAngebot'"),
  )
}

describe('a hundred cancellations, with five hundred who wait, on two servers', () => {
  async function freed(): Promise<void> {
    const bookings = await fill(VON, BIS, seats)
    await rows("delete from benachrichtigung where typ <> 'wartelisteAngebot'")
    await Promise.all(bookings.slice(0, FREED).map((id, i) => cancelAtLast(i, id)))
    expect(await count("leseraum_buchung where status = 'storniert'")).toBe(FREED)
    await rows('delete from benachrichtigung')
    later(11)
  }

  it('are offered to the first hundred, each once', async () => {
    await freed()
    await comeRound()
    await comeRound()
    await expectExact(FREED)
  })

  it('are all offered, and none twice, when the connections are cut in between', async () => {
    await freed()
    for (let round = 0; round < 4; round++) {
      const coming = comeRound()
      await new Promise((resolve) => setTimeout(resolve, 40 * round))
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      await coming
    }
    await comeRound()
    await comeRound()
    await expectExact(FREED)
  })

  it('go on to the next hundred when nobody accepts', async () => {
    await freed()
    await comeRound()
    later(901)
    await comeRound()
    await comeRound()
    expect(await offered()).toEqual(Array.from({ length: FREED }, (_, i) => FREED + i + 1))
    expect(await count("warteplatz where status = 'abgelaufen'")).toBe(FREED)
    expect(await held()).toHaveLength(FREED)
  })
})

it('gives an offer that is accepted and declined at the same moment to one of the two', async () => {
  const anna = haus.anna
  await rows('delete from warteplatz')
  for (let round = 0; round < 8; round++) {
    await rows('delete from leseraum_buchung')
    const [booking = ''] = await fill(VON, BIS, seats)
    const joined = await at(0).request(wire.joinWarteliste.path, {
      as: anna.token,
      host: haus.host,
      body: { grundrissId: haus.grundrissId, von: VON, bis: BIS },
    })
    expect([joined.status, joined.text]).toEqual([201, expect.any(String)])
    await cancel(0, booking)
    later(11)
    await comeRound()
    const id = String(joined.json.id)
    const as = { as: anna.token, host: haus.host }
    const answers = await Promise.all([
      at(0).request(address(wire.acceptAngebot, { id }), { ...as, body: {} }),
      at(1).request(address(wire.leaveWarteliste, { id }), { ...as, method: 'DELETE' }),
      at(1).request(address(wire.acceptAngebot, { id }), { ...as, body: {} }),
    ])
    const [{ status } = {}] = await rows<{ status: string }>(
      'select status from warteplatz where id = $1',
      id,
    )
    const won = answers.filter((answer) => answer.status === 201).length
    expect([won, status]).toEqual(won === 1 ? [1, 'gebucht'] : [0, 'abgelehnt'])
    expect(await count(`leseraum_buchung where status = 'reserviert' and benutzer1_id = '${anna.id}'`)).toBe(
      won,
    )
    expect(await held()).toEqual([])
  }
})
