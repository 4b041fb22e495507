// The client imports it when a stream is open; here it is preloaded, so that no test waits for a file.
import 'eventsource-parser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SILENCE_MS } from './line.ts'
import { SharedLive, type ShareTools } from './sharedLive.ts'

const START = Temporal.Instant.from('2026-11-28T09:00:00Z')
const ANSWER_MS = 5_000

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** One browser with its server; locks and channels are the machine's own. Its time is simulated. */
class Browser {
  /** The query of each stream request. */
  readonly asked: string[] = []
  readonly pages: TestPage[] = []
  passed = 0
  refuses = false
  nr = 40
  #streams = new Set<ReadableStreamDefaultController<Uint8Array>>()

  get open(): number {
    return this.#streams.size
  }

  readonly fetch: ShareTools['fetch'] = async (address, init) => {
    if (this.refuses) throw new TypeError('Failed to fetch')
    this.asked.push(address)
    let own: ReadableStreamDefaultController<Uint8Array> | null = null
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller
        this.#streams.add(controller)
      },
    })
    init.signal?.addEventListener('abort', () => {
      if (own === null || !this.#streams.delete(own)) return
      own.error(init.signal?.reason)
    })
    if (!address.includes('after=')) this.send('{"art":"neuladen"}')
    return new Response(body)
  }

  send(data: string): void {
    this.nr += 1
    this.raw(`id: ${this.nr}\ndata: ${data}\n\n`)
  }

  raw(text: string): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(text))
  }

  cut(): void {
    for (const stream of this.#streams) stream.close()
    this.#streams.clear()
  }

  page(person: string | null = 'ada', more: Partial<ShareTools> = {}): TestPage {
    const page = new TestPage(this, person, more)
    this.pages.push(page)
    return page
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.passed + milliseconds
    for (;;) {
      await settle()
      const next = this.pages
        .filter(({ asleep }) => !asleep)
        .flatMap(({ timers }) => [...timers])
        .toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.passed = Math.max(this.passed, next.at)
      for (const { timers } of this.pages) timers.delete(next)
      next.run()
    }
    this.passed = end
    await settle()
  }
}

class TestPage {
  readonly heard: string[] = []
  readonly timers = new Set<Timer>()
  asleep = false
  visible = true
  readonly live: SharedLive
  leave: () => void

  constructor(browser: Browser, person: string | null, more: Partial<ShareTools>) {
    this.live = new SharedLive({
      fetch: browser.fetch,
      now: () => START.add({ milliseconds: browser.passed }),
      setTimer: (run, milliseconds) => {
        const timer = { at: browser.passed + milliseconds, run }
        this.timers.add(timer)
        return () => this.timers.delete(timer)
      },
      online: () => true,
      who: () => person,
      locks: () => navigator.locks,
      // A frozen page neither receives nor sends.
      openChannel: (name) => {
        const channel = new BroadcastChannel(name)
        channels.add(channel)
        const page = this
        return {
          set onmessage(listener: BroadcastChannel['onmessage']) {
            channel.onmessage = (event) => page.asleep || listener?.call(channel, event)
          },
          postMessage: (message) => page.asleep || channel.postMessage(message),
          close: () => {
            channels.delete(channel)
            channel.close()
          },
        }
      },
      visible: () => this.visible,
      ...more,
    })
    this.leave = this.live.listen((event) => this.heard.push(JSON.stringify(event)))
  }

  get state(): string {
    return this.live.state().art
  }
}

const channels = new Set<BroadcastChannel>()

/** Waits until locks are granted and messages have arrived. */
async function settle(): Promise<void> {
  for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve))
}

const BOOKED = '{"art":"stand","objekt":"grundriss","objektId":"g"}'
const NEW = '{"art":"neuladen"}'

let browser: Browser
beforeEach(() => {
  browser = new Browser()
})
afterEach(async () => {
  for (const { leave } of browser.pages) leave()
  await settle()
  expect([browser.open, channels.size]).toEqual([0, 0])
  vi.restoreAllMocks()
})

async function pages(count: number): Promise<TestPage[]> {
  const made: TestPage[] = []
  for (let i = 0; i < count; i++) {
    made.push(browser.page())
    await browser.pass(10)
  }
  for (const { heard } of made) heard.length = 0
  return made
}

test('eight pages of a person share one stream, and each gets every change once', async () => {
  const all = await pages(8)
  expect(browser.asked).toHaveLength(1)
  expect(all.map(({ state }) => state)).toEqual(Array(8).fill('verbunden'))
  browser.send(BOOKED)
  await browser.pass(10)
  expect(all.map(({ heard }) => heard)).toEqual(Array(8).fill([BOOKED]))
})

test('a later page reads again, because it does not know what happened before', async () => {
  await pages(1)
  const late = browser.page()
  await browser.pass(10)
  expect(late.heard).toEqual([NEW])
  expect(late.state).toBe('verbunden')
})

test('when the leader is closed, another page resumes where it was', async () => {
  const [first, ...others] = await pages(4)
  browser.send(BOOKED)
  await browser.pass(10)
  first?.leave()
  await browser.pass(10)
  expect(browser.asked).toEqual(['/api/live', `/api/live?after=${browser.nr}`])
  expect(browser.open).toBe(1)
  browser.send(BOOKED)
  await browser.pass(10)
  expect(others.map(({ heard }) => heard)).toEqual(Array(3).fill([BOOKED, BOOKED]))
})

test('the next leader also resumes after a position without an event', async () => {
  const [first] = await pages(2)
  browser.raw('id: 99\n\n')
  await browser.pass(10)
  first?.leave()
  await browser.pass(10)
  expect(browser.asked.at(-1)).toBe('/api/live?after=99')
})

test('two people in one browser share nothing', async () => {
  browser.page('ada')
  browser.page('ben')
  await browser.pass(10)
  expect(browser.open).toBe(2)
})

test('a page that cannot say whom it shows has a stream of its own', async () => {
  browser.page(null)
  browser.page(null)
  await browser.pass(10)
  expect(browser.open).toBe(2)
})

test('a visible page steals the lock of a frozen one', async () => {
  const [first, second] = await pages(2)
  if (!first || !second) throw new Error('no pages')
  first.asleep = true
  second.visible = false
  await browser.pass(SILENCE_MS + ANSWER_MS)
  expect(browser.asked).toHaveLength(1)
  second.visible = true
  second.live.wake()
  await browser.pass(ANSWER_MS)
  expect(browser.asked.at(-1)).toBe(`/api/live?after=${browser.nr}`)
  first.asleep = false
  await browser.pass(10)
  expect(browser.open).toBe(1)
  browser.send(BOOKED)
  await browser.pass(10)
  expect([first.heard.at(-1), second.heard.at(-1)]).toEqual([BOOKED, BOOKED])
})

test('a new page beside a frozen one still gets its events', async () => {
  const [first] = await pages(1)
  if (first) first.asleep = true
  const next = browser.page()
  await browser.pass(ANSWER_MS)
  expect(next.state).toBe('verbunden')
  expect(next.heard).toContain(NEW)
})

test('a page that missed a message reads again', async () => {
  const [, second] = await pages(2)
  if (!second) throw new Error('no page')
  second.asleep = true
  browser.send(BOOKED)
  await browser.pass(10)
  second.asleep = false
  browser.send(BOOKED)
  await browser.pass(10)
  expect(second.heard).toEqual([NEW, BOOKED])
})

test('all pages report the interruption, since when, and its end', async () => {
  const all = await pages(3)
  browser.refuses = true
  browser.cut()
  await browser.pass(10)
  const since = START.add({ milliseconds: 30 }).toString()
  for (const { live } of all) expect(live.state()).toMatchObject({ art: 'getrennt', netz: true })
  expect(all.map(({ live }) => JSON.parse(JSON.stringify(live.state())).seit)).toEqual(Array(3).fill(since))
  browser.refuses = false
  await browser.pass(1_100)
  expect(all.map(({ state }) => state)).toEqual(Array(3).fill('verbunden'))
})

test('if the leader’s timers are late, the visible page makes it retry in time', async () => {
  const [first, second] = await pages(2)
  if (!first || !second) throw new Error('no pages')
  browser.refuses = true
  browser.cut()
  await browser.pass(10)
  browser.refuses = false
  // The browser does not run its retry timer for now.
  first.timers.clear()
  await browser.pass(2_500)
  expect(second.state).toBe('verbunden')
  expect(browser.open).toBe(1)
})

test('returning to any of the pages makes the leader retry at once', async () => {
  const [first, second] = await pages(2)
  browser.refuses = true
  browser.cut()
  await browser.pass(30_000)
  browser.refuses = false
  second?.live.wake()
  await browser.pass(10)
  expect(first?.state).toBe('verbunden')
})

test('a page in the back/forward cache hands over the stream, and joins again afterwards', async () => {
  const [first, second] = await pages(2)
  if (!first || !second) throw new Error('no pages')
  first.live.sleep()
  await browser.pass(10)
  expect([browser.asked.length, browser.open]).toEqual([2, 1])
  browser.send(BOOKED)
  await browser.pass(10)
  first.live.wake()
  await browser.pass(10)
  expect(first.heard).toEqual([NEW])
  expect(second.heard).toEqual([BOOKED])
  expect(browser.open).toBe(1)
})

test('without locks a page has its own stream while it is visible, and resumes', async () => {
  const alone = browser.page('ada', { locks: () => null })
  const hidden = browser.page('ada', { locks: () => null, visible: () => false })
  await browser.pass(10)
  expect(browser.open).toBe(1)
  alone.live.hide()
  await browser.pass(10)
  expect(browser.open).toBe(0)
  alone.live.wake()
  await browser.pass(10)
  expect(browser.asked).toEqual(['/api/live', `/api/live?after=${browser.nr}`])
  expect(hidden.heard).toEqual([])
})
