import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../testing/leseraum.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { openSitzung } from '../sitzung/openSitzung.ts'
import type { Tx } from './tx.ts'

const FAILS = "do $$ begin raise exception using errcode = '40P01'; end $$"

hausSuite()

/** Heard of last: its error has three functions to pass. */
async function deep(tx: Tx): Promise<unknown> {
  const deeper = async () => [await tx.raw(FAILS)]
  const deepest = async () => [await deeper()]
  return await Promise.all([deepest()])
}

/** What was sent leaves, and all of its answers are there before the first is read. */
async function gathered<T>(answers: Promise<T>): Promise<T> {
  await Promise.resolve()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  return await answers
}

describe('of statements that travel together', () => {
  it('the first that failed is told, whoever is heard of first', async () => {
    await expect(
      haus.scoped((tx) => gathered(Promise.all([deep(tx), tx.raw('select 1'), tx.raw('select 2')]))),
    ).rejects.toMatchObject({ code: '40P01' })
  })

  it('one that is sent twice by its name tells of the first that failed, and not that it was not prepared', async () => {
    const text = "select 'nobody has prepared this' as text"
    const sent = haus.scoped(async (tx) => {
      const [, once, twice] = await Promise.allSettled([tx.raw(FAILS), tx.raw(text), tx.raw(text)])
      throw Object.assign(new Error('told'), { reasons: [once, twice] })
    })
    const first = expect.objectContaining({ code: '40P01' })
    await expect(sent).rejects.toMatchObject({ reasons: [{ reason: first }, { reason: first }] })
  })

  it('the first is told by a COMMIT, too, when somebody has caught it', async () => {
    await expect(haus.scoped((tx) => deep(tx).catch(() => undefined))).rejects.toMatchObject({
      code: '40P01',
    })
  })

  it('an error of an earlier transaction on the same connection is told no more', async () => {
    const after = haus.scoped(async (tx) => {
      await tx.raw('savepoint before')
      await tx.raw('select 1 / 0').catch(() => undefined)
      await tx.raw('rollback to savepoint before')
      return (await tx.raw('select 1 as eins')).rows
    })
    expect(await after).toEqual([{ eins: 1 }])
  })

  it('a deadlock among them is worked off once more', async () => {
    let attempts = 0
    const open = {
      pool: app.deps.appPool,
      token: haus.anna.token,
      hostMandantId: null,
      requestId: null,
    }
    const answer = await openSitzung(open, async ({ tx }) => {
      attempts += 1
      if (attempts === 1) await gathered(Promise.all([deep(tx), tx.raw('select 1')]))
      return 'done'
    })
    expect([answer, attempts]).toEqual(['done', 2])
  })
})

describe('a booking whose person is locked for longer than it waits', () => {
  it('is told that somebody else is at it, and may be sent again', async () => {
    const other = new pg.Client({ connectionString: app.database.adminUrl })
    await other.connect()
    const body = { leseraumId: haus.seats[0], von: '2026-11-24T08:00:00Z', bis: '2026-11-24T08:30:00Z' }
    const send = () => app.request(BOOK, { as: haus.anna.token, host: haus.host, body })
    try {
      await other.query('begin')
      // Where the house is, as the bookings take it: locks of two machines know nothing of each other.
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0)) from mandant where id = $2', [
        haus.anna.id,
        haus.id,
      ])
      const waited = await send()
      expect([waited.status, waited.json.code]).toEqual([409, 'konflikt.gleichzeitig'])
      expect(waited.headers.get('retry-after')).toBe('1')
    } finally {
      await other.end()
    }
    expect((await send()).status).toBe(201)
  })
})
