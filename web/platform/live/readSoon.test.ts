import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSoon } from './readSoon.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A query on screen that has been read once. */
async function shown(answer: () => Promise<string> = async () => 'list') {
  const queryClient = new QueryClient()
  let asked = 0
  const queryFn = () => {
    asked += 1
    return answer()
  }
  const stop = new QueryObserver(queryClient, { queryKey: ['list'], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  asked = 0
  return { queryClient, stop, asked: () => asked }
}

it('reads once for all changes of a moment, a quarter of a second after the last', async () => {
  const { queryClient, stop, asked } = await shown()
  for (let i = 0; i < 500; i++) readSoon(queryClient, ['list'], ['other'])
  await vi.advanceTimersByTimeAsync(200)
  readSoon(queryClient, ['list'])
  await vi.advanceTimersByTimeAsync(249)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(1)
  stop()
})

it('does not wait for the end of an endless burst', async () => {
  const { queryClient, stop, asked } = await shown()
  for (let passed = 0; passed < 10_000; passed += 100) {
    readSoon(queryClient, ['list'])
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked()).toBe(5)
  await vi.advanceTimersByTimeAsync(250)
  expect(asked()).toBe(5)
  stop()
})

it('asks a slow server again only after its answer', async () => {
  const { queryClient, stop, asked } = await shown(
    () => new Promise((resolve) => setTimeout(() => resolve('list'), 5_000)),
  )
  await vi.advanceTimersByTimeAsync(5_000)
  for (let passed = 0; passed < 6_000; passed += 100) {
    readSoon(queryClient, ['list'])
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked()).toBe(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(queryClient.getQueryState(['list'])?.fetchStatus).toBe('idle')
  stop()
})

it('asks again after a failure', async () => {
  let fails = false
  const { queryClient, stop, asked } = await shown(async () => {
    if (fails) throw new Error('away')
    return 'list'
  })
  queryClient.setDefaultOptions({ queries: { retry: false } })
  fails = true
  readSoon(queryClient, ['list'])
  await vi.advanceTimersByTimeAsync(10_000)
  fails = false
  const before = asked()
  readSoon(queryClient, ['list'])
  await vi.advanceTimersByTimeAsync(250)
  expect(asked() - before).toBe(1)
  stop()
})
