import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { alignClock, now } from './clock.ts'
import { newIdempotencyKey } from './idempotency.ts'

const ms = (text: string) => Temporal.Instant.from(text).epochMilliseconds
const DEVICE = ms('2026-10-25T00:30:00Z')

beforeEach(() => void vi.useFakeTimers({ now: DEVICE }))
afterEach(() => {
  vi.useRealTimers()
  // Resets the clock for the next test.
  alignClock('2026-11-18T09:00:00Z', ms('2026-11-18T09:00:00Z'))
})

test('the screen follows the server’s clock, however wrong the device’s is', () => {
  alignClock('2026-11-18T09:00:00Z', DEVICE)
  expect(now().toString()).toBe('2026-11-18T09:00:00Z')
})

test('between two answers the device’s clock counts on', () => {
  alignClock('2026-11-18T09:00:00Z', DEVICE)
  vi.setSystemTime(DEVICE + 90_000)
  expect(now().toString()).toBe('2026-11-18T09:01:30Z')
})

test('a cached answer sets the clock by the time when it was received', () => {
  alignClock('2026-11-18T09:00:00Z', DEVICE - 60_000)
  expect(now().toString()).toBe('2026-11-18T09:01:00Z')
})

test('the last answer wins, even if it sets the clock back', () => {
  alignClock('2026-11-18T09:00:00Z', DEVICE)
  alignClock('2026-11-18T08:59:00Z', DEVICE)
  expect(now().toString()).toBe('2026-11-18T08:59:00Z')
})

test('every intention has a key of its own, of 128 bits', () => {
  const keys = Array.from({ length: 200 }, newIdempotencyKey)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})
