import * as wire from '@platzwart/contract/operations/live'
import pg from 'pg'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { LiveReader } from '../../testing/liveReader.ts'
import type { TestPerson } from '../../testing/mandant.ts'
import { app, haus, liveSuite, opened as openStream } from '../../testing/suites/live.ts'
import { uuidv7 } from '../database/uuid.ts'
import { parsePosition } from './feed.ts'
import { STREAM_BOUNDS } from './streamLimits.ts'
import { StreamWatch } from './watch.ts'

liveSuite()

const opened = (person: TestPerson, query = '') => openStream({ token: person.token }, query)

const refused = (person: TestPerson, headers: Record<string, string> = {}) =>
  app.request(wire.live.path, { as: person.token, host: haus.host, headers })

const change = (count: number) =>
  haus.scoped((tx) =>
    tx.raw(
      `insert into protokoll (mandant_id, id, aktion, objekt, objekt_id)
       select m.id, i.id, 'probe', 'grundriss', i.id from mandant m, unnest($2::uuid[]) i(id) where m.id = $1`,
      [haus.id, Array.from({ length: count }, () => uuidv7())],
    ),
  )

const read = (after: string | undefined, limit: number) =>
  app.deps.hub.readFrom(
    haus.id,
    parsePosition(after) ?? { nr: 0, id: '00000000-0000-0000-0000-000000000000' },
    limit,
  )

/** A change without a notification is read at the next poll. */
const readable = (after: string | undefined, count: number) =>
  expect.poll(async () => (await read(after, 10_000))?.length, { timeout: 15_000 }).toBe(count)

describe('a person', () => {
  it('has twenty streams; one more is refused in both languages until one ends, and nobody else is affected', async () => {
    const all: LiveReader[] = []
    for (let nr = 0; nr < STREAM_BOUNDS.perPerson; nr++) all.push(await opened(haus.anna))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    for (const [sprache, text] of [
      ['de', /in 20 Fenstern/],
      ['en', /in 20 windows/],
    ] as const) {
      const answer = await refused(haus.anna, { 'accept-language': sprache })
      expect([answer.status, answer.headers.get('retry-after'), answer.json]).toMatchObject([
        429,
        '60',
        { code: 'live.zuVieleFenster', detail: expect.stringMatching(text) },
      ])
    }
    expect((await opened(haus.ben)).status).toBe(200)
    expect(all.every(({ ended }) => !ended)).toBe(true)
    all[3]?.cut()
    await expect.poll(() => app.deps.hub.subscribers).toBe(STREAM_BOUNDS.perPerson)
    expect((await opened(haus.anna)).status).toBe(200)
  })

  it('occupies no seat with a HEAD request, nor with an invalid session', async () => {
    for (let nr = 0; nr < STREAM_BOUNDS.perPerson + 2; nr++) {
      const head = await app.request(wire.live.path, { as: haus.anna.token, host: haus.host, method: 'HEAD' })
      expect(head.status).toBe(200)
      expect((await app.request(wire.live.path, { as: 'nobody', host: haus.host })).status).toBe(401)
    }
    expect((await opened(haus.anna)).status).toBe(200)
  })
})

describe('a returning reader', () => {
  it('among many gets everything it missed, or is told to read anew when that is too much', async () => {
    const first = await opened(haus.ben)
    await first.until((events) => events.length > 0)
    const after = first.heard.at(-1)?.id
    await change(30)
    const some = await Promise.all(Array.from({ length: 16 }, () => opened(haus.anna, `?after=${after}`)))
    for (const one of some) {
      await one.until((events) => events.length >= 30)
      expect(one.events.filter(({ art }) => art === 'stand')).toHaveLength(30)
    }
    await change(2_001)
    await readable(after, 2_031)
    const late = await opened(haus.leitung, `?after=${after}`)
    await late.until((events) => events.length > 0)
    expect(late.events).toEqual([{ art: 'neuladen' }])
  })

  it('behind a channel that is far ahead reads a bounded part of it', async () => {
    const first = await opened(haus.ben)
    await first.until((events) => events.length > 0)
    const after = first.heard.at(-1)?.id
    await change(50)
    await readable(after, 50)
    expect(await read(after, 20)).toHaveLength(20)
  })
})

describe('the session watch', () => {
  it('checks in bounded batches, ends exactly the invalid streams, and does not overlap itself', async () => {
    const asked: number[] = []
    const pool = new pg.Pool({ connectionString: app.database.appUrl, max: 2 })
    let now = 0
    let most = 0
    const counting = {
      query: async (query: { text: string; values: unknown[][] }) => {
        asked.push(query.values[0]?.length ?? 0)
        most = Math.max(most, ++now)
        try {
          return await pool.query(query)
        } finally {
          now -= 1
        }
      },
    }
    const watch = new StreamWatch(counting as unknown as pg.Pool, pino({ level: 'silent' }))
    const ended: string[] = []
    for (let nr = 0; nr < 1_700; nr++) {
      const token = nr % 100 === 7 ? `gone-${nr}` : haus.anna.token
      watch.add({ token, mandantId: haus.id, benutzerId: haus.anna.id, close: () => ended.push(token) })
    }
    await Promise.all([watch.check(), watch.check()])
    expect(Math.max(...asked)).toBeLessThanOrEqual(500)
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(3_400)
    expect(most).toBe(1)
    expect(new Set(ended)).toEqual(new Set(Array.from({ length: 17 }, (_, i) => `gone-${i * 100 + 7}`)))
    await pool.end()
  })
})
