import * as wire from '@platzwart/contract/operations/leseraum'
import { describe, expect, it } from 'vitest'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { withClient } from '../../platform/migrate/session.ts'
import { app, haus, hausSuite, leseraeume } from '../../testing/suites/haus.ts'

hausSuite(undefined, { anew: true })

const SLOT = { von: '2026-11-24T09:00:00Z', bis: '2026-11-24T10:00:00Z' }

const book = (key: string) =>
  app.request(wire.bookLeseraum.path, {
    as: haus.anna.token,
    host: haus.host,
    headers: { 'idempotency-key': key },
    body: { leseraumId: haus.seats[0], ...SLOT },
  })

/** Holds the lock of the house's configuration while `work` runs, as a large import does. */
const besideImport = <T>(work: () => Promise<T>) =>
  withClient(app.database.adminUrl, async (admin) => {
    await admin.query('begin')
    await admin.query("select pg_advisory_xact_lock(hashtextextended('konfiguration' || $1, 0))", [haus.id])
    try {
      return await work()
    } finally {
      await admin.query('rollback')
    }
  })

const stored = () => leseraeume.rows('select id from leseraum_buchung where mandant_id = $1', [haus.id])

describe('a booking beside a change that takes long', () => {
  it('is refused with what it waited for, not as a conflict with another booking; nothing is lost', async () => {
    const key = uuidv7()
    const answer = await besideImport(async () => {
      const held = await book(key)
      // Reads do not wait.
      const looked = await app.request(wire.listLeseraumBuchungen.path, {
        as: haus.anna.token,
        host: haus.host,
      })
      expect(looked.status).toBe(200)
      return held
    })
    expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'haus.wirdGeaendert',
      '5',
    ])
    expect(await stored()).toEqual([])
    // The same request again, as a browser retries it.
    expect((await book(key)).status).toBe(201)
    expect((await book(key)).status).toBe(201)
    expect(await stored()).toHaveLength(1)
  })

  it('succeeds once the change ends in time', async () => {
    let booking: ReturnType<typeof book> | undefined
    await besideImport(async () => {
      booking = book(uuidv7())
      await new Promise((resolve) => setTimeout(resolve, 500))
    })
    expect((await booking)?.status).toBe(201)
  })
})
