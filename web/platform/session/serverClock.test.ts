import type { Start } from '@platzwart/contract/start'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { alignClock, now } from '../clock.ts'
import { followServerClock } from './serverClock.ts'
import { startOptions } from './start.ts'

const device = () => Temporal.Now.instant().epochMilliseconds
const said = (jetzt: string) => ({ jetzt }) as Start
const day = () => now().toString().slice(0, 10)

// All tests of a process share the clock.
afterEach(() => alignClock(Temporal.Now.instant().toString(), device()))

test('The app has the server’s time as soon as the start data arrive, and with each later one', () => {
  const queryClient = new QueryClient()
  followServerClock(queryClient)
  queryClient.setQueryData(startOptions.queryKey, said('2027-03-10T09:07:00Z'))
  expect(day()).toBe('2027-03-10')
  queryClient.setQueryData(startOptions.queryKey, said('2027-04-11T09:07:00Z'))
  expect(day()).toBe('2027-04-11')
})

test('Start data restored from the device set the clock by the time when they were stored', () => {
  const queryClient = new QueryClient()
  followServerClock(queryClient)
  const updatedAt = device() - 24 * 3_600_000
  queryClient.setQueryData(startOptions.queryKey, said('2027-03-10T09:07:00Z'), { updatedAt })
  expect(day()).toBe('2027-03-11')
})

test('Other answers leave it alone', () => {
  const queryClient = new QueryClient()
  followServerClock(queryClient)
  const before = day()
  queryClient.setQueryData(['zaehler'], said('2027-03-10T09:07:00Z'))
  expect(day()).toBe(before)
})
