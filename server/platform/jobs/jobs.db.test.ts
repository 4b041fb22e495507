import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { systemClock } from '../clock.ts'
import { createJobs, type Jobs, type Work } from './createJobs.ts'
import { claimPeriod, forMandant } from './forMandant.ts'

const MANDANT = '01980000-0000-7000-8000-000000000001'
const PACE = { batch: 20, everySeconds: 0.5, parallel: 5 }
const SETTINGS = { retryLimit: 5, retryDelay: 0, expireInSeconds: 900 }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let admin: pg.Pool
const open: Jobs[] = []

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  await admin.query(`insert into mandant (id, name) values ('${MANDANT}', 'Lindenau')`)
})

afterEach(async () => {
  await Promise.all(open.splice(0).map((jobs) => jobs.stop()))
})

afterAll(async () => {
  await admin.end()
  await database.drop()
})

function server(queue: string): Jobs {
  const jobs = createJobs({ connectionString: database.appUrl, logger: silent, clock: systemClock })
  jobs.queue(queue, SETTINGS)
  open.push(jobs)
  return jobs
}

interface Numbered {
  readonly n: number
}

const send = (jobs: Jobs, queue: string, numbers: readonly number[]) =>
  forMandant(jobs.pool, MANDANT, (tx) =>
    jobs.send(
      tx,
      queue,
      numbers.map((n) => ({ data: { n } })),
    ),
  )

describe('a job', () => {
  it('exists once its transaction commits, and not after a rollback', async () => {
    const jobs = server('commit')
    const done: number[] = []
    jobs.work<Numbered>('commit', PACE, async ({ data }) => {
      done.push(data.n)
    })
    await jobs.start()
    await send(jobs, 'commit', [1])
    await forMandant(jobs.pool, MANDANT, async (tx) => {
      await jobs.send(tx, 'commit', [{ data: { n: 2 } }])
      throw new Error('thought better of it')
    }).catch(() => undefined)
    await vi.waitFor(() => expect(done).toEqual([1]), 25_000)
    const { rows } = await admin.query("select data from pgboss.job where name = 'commit'")
    expect(rows).toEqual([{ data: { n: 1 } }])
  })

  it('waits for its start time', async () => {
    const jobs = server('later')
    await jobs.open()
    await forMandant(jobs.pool, MANDANT, (tx) =>
      jobs.send(tx, 'later', [{ data: {}, startAfterSeconds: 12 }]),
    )
    const { rows } = await admin.query(
      "select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where name = 'later'",
    )
    expect(rows).toEqual([{ seconds: 12 }])
  })

  it('runs once with two servers, and all 60 of them run', async () => {
    const done: number[] = []
    for (const jobs of [server('shared'), server('shared')]) {
      jobs.work<Numbered>('shared', PACE, async ({ data }) => {
        await delay(5)
        done.push(data.n)
      })
      await jobs.start()
    }
    const all = Array.from({ length: 60 }, (_, n) => n)
    await send(open[0] as Jobs, 'shared', all)
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(60), 25_000)
    await delay(600)
    expect(done.sort((a, b) => a - b)).toEqual(all)
  })

  it('does not start on a resting server, which can still send it to another', async () => {
    const resting = server('rest')
    const other = server('rest')
    const done: string[] = []
    let letEnd = () => {}
    const ends = new Promise<void>((resolve) => {
      letEnd = resolve
    })
    resting.work<Numbered>('rest', PACE, async ({ data }) => {
      done.push(`begun ${data.n}`)
      await ends
      done.push(`ended ${data.n}`)
    })
    other.work<Numbered>('rest', PACE, async ({ data }) => void done.push(`other ${data.n}`))
    await resting.start()
    await send(resting, 'rest', [1])
    await vi.waitFor(() => expect(done).toEqual(['begun 1']), 25_000)
    const rested = resting.rest()
    await send(resting, 'rest', [2])
    letEnd()
    await rested
    expect(done).toEqual(['begun 1', 'ended 1'])
    await other.start()
    await vi.waitFor(() => expect(done).toEqual(['begun 1', 'ended 1', 'other 2']), 25_000)
  })

  it('is retried after a failure, without affecting others of its batch', async () => {
    const jobs = server('fails')
    const seen: Work<Numbered>[] = []
    jobs.work<Numbered>('fails', PACE, async (work) => {
      seen.push(work)
      if (work.data.n === 1 && work.retries < 2) throw new Error('not yet')
    })
    await jobs.start()
    await send(jobs, 'fails', [0, 1, 2])
    await vi.waitFor(() => expect(seen).toHaveLength(5), 25_000)
    const of = (n: number) => seen.filter((work) => work.data.n === n).map((work) => work.retries)
    expect([of(0), of(1), of(2)]).toEqual([[0], [0, 1, 2], [0]])
    expect(seen.some((work) => work.last)).toBe(false)
  })

  it('of a killed server is soon taken over by another', { timeout: 60_000 }, async () => {
    const survivor = server('killed')
    await survivor.open()
    await send(survivor, 'killed', [7])
    const child = spawn(process.execPath, ['--input-type=module', '-e', victim()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const done: number[] = []
    survivor.work<Numbered>('killed', PACE, async ({ data }) => {
      done.push(data.n)
    })
    await survivor.start()
    await vi.waitFor(() => expect(done).toEqual([7]), { timeout: 30_000, interval: 200 })
  })
})

/** Starts a server that takes the job, says so, and never finishes. */
function victim(): string {
  const here = JSON.stringify(import.meta.dirname)
  return `
    const { createJobs } = await import(${here} + '/createJobs.ts')
    const { systemClock } = await import(${here} + '/../clock.ts')
    const jobs = createJobs({ connectionString: ${JSON.stringify(database.appUrl)}, logger: console, clock: systemClock })
    jobs.queue('killed', ${JSON.stringify(SETTINGS)})
    jobs.work('killed', ${JSON.stringify(PACE)}, () => {
      process.stdout.write('taken')
      return new Promise(() => setTimeout(() => undefined, 600_000))
    })
    await jobs.start()`
}

describe('a period', () => {
  it('is claimed once among servers, and again in the next period', async () => {
    const jobs = server('claims')
    const claim = (periode: string) =>
      forMandant(jobs.pool, MANDANT, async (tx) => {
        const mine = await claimPeriod(tx, 'test', periode)
        await delay(20)
        return mine
      })
    for (const periode of ['2026-11-21T09:00:00Z', '2026-11-21T09:00:30Z']) {
      const claims = await Promise.all(Array.from({ length: 12 }, () => claim(periode)))
      expect(claims.filter(Boolean)).toHaveLength(1)
      expect(await claim(periode)).toBe(false)
    }
  })

  it('is free again after a rollback', async () => {
    const jobs = server('claims')
    const failing = forMandant(jobs.pool, MANDANT, async (tx) => {
      await claimPeriod(tx, 'test', 'rolled back')
      throw new Error('fault')
    })
    await expect(failing).rejects.toThrow('fault')
    expect(await forMandant(jobs.pool, MANDANT, (tx) => claimPeriod(tx, 'test', 'rolled back'))).toBe(true)
  })
})

describe('the application’s role', () => {
  it('runs the queues without owning or creating anything', async () => {
    const jobs = server('rights')
    await jobs.start()
    await delay(6_000)
    const { rows } = await admin.query(
      `select count(*)::int as n from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'platzwart_app'`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})
