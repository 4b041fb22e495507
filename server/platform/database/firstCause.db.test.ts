import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { BOOK } from '../../testing/leseraum.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'
import { openSitzung } from '../sitzung/openSitzung.ts'
import type { Tx } from './tx.ts'

const FAILS = "do $$ begin raise exception using errcode = '40P01'; end $$"

hausSuite()

/** Settles last: its error passes through three functions. */
async function deep(tx: Tx): Promise<unknown> {
  const deeper = async () => [await tx.raw(FAILS)]
  const deepest = async () => [await deeper()]
  return await Promise.all([deepest()])
}

/** Waits until all responses have arrived before the first is read. */
async function gathered<T>(answers: Promise<T>): Promise<T> {
  await Promise.resolve()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  return await answers
}

describe('of pipelined statements', () => {
  it('the first failure is reported, whichever settles first', async () => {
    await expect(
      haus.scoped((tx) => gathered(Promise.all([deep(tx), tx.raw('select 1'), tx.raw('select 2')]))),
    ).rejects.toMatchObject({ code: '40P01' })
  })

  it('the first failure is reported instead of a missing prepared statement', async () => {
    const text = "select 'nobody has prepared this' as text"
    const sent = haus.scoped(async (tx) => {
      const [, once, twice] = await Promise.allSettled([tx.raw(FAILS), tx.raw(text), tx.raw(text)])
      throw Object.assign(new Error('told'), { reasons: [once, twice] })
    })
    const first = expect.objectContaining({ code: '40P01' })
    await expect(sent).rejects.toMatchObject({ reasons: [{ reason: first }, { reason: first }] })
  })

  it('COMMIT reports the first failure, even if it was caught', async () => {
    await expect(haus.scoped((tx) => deep(tx).catch(() => undefined))).rejects.toMatchObject({
      code: '40P01',
    })
  })

  it('an error of an earlier transaction on the connection is not reported again', async () => {
    const after = haus.scoped(async (tx) => {
      await tx.raw('savepoint before')
      await tx.raw('select 1 / 0').catch(() => undefined)
      await tx.raw('rollback to savepoint before')
      return (await tx.raw('select 1 as eins')).rows
    })
    expect(await after).toEqual([{ eins: 1 }])
  })

  it('a deadlock is retried', async () => {
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

describe('a booking whose person is locked beyond the timeout', () => {
  it('is refused as a concurrent change and may be retried', async () => {
    const other = new pg.Client({ connectionString: app.database.adminUrl })
    await other.connect()
    const body = { leseraumId: haus.seats[0], von: '2026-11-24T08:00:00Z', bis: '2026-11-24T08:30:00Z' }
    const send = () => app.request(BOOK, { as: haus.anna.token, host: haus.host, body })
    try {
      await other.query('begin')
      // Reads from the house's row, as bookings do: on a cluster, locks of two machines are unrelated.
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
