import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Clock, clockAt } from '../clock.ts'
import { HousesFailed, type Period, periodAt, Recurring } from './recurring.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const START = Temporal.Instant.from('2026-10-25T00:00:10Z')

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A clock driven by fake timers. */
function drivenClock(): Clock {
  const begun = performance.now()
  return { now: () => START.add({ milliseconds: Math.round(performance.now() - begun) }) }
}

/** A failure in some of the due houses. */
function failedIn(failed: number, houses: number): HousesFailed {
  const due = Array.from({ length: houses }, (_, i) => `haus-${i}`)
  return new HousesFailed(new Map(due.slice(0, failed).map((id) => [id, new Error('no bucket')])), due)
}

describe('a period', () => {
  it.each([
    ['2026-10-25T00:59:59.999Z', 30, '2026-10-25T00:59:30Z'],
    ['2026-10-25T01:00:00Z', 30, '2026-10-25T01:00:00Z'],
    ['2026-10-25T01:59:59Z', 3600, '2026-10-25T01:00:00Z'],
  ])('at %s every %d seconds is %s', (now, seconds, name) => {
    expect(periodAt(Temporal.Instant.from(now), seconds).name).toBe(name)
  })
})

describe('a recurring job', () => {
  it('runs in every period over two days, including the change to winter time', async () => {
    const periods: string[] = []
    const recurring = new Recurring(drivenClock(), silent)
    recurring.add({
      name: 'fristen',
      everySeconds: 30,
      run: async (period: Period) => periods.push(period.name),
    })
    recurring.start()
    await vi.advanceTimersByTimeAsync(48 * 60 * 60 * 1000)
    await recurring.stop()
    expect(new Set(periods).size).toBe(periods.length)
    expect(periods.length).toBeGreaterThanOrEqual(48 * 120)
  })

  it('never overlaps itself, and stop waits for it', async () => {
    let running = 0
    let most = 0
    let ended = 0
    const recurring = new Recurring(drivenClock(), silent)
    const run = async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 100_000))
      running -= 1
      ended += 1
    }
    recurring.add({ name: 'lang', everySeconds: 30, run })
    recurring.start()
    await vi.advanceTimersByTimeAsync(250_000)
    const stopped = recurring.stop()
    await vi.advanceTimersByTimeAsync(100_000)
    await stopped
    expect(most).toBe(1)
    expect(ended).toBeGreaterThanOrEqual(2)
    expect(running).toBe(0)
  })

  it('continues after a failure, which its health reports, and turns red two periods late', async () => {
    let fails = false
    const recurring = new Recurring(drivenClock(), silent)
    const run = async () => {
      if (fails) throw new Error('no database')
    }
    recurring.add({ name: 'fristen', everySeconds: 30, run })
    recurring.start()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(recurring.health()).toMatchObject([{ name: 'fristen', lastError: null, red: false }])
    fails = true
    await vi.advanceTimersByTimeAsync(45_000)
    expect(recurring.health()).toMatchObject([{ lastError: 'no database', red: false }])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(recurring.health()).toMatchObject([{ lastError: 'no database', red: true }])
    fails = false
    await vi.advanceTimersByTimeAsync(30_000)
    expect(recurring.health()).toMatchObject([{ lastError: null, red: false }])
    await recurring.stop()
  })

  it.each([
    ['a house', 1, 3, false],
    ['the only house', 1, 1, false],
    ['every house', 3, 3, true],
  ])('that keeps failing in %s (%d of %d) is late: %j', async (_, failed, houses, red) => {
    const recurring = new Recurring(drivenClock(), silent)
    const run = () => Promise.reject(failedIn(failed, houses))
    recurring.add({ name: 'fristen', everySeconds: 30, run })
    recurring.start()
    await vi.advanceTimersByTimeAsync(100_000)
    expect(recurring.health()).toMatchObject([{ red, failedHouses: failed }])
    await recurring.stop()
  })

  it('is not late when only houses that failed before are due', async () => {
    const recurring = new Recurring(drivenClock(), silent)
    let houses = 4
    recurring.add({ name: 'fristen', everySeconds: 30, run: () => Promise.reject(failedIn(2, houses)) })
    recurring.start()
    await vi.advanceTimersByTimeAsync(40_000)
    houses = 2
    await vi.advanceTimersByTimeAsync(200_000)
    expect(recurring.health()).toMatchObject([{ red: false, failedHouses: 2 }])
    await recurring.stop()
  })

  it('that never ran turns red, too', () => {
    let now = START
    const recurring = new Recurring({ now: () => now }, silent)
    recurring.add({ name: 'fristen', everySeconds: 30, run: async () => undefined })
    expect(recurring.health()).toMatchObject([{ lastRun: null, red: false }])
    now = START.add({ seconds: 61 })
    expect(recurring.health()).toMatchObject([{ lastRun: null, red: true }])
  })

  it('of an unknown name is refused', async () => {
    await expect(new Recurring(clockAt(START), silent).run('nichts')).rejects.toThrow('nichts')
  })
})
