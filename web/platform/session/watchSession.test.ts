import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_TICK_MS, type SessionWatch, watchSession } from './watchSession.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching(over: Partial<SessionWatch>) {
  const watch = {
    look: vi.fn(async (): Promise<unknown> => ({ session: {} })),
    isSignedIn: () => true,
    isVisible: () => true,
    onEnd: vi.fn(),
    ...over,
  }
  return { watch, stop: watchSession(watch) }
}

test('it checks every 30 seconds', async () => {
  const { watch, stop } = watching({})
  await vi.advanceTimersByTimeAsync(3 * SESSION_TICK_MS)
  expect(watch.look).toHaveBeenCalledTimes(3)
  expect(watch.onEnd).not.toHaveBeenCalled()
  stop()
  await vi.advanceTimersByTimeAsync(SESSION_TICK_MS)
  expect(watch.look).toHaveBeenCalledTimes(3)
})

test('a session that is gone ends', async () => {
  const { watch, stop } = watching({ look: vi.fn(async () => null) })
  await vi.advanceTimersByTimeAsync(SESSION_TICK_MS)
  expect(watch.onEnd).toHaveBeenCalledTimes(1)
  stop()
})

test('a lost network ends nothing', async () => {
  const { watch, stop } = watching({ look: vi.fn(async () => Promise.reject(new Error('away'))) })
  await vi.advanceTimersByTimeAsync(SESSION_TICK_MS)
  expect(watch.onEnd).not.toHaveBeenCalled()
  stop()
})

test.each([{ isSignedIn: () => false }, { isVisible: () => false }])('nobody checks: %o', async (over) => {
  const { watch, stop } = watching(over)
  await vi.advanceTimersByTimeAsync(SESSION_TICK_MS)
  expect(watch.look).not.toHaveBeenCalled()
  stop()
})
