import { afterEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('waits until the browser is idle, with an upper bound', async () => {
  let idle: (() => void) | undefined
  let timeout: number | undefined
  vi.stubGlobal('requestIdleCallback', (done: () => void, options: { timeout: number }) => {
    idle = done
    timeout = options.timeout
  })
  let done = false
  const waiting = whenIdle().then(() => {
    done = true
  })
  await Promise.resolve()
  expect([done, timeout]).toEqual([false, 2_000])
  idle?.()
  await waiting
  expect(done).toBe(true)
})

it('waits a moment in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.useFakeTimers()
  const waiting = whenIdle()
  vi.advanceTimersByTime(300)
  await expect(waiting).resolves.toBeUndefined()
})
