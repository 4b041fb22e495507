import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soon, workIn } from './liveHolds.ts'
import { LiveNews } from './liveNews.ts'

const news = (version: number, status = 'reserviert') => ({ id: 'a', version, status, gehaltenBis: null })

type Version = ReturnType<typeof news>

function shown() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['list'], 'as read')
  const how = {
    news: new LiveNews<Version>(),
    queryKey: ['list'],
    apply: (_: string, { version }: Version) => `version ${version}`,
    release: () => 'free',
  }
  return {
    take: (event: Version, when?: typeof soon) => workIn(queryClient, event, how, when),
    said: () => queryClient.getQueryData(['list']),
    times: () => queryClient.getQueryState(['list'])?.dataUpdateCount,
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('applies an event at once unless it may wait', () => {
  const { take, said } = shown()
  expect(take(news(1))).toBe(true)
  expect(said()).toBe('version 1')
})

it('applies all events of a moment after it', () => {
  const { take, said } = shown()
  expect([take(news(1), soon), take(news(2), soon), take(news(1), soon)]).toEqual([true, true, false])
  expect(said()).toBe('as read')
  vi.advanceTimersByTime(250)
  expect(said()).toBe('version 2')
})

it('does not revert anything newer that was applied while it waited', () => {
  const { take, said, times } = shown()
  take(news(1), soon)
  take(news(2))
  const before = times()
  vi.advanceTimersByTime(250)
  expect([said(), times()]).toEqual(['version 2', before])
})
