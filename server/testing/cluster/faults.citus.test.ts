import { setTimeout as pause } from 'node:timers/promises'
import * as wire from '@platzwart/contract/operations/leseraum'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import { LiveReader } from '../liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../mandant.ts'
import { type Served, serve } from '../serve.ts'
import { asked, homeOf, killFor, type Machine, machines } from './machine.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'
const SLOTS_A_DAY = 20
/** Of each of two people. */
const WISHES = 40

let servers: TestApp[]
let served: Served
let haus: TestMandant

/** What the servers have told of faults, to be read when there is one that should be none. */
const logged: string[] = []
const logger = pino({ level: 'error' }, { write: (line) => logged.push(line.slice(0, 600)) })

beforeAll(async () => {
  const first = await testApp(NOW, { logger })
  servers = [first, await testApp(NOW, { database: first.database, logger })]
  await Promise.all(servers.map((app) => app.start()))
  haus = await createTestMandant(first, 'haus')
  await servers[1]?.deps.domains.refresh()
  served = await serve(first)
  const set = await first.request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body: { wert: 500, schicht: 'mandant' },
  })
  expect(set.status).toBe(204)
})

afterAll(async () => {
  await served.close()
  for (const app of servers.toReversed()) await app.close()
})

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly id: string | undefined
}

/** Half an hour of its own for each number, from Tuesday on, at the weekend none. */
async function book(nr: number, person: TestPerson, seat: number, key: string): Promise<Answer> {
  const day = Math.floor(nr / SLOTS_A_DAY)
  const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
    hours: 24 * (day < 4 ? day : day + 2),
    minutes: (nr % SLOTS_A_DAY) * 30,
  })
  const app = servers[nr % servers.length] as TestApp
  const { status, headers, json } = await app.request(wire.bookLeseraum.path, {
    as: person.token,
    host: haus.host,
    body: { leseraumId: haus.seats[seat], von: von.toString(), bis: von.add({ minutes: 30 }).toString() },
    headers: { 'idempotency-key': key },
  })
  return { status, retryAfter: headers.get('retry-after'), id: json.id as string | undefined }
}

/** The bookings that are there, and how many seats and times they have. */
async function booked(): Promise<{ ids: string[]; slots: number }> {
  const rows = await asked<{ id: string; slot: string }>(
    servers[0]?.database as TestApp['database'],
    `select id, leseraum_id || ' ' || zeitraum as slot from leseraum_buchung where mandant_id = $1 and status <> 'storniert' order by id`,
    [haus.id],
  )
  return { ids: rows.map(({ id }) => id), slots: new Set(rows.map(({ slot }) => slot)).size }
}

/** How much the house has of what nobody changes here. */
function counted() {
  const tables = ['benutzer', 'rolle', 'grundriss', 'leseraum', 'oeffnungszeit', 'einstellung_wert']
  const counts = tables.map(
    (table) => `(select count(*) from ${table} where mandant_id = $1)::int as ${table}`,
  )
  return asked((servers[0] as TestApp).database, `select ${counts.join(', ')}`, [haus.id])
}

/** Follows the stream as a browser does: when it ends, it comes back with the last id that it heard. */
async function follow() {
  const reader = await new LiveReader({
    port: served.port,
    host: haus.host,
    token: haus.leitung.token,
  }).open()
  await reader.until((events) => events.length > 0)
  let following = true
  const over = (async () => {
    for (; following; await pause(50)) {
      if (reader.ended || reader.status !== 200) await reader.resume().catch(() => undefined)
    }
  })()
  return {
    reader,
    end: async () => {
      following = false
      await over
      reader.cut()
    },
  }
}

/** Two people book without a pause while a machine is killed and comes back, and ask again under the same key as long as they get no good answer. */
async function bookWhileKilled(home: Machine, first: number) {
  const before = await booked()
  const { reader, end } = await follow()
  const refusals: Answer[] = []
  const told: string[] = []
  const persist = async (nr: number, person: TestPerson, seat: number) => {
    for (let attempt = 0; attempt < 300; attempt++) {
      const answer = await book(nr, person, seat, `kill-${nr}-${seat}`)
      if (answer.status === 201) return told.push(String(answer.id))
      refusals.push(answer)
      await pause(200)
    }
    throw new Error(`no answer to ${nr}: ${JSON.stringify(refusals.at(-1))}`)
  }
  const wishes = async (person: TestPerson, seat: number) => {
    for (let nr = first; nr < first + WISHES; nr++) await persist(nr, person, seat)
  }
  const kill = async () => {
    await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThan(6)
    await killFor(3, home)
  }
  await Promise.all([wishes(haus.anna, 0), wishes(haus.ben, 1), kill()])
  const { ids, slots } = await booked()
  expect(ids.filter((id) => !before.ids.includes(id))).toEqual(told.toSorted())
  expect([told.length, slots]).toEqual([2 * WISHES, before.slots + 2 * WISHES])
  expect(refusals.length).toBeGreaterThan(0)
  const others = refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  expect(others, logged.join('')).toEqual([])
  const heard = () =>
    new Set(reader.events.flatMap((event) => (event.art === 'leseraumBuchung' ? [String(event.id)] : [])))
  await reader.until(() => told.every((id) => heard().has(id)))
  await end()
}

describe('a machine', () => {
  it('that holds the house is killed under bookings: none is lost or doubled, people are told to try again, streams go on', async () => {
    await bookWhileKilled(await homeOf((servers[0] as TestApp).database, haus.id), 0)
  })

  it('that leads the others is killed under bookings: the same', async () => {
    await bookWhileKilled(machines()[0] as Machine, WISHES)
  })
})

describe('a house', () => {
  it.each([
    ['by replication', 'force_logical', 2 * WISHES],
    ['back, while writes wait', 'block_writes', 3 * WISHES],
  ])('is moved to another machine %s under bookings, and nothing is booked twice', async (_, mode, start) => {
    const { database } = servers[0] as TestApp
    const before = await booked()
    const all = await counted()
    const home = await homeOf(database, haus.id)
    const to = machines()
      .slice(1)
      .find(({ host, port }) => host !== home.host || port !== home.port)
    if (!to) throw new Error('two workers are needed')
    let moved = false
    const move = asked(database, 'select citus_move_shard_placement($1, $2, $3, $4, $5, $6)', [
      home.shardid,
      home.host,
      home.port,
      to.host,
      to.port,
      mode,
    ]).finally(() => {
      moved = true
    })
    const answers: Answer[] = []
    const people = [haus.anna, haus.ben, haus.leitung]
    // All want the same half hour of the same seat.
    const want = async (nr: number) =>
      answers.push(...(await Promise.all(people.map((person, i) => book(nr, person, 0, `move-${nr}-${i}`)))))
    let nr = start
    for (; nr < start + WISHES - 10 && !moved; nr++) await Promise.all([want(nr), pause(500)])
    await move
    for (const last = nr + 10; nr < last; nr++) await want(nr)
    expect(await homeOf(database, haus.id)).toEqual({ shardid: home.shardid, ...to })
    const won = answers.flatMap(({ status, id }) => (status === 201 ? [String(id)] : []))
    expect(won.length).toBeGreaterThanOrEqual(10)
    const after = await booked()
    expect(after.ids.filter((id) => !before.ids.includes(id))).toEqual(won.toSorted())
    expect(after.slots).toBe(after.ids.length)
    expect(
      answers.filter(({ status }) => ![201, 409, 422, 503].includes(status)),
      logged.join(''),
    ).toEqual([])
    // All of the house went along, and it goes on where it is now.
    expect(await counted()).toEqual(all)
    const loser = people[answers.findIndex(({ status }) => status !== 201)] as TestPerson
    expect((await book(start, loser, 1, `${mode}-goes-on`)).status).toBe(201)
  })
})
