import { address } from '@platzwart/contract/operation'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as liveWire from '@platzwart/contract/operations/live'
import * as oeffnungszeitWire from '@platzwart/contract/operations/oeffnungszeit'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { LiveReader } from '../../testing/liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { matchOf } from '../../testing/rows/matchOf.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { uuidv7 } from '../database/uuid.ts'
import { HEARTBEAT_MS } from './stream.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'

let app: TestApp
let other: TestApp
let served: Served
let haus: TestMandant
let fremd: TestMandant
const readers: LiveReader[] = []

beforeAll(async () => {
  app = await testApp(NOW)
  other = await testApp(NOW, { database: app.database })
  await Promise.all([app.start(), other.start()])
  haus = await createTestMandant(app, 'haus')
  fremd = await createTestMandant(app, 'fremd')
  await other.deps.domains.refresh()
  served = await serve(app)
  // Bypasses the API, so that no event is sent.
  for (const mandant of [haus, fremd]) {
    await mandant.scoped((tx) =>
      tx.raw(
        "insert into einstellung_wert (mandant_id, id, option_name, wert) values ($1, $2, 'leseraum.maxBuchungenProWoche', '0')",
        [mandant.id, uuidv7()],
      ),
    )
  }
})

afterEach(async () => {
  for (const reader of readers.splice(0)) reader.cut()
  await expect.poll(() => app.deps.hub.subscribers).toBe(0)
})

afterAll(async () => {
  await served.close()
  await other.close()
  await app.close()
})

function reader(person: TestPerson, mandant: TestMandant = haus): LiveReader {
  const made = new LiveReader({ port: served.port, host: mandant.host, token: person.token })
  readers.push(made)
  return made
}

/** A separate slot for each booking, so that none conflict. */
let slots = 0
async function book(person: TestPerson, more: object = {}, at: TestApp = app, mandant = haus) {
  const nr = slots++
  const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({
    minutes: (nr % 16) * 30,
    hours: Math.floor(nr / 16) * 24,
  })
  const body = {
    leseraumId: mandant.seats[0],
    von: von.toString(),
    bis: von.add({ minutes: 30 }).toString(),
    ...more,
  }
  const answer = await at.request(leseraumWire.bookLeseraum.path, {
    as: person.token,
    host: mandant.host,
    body,
  })
  expect([answer.status, answer.text]).toEqual([201, answer.text])
  return { id: String(answer.json.id), ...body }
}

const started = (reading: LiveReader) => reading.until((events) => events.length > 0)
const heard = (reading: LiveReader, id: string) =>
  reading.until((events) => events.some((event) => 'id' in event && event.id === id))

describe('a stream', () => {
  it('starts with "read anew" and sends each change without names', async () => {
    const [anna, ben, leitung] = [haus.anna, haus.ben, haus.leitung].map((person) => reader(person)) as [
      LiveReader,
      LiveReader,
      LiveReader,
    ]
    for (const one of [anna, ben, leitung]) await started(await one.open())
    const { id, von, bis } = await book(haus.anna, {
      leseraumId: haus.room,
      gruppengroesse: 2,
      zweitePerson: haus.ben.email,
    })
    for (const [one, eigene] of [
      [anna, 1],
      [ben, 2],
      [leitung, 0],
    ] as const) {
      await heard(one, id)
      expect(one.status).toBe(200)
      expect(one.events).toEqual([
        { art: 'neuladen' },
        {
          art: 'leseraumBuchung',
          id,
          grundrissId: haus.grundrissId,
          leseraumId: haus.room,
          tag: '2026-11-24',
          von,
          bis,
          status: 'vorgemerkt',
          gehaltenBis: null,
          eigene,
          version: 1,
        },
      ])
      expect(one.raw).not.toMatch(/anna|ben@|leitung|Muster/i)
      for (const person of [haus.anna, haus.ben, haus.leitung]) expect(one.raw).not.toContain(person.id)
    }
  })

  it('resumes by Last-Event-ID or by `after`, with everything missed and nothing twice', async () => {
    const one = reader(haus.ben)
    await started(await one.open())
    const first = await book(haus.anna)
    await heard(one, first.id)
    one.cut()
    const missed = [await book(haus.anna), await book(haus.ben)]
    const at = one.heard.at(-1)?.id ?? ''
    const byQuery = reader(haus.ben)
    for (const back of [await one.resume(), await byQuery.open(`?after=${at}`)]) {
      await heard(back, missed[1]?.id ?? '')
      const ids = back.events.flatMap((event) => ('id' in event ? [event.id] : []))
      expect(ids.slice(-2)).toEqual(missed.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    }
    expect(byQuery.events).not.toContainEqual({ art: 'neuladen' })
    const next = await book(haus.anna)
    await Promise.all([heard(one, next.id), heard(byQuery, next.id)])
  })

  it.each([
    ['from the future', '9223372036854775807.01980000-0000-7000-8000-000000000000'],
    ['that is none', 'yesterday'],
    ['that tries more than a position', "1.01980000-0000-7000-8000-000000000000'; select 1"],
    ['that is empty', ''],
  ])('starts anew at a position %s', async (_, position) => {
    await book(haus.anna)
    const one = reader(haus.ben)
    await started(await one.open(`?after=${encodeURIComponent(position)}`))
    expect(one.status).toBe(200)
    expect(one.events[0]).toEqual({ art: 'neuladen' })
    // From there it is an ordinary stream.
    await heard(one, (await book(haus.anna)).id)
  })

  it('sends no old changes, whatever position is requested', async () => {
    const old = uuidv7()
    await haus.scoped((tx) =>
      tx.raw(
        `insert into protokoll (mandant_id, id, zeit, aktion, objekt, objekt_id)
         values ($1, $2, now() - interval '16 minutes', 'probe', 'grundriss', $2)`,
        [haus.id, old],
      ),
    )
    const { id } = await book(haus.anna)
    const one = reader(haus.ben)
    await started(await one.open('?after=0-01980000-0000-7000-8000-000000000000'))
    expect(one.events).toEqual([{ art: 'neuladen' }])
    expect(one.raw).not.toContain(old)
    expect(one.raw).not.toContain(id)
  })

  it('receives changes made through another server', async () => {
    const one = reader(haus.ben)
    await started(await one.open())
    const { id } = await book(haus.anna, {}, other)
    await heard(one, id)
    await other.request(address(leseraumWire.cancelLeseraumBuchung, { id }), {
      as: haus.anna.token,
      host: haus.host,
      method: 'POST',
    })
    await one.until((events) =>
      events.some((event) => 'status' in event && event.id === id && event.status === 'storniert'),
    )
  })

  it('announces that opening hours and settings changed, not how', async () => {
    const one = reader(haus.ben)
    await started(await one.open())
    const put = async (path: string, body: unknown) =>
      other.request(path, {
        as: haus.leitung.token,
        host: haus.host,
        method: 'PUT',
        body,
        headers: path.includes('grundrisse') ? await matchOf(haus, 'grundriss', haus.grundrissId) : {},
      })
    const week = [1, 2, 3, 4, 5].map((wochentag) => ({
      wochentag,
      von: '08:00',
      bis: '18:00',
      geoeffnet: true,
    }))
    expect(
      (await put(address(oeffnungszeitWire.replaceOeffnungszeiten, { id: haus.grundrissId }), week)).status,
    ).toBe(204)
    await one.until((events) => events.some((event) => event.art === 'stand'))
    expect(one.events).toContainEqual({ art: 'stand', objekt: 'grundriss', objektId: haus.grundrissId })
    expect(
      (await put('/api/einstellungen/leseraum.zeitschritt', { wert: 30, schicht: 'mandant' })).status,
    ).toBe(204)
    await one.until((events) =>
      events.some((event) => event.art === 'stand' && event.objekt === 'einstellung_wert'),
    )
    expect(one.raw).not.toContain('zeitschritt')
  })

  it('of one Mandant never receives changes of another, and cannot be opened there', async () => {
    const here = reader(haus.ben)
    const there = reader(fremd.ben, fremd)
    await Promise.all([started(await here.open()), started(await there.open())])
    const mine = await book(haus.anna)
    const theirs = await book(fremd.anna, {}, app, fremd)
    await Promise.all([heard(here, mine.id), heard(there, theirs.id)])
    // One more change each way: everything sent before has then arrived.
    const last = await book(haus.anna)
    const lastThere = await book(fremd.anna, {}, app, fremd)
    await Promise.all([heard(here, last.id), heard(there, lastThere.id)])
    expect(here.raw).not.toContain(theirs.id)
    expect(there.raw).not.toContain(mine.id)
    const intruder = reader(fremd.ben, haus)
    await intruder.open(`?after=${here.heard.at(-1)?.id}`)
    expect([intruder.status, intruder.events]).toEqual([401, []])
    // A position grants no access to the house it comes from.
    const carried = reader(fremd.ben, fremd)
    await started(await carried.open(`?after=${here.heard[0]?.id}`))
    await heard(carried, (await book(fremd.anna, {}, app, fremd)).id)
    expect(carried.raw).not.toContain(mine.id)
  })

  it('sends heartbeats, and disables proxy buffering', async () => {
    expect(HEARTBEAT_MS).toBe(25_000)
    const { headers, body } = await app.app.request(`http://localhost:3000${liveWire.live.path}`, {
      headers: { host: haus.host, cookie: cookieOf(haus.ben.token) },
    })
    await body?.cancel()
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })
})

describe('a stream ends', () => {
  it('when its person signs out', async () => {
    const one = reader(fremd.anna, fremd)
    await started(await one.open())
    await app.deps.streams.check()
    expect(one.ended).toBe(false)
    const out = await app.request(ENDPOINTS.signOut, {
      as: fremd.anna.token,
      host: fremd.host,
      body: {},
      headers: { origin: `http://${fremd.host}` },
    })
    expect(out.status).toBe(200)
    await app.deps.streams.check()
    await one.untilEnded()
    expect((await one.resume()).status).toBe(401)
  })

  it('when its person is deactivated, and nobody else’s', async () => {
    const one = reader(fremd.ben, fremd)
    const colleague = reader(fremd.leitung, fremd)
    await Promise.all([started(await one.open()), started(await colleague.open())])
    await fremd.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [fremd.ben.id]))
    await app.deps.streams.check()
    await one.untilEnded()
    expect(colleague.ended).toBe(false)
    expect((await one.resume()).status).toBe(401)
  })

  it('when it is not read, without delaying others, and can be resumed', async () => {
    const quick = reader(haus.anna)
    await started(await quick.open())
    const answer = await app.app.request(`http://localhost:3000${liveWire.live.path}`, {
      headers: { host: haus.host, cookie: cookieOf(haus.ben.token) },
    })
    await expect.poll(() => app.deps.hub.subscribers).toBe(2)
    await haus.scoped((tx) =>
      tx.raw(
        `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id)
         select m.id, i.id, 'probe', 'grundriss', i.id from mandant m, unnest($2::uuid[]) i(id) where m.id = $1`,
        [haus.id, Array.from({ length: 12_000 }, () => uuidv7())],
      ),
    )
    app.deps.hub.announce(haus.id)
    await quick.until((events) => events.length > 12_000)
    await expect.poll(() => app.deps.hub.subscribers).toBe(1)
    const text = await answer.text()
    const last = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? ''
    const held = text.split('\n\n').length
    expect(held).toBeGreaterThan(1_000)
    expect(held).toBeLessThan(12_000)
    // The rest is more than is sent one by one.
    const back = reader(haus.ben)
    await started(await back.open(`?after=${last}`))
    expect(back.events[0]).toEqual({ art: 'neuladen' })
  })

  it('before it starts for a HEAD request, which leaves no reader behind', async () => {
    const answer = await app.request(liveWire.live.path, {
      as: haus.ben.token,
      host: haus.host,
      method: 'HEAD',
    })
    expect([answer.status, answer.text]).toEqual([200, ''])
    expect(app.deps.hub.subscribers).toBe(0)
  })
})
