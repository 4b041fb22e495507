import type { LiveEvent } from '@platzwart/contract/live'
import { expect, test } from 'vitest'
import { Audience } from './audience.ts'
import { LateLive } from './lateLive.ts'

const NOW = Temporal.Instant.from('2026-11-28T09:00:00Z')
const READ_AGAIN: LiveEvent = { art: 'neuladen' }

/** A client whose code arrives when the test says so. */
function lateClient() {
  const audience = new Audience()
  const timers: (() => void)[] = []
  const loads: PromiseWithResolvers<void>[] = []
  let listening = 0
  const client = {
    state: audience.state,
    watch: audience.watch,
    listen: (listener: (event: LiveEvent) => void) => {
      listening += 1
      const stop = audience.add(listener, {
        first: () => audience.become({ art: 'verbindet' }),
        last: () => audience.become({ art: 'ruht' }),
      })
      return () => {
        listening -= 1
        stop()
      }
    },
  }
  const late = new LateLive({
    load: async () => {
      const load = Promise.withResolvers<void>()
      loads.push(load)
      await load.promise
      return client
    },
    now: () => NOW,
    setTimer: (run) => {
      timers.push(run)
      return () => timers.splice(timers.indexOf(run), 1)
    },
    online: () => false,
  })
  return { late, audience, loads, timers, listening: () => listening }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('listeners from before the code arrived get every later change', async () => {
  const { late, audience, loads } = lateClient()
  const heard: LiveEvent[] = []
  const states: string[] = []
  late.watch(() => states.push(late.state().art))
  late.listen((event) => heard.push(event))
  expect(late.state().art).toBe('verbindet')
  loads[0]?.resolve()
  await settle()
  audience.become({ art: 'verbunden' })
  audience.tell(READ_AGAIN)
  expect(heard).toEqual([READ_AGAIN])
  expect(states.at(-1)).toBe('verbunden')
})

test('listeners that left before the code arrived open no connection', async () => {
  const { late, loads, listening } = lateClient()
  const stop = late.listen(() => {})
  stop()
  loads[0]?.resolve()
  await settle()
  expect(listening()).toBe(0)
  expect(late.state().art).toBe('ruht')
})

test('a listener that returned meanwhile has one connection', async () => {
  const { late, loads, listening } = lateClient()
  late.listen(() => {})()
  late.listen(() => {})
  for (const load of loads) load.resolve()
  await settle()
  expect(listening()).toBe(1)
})

test('code that fails to load is requested again, and the page says since when it has no updates', async () => {
  const { late, loads, timers, listening } = lateClient()
  late.listen(() => {})
  loads[0]?.reject(new TypeError('Failed to fetch'))
  await settle()
  expect(late.state()).toEqual({ art: 'getrennt', seit: NOW, netz: false, tooManyWindows: false, versuch: 1 })
  timers[0]?.()
  loads[1]?.resolve()
  await settle()
  expect(listening()).toBe(1)
})

test('the last listener that leaves closes the connection', async () => {
  const { late, loads, listening } = lateClient()
  const first = late.listen(() => {})
  const second = late.listen(() => {})
  loads[0]?.resolve()
  await settle()
  first()
  expect(listening()).toBe(1)
  second()
  expect(listening()).toBe(0)
  expect(late.state().art).toBe('ruht')
})
