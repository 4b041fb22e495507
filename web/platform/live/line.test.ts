// The client imports it when a stream is open; here it is preloaded, so that no test waits for a file.
import 'eventsource-parser'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { isLive } from '../live.ts'
import type { LiveTools } from './browserTools.ts'
import { CONNECT_TIMEOUT_MS, LiveLine, RECONNECT_AFTER_MS, reconnectDelay } from './line.ts'

const NOW = Temporal.Instant.from('2026-11-21T09:00:00Z')

function world() {
  const calls: string[] = []
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  let answer: 'stream' | 'fail' | 'silent' | Response = 'stream'
  const tools: LiveTools = {
    fetch: (address, init) => {
      calls.push(address)
      if (answer === 'fail') return Promise.reject(new TypeError('Failed to fetch'))
      if (answer instanceof Response) return Promise.resolve(answer.clone())
      if (answer === 'silent') return new Promise(() => {})
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          streams.push(controller)
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        },
      })
      return Promise.resolve(new Response(body))
    },
    now: () => NOW,
    setTimer: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    online: () => true,
  }
  const send = (text: string) => streams.at(-1)?.enqueue(new TextEncoder().encode(text))
  const cut = () => streams.at(-1)?.close()
  const answerWith = (next: typeof answer) => {
    answer = next
  }
  return { calls, tools, send, cut, answerWith }
}

const BOOKING = '{"art":"stand","objekt":"grundriss","objektId":"g"}'

afterEach(() => void vi.useRealTimers())

test('delays follow the specification', () => {
  expect([0, 1, 2, 3, 4, 99].map(reconnectDelay)).toEqual([...RECONNECT_AFTER_MS, 10_000, 10_000])
})

test('it reconnects when the ending server said so, and later retries as usual', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const stop = client.listen(() => {}, '40')
  await vi.advanceTimersByTimeAsync(0)
  outside.send('retry: 4200\n\n')
  await vi.advanceTimersByTimeAsync(0)
  outside.cut()
  await vi.advanceTimersByTimeAsync(4_199)
  expect(outside.calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(outside.calls).toHaveLength(2)
  outside.cut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(outside.calls).toHaveLength(3)
  stop()
})

test('it resumes after the last id that it saw, and reports the interruption', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const heard: unknown[] = []
  const stop = client.listen((event) => heard.push(event), '40')
  await vi.advanceTimersByTimeAsync(0)
  expect(client.state().art).toBe('verbunden')
  outside.send(`id: 41\ndata: ${BOOKING}\n\n`)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toHaveLength(1)
  outside.cut()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.state()).toMatchObject({ art: 'getrennt', seit: NOW, versuch: 1 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(client.state().art).toBe('verbunden')
  expect(outside.calls).toEqual(['/api/live?after=40', '/api/live?after=41'])
  stop()
  expect(client.state().art).toBe('ruht')
})

test('it also resumes after a position without an event', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const heard: unknown[] = []
  const stop = client.listen((event) => heard.push(event), '40')
  await vi.advanceTimersByTimeAsync(0)
  outside.send('id: 44\n\n')
  await vi.advanceTimersByTimeAsync(0)
  outside.cut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([])
  expect(outside.calls).toEqual(['/api/live?after=40', '/api/live?after=44'])
  stop()
})

test('however the stream is chunked, the events are the same', async () => {
  vi.useFakeTimers()
  const stream = `id: 41\r\ndata: ${BOOKING}\r\n\r\n: beat\n\nid: 42\nevent: x\ndata: {"art":\ndata: "neuladen"}\n\ndata: ?\n\n`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(stream.length), { maxLength: 12 }), async (cuts) => {
      const outside = world()
      const client = new LiveLine(outside.tools)
      const heard: unknown[] = []
      const stop = client.listen((event) => heard.push(event), '40')
      await vi.advanceTimersByTimeAsync(0)
      const places = [0, ...cuts.toSorted((a, b) => a - b), stream.length]
      for (const [i, end] of places.slice(1).entries()) outside.send(stream.slice(places[i], end))
      await vi.advanceTimersByTimeAsync(0)
      expect(heard).toEqual([JSON.parse(BOOKING), { art: 'neuladen' }])
      outside.cut()
      await vi.advanceTimersByTimeAsync(1_000)
      expect(outside.calls.at(-1)).toBe('/api/live?after=42')
      stop()
    }),
    { numRuns: 40 },
  )
})

test('without an answer it waits 10 s, then retries after 1, 2, 5 and 10 s', async () => {
  vi.useFakeTimers()
  const outside = world()
  outside.answerWith('silent')
  const client = new LiveLine(outside.tools)
  const stop = client.listen(() => {})
  for (const delay of RECONNECT_AFTER_MS) {
    const before = outside.calls.length
    await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT_MS)
    expect(client.state().art).toBe('getrennt')
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(outside.calls).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(outside.calls).toHaveLength(before + 1)
  }
  stop()
})

test.each([
  [429, '60', 60_000, true],
  [503, '10', 10_000, false],
  [503, 'soon', 1_000, false],
  [429, '86400', 300_000, true],
])(
  'refused with %i and Retry-After %s it waits so long, says so, and then goes on',
  async (status, wait, delay, tooManyWindows) => {
    vi.useFakeTimers()
    const outside = world()
    outside.answerWith(new Response('{}', { status, headers: { 'retry-after': wait } }))
    const client = new LiveLine(outside.tools)
    const heard: unknown[] = []
    const stop = client.listen((event) => heard.push(event), '40')
    await vi.advanceTimersByTimeAsync(0)
    expect(client.state()).toMatchObject({ art: 'getrennt', tooManyWindows, versuch: 1 })
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(outside.calls).toHaveLength(1)
    outside.answerWith('stream')
    await vi.advanceTimersByTimeAsync(1)
    expect(outside.calls).toEqual(['/api/live?after=40', '/api/live?after=40'])
    expect(client.state().art).toBe('verbunden')
    expect(heard).toEqual([])
    stop()
  },
)

test('a silent stream is dead after a heartbeat and the time-out; a heartbeat keeps it alive', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const stop = client.listen(() => {})
  await vi.advanceTimersByTimeAsync(30_000)
  outside.send(': beat\n\n')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(client.state().art).toBe('verbunden')
  await vi.advanceTimersByTimeAsync(5_001)
  expect(client.state().art).toBe('getrennt')
  stop()
})

test('waking retries at once', async () => {
  vi.useFakeTimers()
  const outside = world()
  outside.answerWith('fail')
  const client = new LiveLine(outside.tools)
  const stop = client.listen(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(client.state().art).toBe('getrennt')
  outside.answerWith('stream')
  client.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(client.state().art).toBe('verbunden')
  stop()
})

test('data that is no event is dropped, and listeners ignore unknown events', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const heard: unknown[] = []
  const stop = client.listen((event) => heard.push(event))
  await vi.advanceTimersByTimeAsync(0)
  outside.send('data: {"kind":"anderes"}\n\ndata: kaputt\n\ndata: {"art":7}\n\ndata: {"art":"anderes"}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ art: 'neuladen' }, { art: 'anderes' }])
  expect(isLive({ art: 'anderes' }, 'neuladen')).toBe(false)
  expect(isLive({ art: 'neuladen' }, 'neuladen')).toBe(true)
  stop()
})

test('without a position to resume from, everything has to be read again', async () => {
  vi.useFakeTimers()
  const outside = world()
  const client = new LiveLine(outside.tools)
  const heard: unknown[] = []
  const stop = client.listen((event) => heard.push(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ art: 'neuladen' }])
  outside.send('id: 5\n\n')
  await vi.advanceTimersByTimeAsync(0)
  outside.cut()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toHaveLength(1)
  expect(outside.calls).toEqual(['/api/live', '/api/live?after=5'])
  stop()
})
