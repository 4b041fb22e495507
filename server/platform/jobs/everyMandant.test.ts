import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockAt } from '../clock.ts'
import { type MandantJob, runMandanten } from './everyMandant.ts'
import { periodAt, Recurring } from './recurring.ts'
import { withTimeout } from './withTimeout.ts'

const NOW = Temporal.Instant.from('2026-11-23T08:00:00Z')
const PERIOD = periodAt(NOW, 30)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const HOUSES = Array.from({ length: 40 }, (_, nr) => `haus-${nr}`)
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

function jobOf(work: MandantJob['work'], houses: readonly string[] = HOUSES): MandantJob {
  return { name: 'probe', everySeconds: 30, mandanten: async () => houses, work }
}

describe('a job that visits all houses', () => {
  it('notes a failure in one house, processes the others, and throws all failures at the end', async () => {
    const done: string[] = []
    const noted: string[] = []
    const job = jobOf(async (mandantId) => {
      await pause()
      if (mandantId === 'haus-3' || mandantId === 'haus-20') throw new Error(`no bucket in ${mandantId}`)
      done.push(mandantId)
    })
    const run = runMandanten(job, PERIOD, null, (mandantId, error) => noted.push(`${mandantId}: ${error}`))
    await expect(run).rejects.toThrow('2 of 40 Mandanten failed')
    expect(done).toHaveLength(38)
    expect(noted).toEqual(['haus-3: Error: no bucket in haus-3', 'haus-20: Error: no bucket in haus-20'])
  })

  it('processes several houses concurrently, but few', async () => {
    let now = 0
    let most = 0
    await runMandanten(
      jobOf(async () => {
        now += 1
        most = Math.max(most, now)
        await pause()
        now -= 1
      }),
      PERIOD,
    )
    expect(most).toBe(3)
  })

  it('lets a house with much to do take its turn after the others', async () => {
    const turns: string[] = []
    async function* work(mandantId: string) {
      const pieces = mandantId === 'haus-0' ? 50 : 1
      for (let piece = 0; piece < pieces; piece++) {
        await pause()
        turns.push(mandantId)
        if (piece + 1 < pieces) yield
      }
    }
    await runMandanten(jobOf(work), PERIOD)
    expect(turns).toHaveLength(50 + 39)
    expect(turns.slice(0, 40).filter((mandantId) => mandantId === 'haus-0')).toHaveLength(1)
  })

  it('stops between two houses, and between two turns of one', async () => {
    const stop = new AbortController()
    let turns = 0
    async function* work() {
      for (;;) {
        await pause()
        turns += 1
        if (turns === 10) stop.abort()
        yield
      }
    }
    await runMandanten(jobOf(work), PERIOD, stop.signal)
    expect(turns).toBeGreaterThanOrEqual(10)
    expect(turns).toBeLessThan(10 + 3)
  })
})

describe('stopping recurring jobs', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('is signalled to a running job', async () => {
    const recurring = new Recurring(clockAt(NOW), silent)
    let turns = 0
    const job = jobOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      turns += 1
    })
    recurring.add({ name: 'probe', everySeconds: 30, run: (period, stop) => runMandanten(job, period, stop) })
    recurring.start()
    await vi.advanceTimersByTimeAsync(2_500)
    const stopped = recurring.stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    expect(turns).toBe(9)
  })

  it('does not wait longer than its limit', async () => {
    let over = false
    const waiting = withTimeout(10_000, new Promise(() => undefined)).then(() => {
      over = true
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(over).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(over).toBe(true)
  })
})
