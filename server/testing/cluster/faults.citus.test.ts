import { setTimeout as pause } from 'node:timers/promises'
import * as wire from '@platzwart/contract/operations/leseraum'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withClient } from '../../platform/migrate/session.ts'
import { type TestApp, testApp } from '../app.ts'
import { LiveReader } from '../liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../mandant.ts'
import { type Served, serve } from '../serve.ts'
import { databaseNamed } from './nodes.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'
const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
const SLOTS_A_DAY = 20

let servers: TestApp[]
let served: Served
let haus: TestMandant
let admin: pg.Client

beforeAll(async () => {
  const first = await testApp(NOW)
  servers = [first, await testApp(NOW, { database: first.database })]
  await Promise.all(servers.map((app) => app.start()))
  haus = await createTestMandant(first, 'haus')
  await servers[1]?.deps.domains.refresh()
  served = await serve(first)
  admin = new pg.Client({ connectionString: first.database.adminUrl })
  await admin.connect()
  const limit = { as: haus.leitung.token, host: haus.host, method: 'PUT' }
  const set = await first.request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
    ...limit,
    body: { wert: 500, schicht: 'mandant' },
  })
  expect(set.status).toBe(204)
})

afterAll(async () => {
  await admin.end()
  await served.close()
  for (const app of servers.toReversed()) await app.close()
})

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
}

/** Half an hour of its own for each number, on a seat of each person's own or on the same for all. */
async function book(nr: number, person: TestPerson, seat: number, key: string): Promise<Answer> {
  const von = Temporal.Instant.from(`${DAYS[Math.floor(nr / SLOTS_A_DAY) % DAYS.length]}T07:00:00Z`).add({
    minutes: (nr % SLOTS_A_DAY) * 30,
  })
  const bis = von.add({ minutes: 30 })
  const app = servers[nr % servers.length] as TestApp
  const { status, headers } = await app.request(wire.bookLeseraum.path, {
    as: person.token,
    host: haus.host,
    body: { leseraumId: haus.seats[seat], von: von.toString(), bis: bis.toString() },
    headers: { 'idempotency-key': key },
  })
  return { status, retryAfter: headers.get('retry-after') }
}

/** The machine that holds the house, and its shard there. */
async function homeOf(mandantId: string) {
  const { rows } = await admin.query<{ shardid: string; host: string; port: number }>(
    `select s.shardid, s.nodename as host, s.nodeport as port from citus_shards s
     where s.table_name = 'mandant'::regclass and s.shardid = get_shard_id_for_distribution_column('mandant', $1::uuid)`,
    [mandantId],
  )
  const home = rows[0]
  if (!home) throw new Error('the house is nowhere')
  return home
}

/** As the machine's own PostgreSQL may do it: ends it without a word, and starts it again a few seconds later. */
async function killFor(seconds: number, { host, port }: { host: string; port: number }): Promise<void> {
  const url = new URL(databaseNamed(inject('testNodes')[0] ?? '', 'postgres'))
  url.hostname = host
  url.port = String(port)
  await withClient(url.href, async (worker) => {
    const { rows } = await worker.query<{ bin: string; folder: string }>(
      "select (select setting from pg_config where name = 'BINDIR') as bin, current_setting('data_directory') as folder",
    )
    const { bin, folder } = rows[0] ?? { bin: '', folder: '' }
    const start = `until ${bin}/pg_ctl -D ${folder} -l ${folder}/again.log -w start; do sleep 0.3; done`
    const work = `sleep 0.3; kill -9 $(head -1 ${folder}/postmaster.pid); sleep ${seconds}; ${start}`
    await worker.query(
      `copy (select 1) to program 'nohup sh -c "${work.replaceAll('$', '\\$')}" >/dev/null 2>&1 &'`,
    )
  })
}

const bookings = async () =>
  (
    await admin.query<{ n: number; slots: number }>(
      `select count(*)::int as n, count(distinct (leseraum_id, zeitraum))::int as slots
       from leseraum_buchung where mandant_id = $1 and status <> 'storniert'`,
      [haus.id],
    )
  ).rows[0]

describe('a machine that holds the house', () => {
  it('is killed under bookings and comes back: none is lost or doubled, people are told to try again, and streams go on', async () => {
    const reader = new LiveReader({ port: served.port, host: haus.host, token: haus.leitung.token })
    await reader.open()
    await reader.until((events) => events.length > 0)
    const refusals: Answer[] = []
    const persist = async (nr: number, person: TestPerson, seat: number) => {
      for (let attempt = 0; attempt < 200; attempt++) {
        const answer = await book(nr, person, seat, `kill-${nr}-${seat}`)
        if (answer.status === 201) return
        refusals.push(answer)
        await pause(200)
      }
      throw new Error(`no answer to ${nr}`)
    }
    const home = await homeOf(haus.id)
    const wishes = async (person: TestPerson, seat: number) => {
      for (let nr = 0; nr < 40; nr++) await persist(nr, person, seat)
    }
    const all = Promise.all([wishes(haus.anna, 0), wishes(haus.ben, 1)])
    await expect.poll(async () => (await bookings())?.n ?? 0, { timeout: 60_000 }).toBeGreaterThan(6)
    await killFor(3, home)
    await all
    expect(await bookings()).toEqual({ n: 80, slots: 80 })
    expect(refusals.length).toBeGreaterThan(0)
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([503]))
    expect(refusals.filter(({ retryAfter }) => retryAfter === null)).toEqual([])
    const told = () =>
      new Set(reader.events.flatMap((event) => (event.art === 'leseraumBuchung' ? [event.id] : [])))
    await reader.until(() => told().size >= 80)
    reader.cut()
  })

  it('gives it to another one under bookings, and nothing is booked twice', async () => {
    const before = (await bookings())?.n ?? 0
    const home = await homeOf(haus.id)
    const others = inject('testNodes')
      .slice(1)
      .map((url) => new URL(url))
      .filter(({ hostname, port }) => hostname !== home.host || Number(port) !== home.port)
    const [to] = others
    if (!to) throw new Error('two workers are needed')
    let moved = false
    const move = admin
      .query('select citus_move_shard_placement($1, $2, $3, $4, $5, $6)', [
        home.shardid,
        home.host,
        home.port,
        to.hostname,
        Number(to.port),
        'force_logical',
      ])
      .finally(() => {
        moved = true
      })
    const answers: Answer[] = []
    const people = [haus.anna, haus.ben, haus.leitung]
    for (let nr = 40; nr < 80 && !(moved && nr > 60); nr++) {
      answers.push(...(await Promise.all(people.map((person, i) => book(nr, person, 2, `move-${nr}-${i}`)))))
      await pause(100)
    }
    await move
    expect(await homeOf(haus.id)).toEqual({ shardid: home.shardid, host: to.hostname, port: Number(to.port) })
    const won = answers.filter(({ status }) => status === 201).length
    expect(won).toBeGreaterThan(10)
    const after = await bookings()
    expect(after).toEqual({ n: before + won, slots: before + won })
    expect(answers.filter(({ status }) => ![201, 409, 422, 503].includes(status))).toEqual([])
    // And it goes on where it is now.
    expect((await book(79, haus.anna, 3, 'after')).status).toBe(201)
  })
})
