import { setTimeout as pause } from 'node:timers/promises'
import * as wire from '@platzwart/contract/operations/leseraum'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let haus: TestMandant
let admin: pg.Client

beforeAll(async () => {
  app = await testApp(NOW)
  haus = await createTestMandant(app, 'haus')
  await app.request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body: { wert: 100, schicht: 'mandant' },
  })
  admin = new pg.Client({ connectionString: app.database.adminUrl })
  await admin.connect()
})

afterAll(async () => {
  await admin.end()
  await app.close()
})

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26']

/** A separate half hour for each number. */
function wish(nr: number, person: TestPerson) {
  const von = Temporal.Instant.from(`${DAYS[Math.floor(nr / 20) % DAYS.length]}T07:00:00Z`).add({
    minutes: (nr % 20) * 30,
  })
  return {
    leseraumId: haus.seats[person === haus.anna ? 0 : 1],
    von: von.toString(),
    bis: von.add({ minutes: 30 }).toString(),
  }
}

const book = (nr: number, person: TestPerson, key: string) =>
  app.request(wire.bookLeseraum.path, {
    as: person.token,
    host: haus.host,
    body: wish(nr, person),
    headers: { 'idempotency-key': key },
  })

/** Kills the connections of requests, whatever they are doing. */
async function kill(): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name in ('platzwart', 'platzwart-auth')`,
  )
}

/**
 * At irregular intervals around the duration of a booking, so that every part of a request is hit and some
 * get through.
 */
async function killUntil(done: AbortSignal, someMs: number): Promise<void> {
  for (let i = 0; !done.aborted; i++) {
    await pause(someMs * (0.3 + (i % 7) * 0.5))
    await kill()
  }
}

/** Retries until answered, as a browser does, with the same key. */
async function persist(nr: number, person: TestPerson, statuses: number[]): Promise<string> {
  const key = `wish-${nr}-${person.id}`
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await book(nr, person, key)
    statuses.push(answer.status)
    if (answer.status === 201) return String(answer.json.id)
    expect(answer.text).not.toMatch(/terminat|administrator|select |insert /i)
    await pause(5)
  }
  throw new Error(`no answer to ${key}`)
}

/** Counts the values of a column. */
async function counts(text: string): Promise<Map<string, number>> {
  const { rows } = await admin.query<{ id: string }>(text)
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, all]) => [id, all.length]))
}

/** Ids of bookings that have their audit row, mail and job; fails if any of these exists without the others. */
async function wholeBookings(): Promise<string[]> {
  // Separate queries: on a cluster, the queue is on another machine than the house.
  const bookings = await counts('select id from leseraum_buchung')
  const mails = await counts('select id from benachrichtigung')
  const once = (found: Map<string, number>) => new Map([...found.keys()].map((id) => [id, 1]))
  expect(await counts("select objekt_id as id from protokoll where aktion = 'book'")).toEqual(once(bookings))
  expect(await counts('select objekt_id as id from benachrichtigung')).toEqual(once(bookings))
  expect(
    await counts("select data->>'benachrichtigungId' as id from pgboss.job where name = 'mail'"),
  ).toEqual(once(mails))
  return [...bookings.keys()]
}

// On a cluster, every new connection is several, most of which are new here.
describe('a connection killed during a booking', { timeout: 120_000 }, () => {
  it('leaves the booking with its mail, or neither; and the same key leads to one booking', async () => {
    const statuses: number[] = []
    const ids: string[] = []
    const persistSome = async (first: number, person: TestPerson) =>
      ids.push(...(await Promise.all([0, 1, 2, 3].map((i) => persist(first + i, person, statuses)))))
    await kill()
    const before = performance.now()
    await persistSome(40, haus.anna)
    const done = new AbortController()
    const killer = killUntil(done.signal, performance.now() - before)
    try {
      for (const person of [haus.anna, haus.ben]) {
        for (let first = 0; first < 20; first += 4) await persistSome(first, person)
      }
    } finally {
      done.abort()
      await killer
    }
    expect(new Set(ids).size).toBe(44)
    expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0)
    expect((await wholeBookings()).toSorted()).toEqual(ids.toSorted())
  })

  it('at every point is answered with "try again" and leaves nothing behind', async () => {
    const before = await wholeBookings()
    // Each of these stops the booking at a different point of its transaction.
    for (const table of [
      'leseraum_buchung',
      'benachrichtigung',
      'protokoll',
      'wiederholschluessel',
      'pgboss.job',
    ]) {
      const holder = new pg.Client({ connectionString: app.database.adminUrl })
      await holder.connect()
      await holder.query(`begin; lock table ${table} in access exclusive mode`)
      const answer = book(50, haus.leitung, `held-${table}`)
      const waiting = `select pid from pg_stat_activity where datname = current_database()
        and application_name = 'platzwart' and wait_event_type = 'Lock'`
      await expect.poll(async () => (await admin.query(waiting)).rowCount, { interval: 5 }).toBeGreaterThan(0)
      await kill()
      expect([table, (await answer).status, (await answer).json.code]).toEqual([
        table,
        503,
        'server.beschaeftigt',
      ])
      await holder.end()
      expect([table, await wholeBookings()]).toEqual([table, before])
    }
    expect((await book(50, haus.leitung, 'held-protokoll')).status).toBe(201)
    expect(await wholeBookings()).toHaveLength(before.length + 1)
  })
})
