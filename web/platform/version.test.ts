// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepPage } from './offlinePages.ts'
import { isOutdated, watchVersion } from './version.ts'

const OWN = '0123456789ab'

function build(content: string): void {
  document.head.innerHTML = `<meta name="build" content="${content}">`
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

describe('a newer build', () => {
  let asked: number
  let stop = () => {}
  beforeEach(() => {
    asked = 0
    build(OWN)
  })
  afterEach(() => stop())

  /** Stubs the server's answer; the page then lives for some minutes. */
  async function seen(answer: () => Response, minutes = 1): Promise<boolean> {
    vi.stubGlobal('fetch', async () => {
      asked += 1
      return answer()
    })
    stop = watchVersion()
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    return isOutdated()
  }
  const latest = (text: string) => () => Response.json({ build: text })

  test('is noticed within a minute, and forgotten when it is rolled back', async () => {
    expect(await seen(latest('ffffffffffff'))).toBe(true)
    stop()
    expect(await seen(latest(OWN))).toBe(false)
  })

  test.each([
    ['an answer that is none', () => Response.json({ other: 1 })],
    ['a number', () => Response.json(7)],
    ['nothing', () => Response.json(null)],
    ['a page', () => new Response('<h1>no</h1>')],
    ['a refusal', () => Response.json({ build: 'ffffffffffff' }, { status: 503 })],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('is not made of %s', async (_, answer) => {
    expect(await seen(answer)).toBe(false)
    expect(asked).toBe(1)
  })

  test('is polled once a minute, until it is stopped', async () => {
    await seen(latest(OWN), 3)
    expect(asked).toBe(3)
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toBe(3)
  })

  test('is not polled while the page is hidden, nor without a network', async () => {
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await seen(latest('ffffffffffff'))
    shown.mockReturnValue('visible')
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, isOutdated()]).toEqual([0, false])
    line.mockReturnValue(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked, isOutdated()]).toEqual([1, true])
    stop()
    await seen(latest(OWN))
  })

  test.each(['%BUILD%', ''])(
    'does not exist in development, where the page has no build: %j',
    async (own) => {
      build(own)
      expect(await seen(latest('ffffffffffff'), 5)).toBe(false)
      expect(asked).toBe(0)
    },
  )
})

describe('an offline page', () => {
  interface Message {
    readonly art: string
    readonly build: string
    readonly files: readonly string[]
  }
  let registered: unknown[]
  let told: Message[]

  beforeEach(() => {
    registered = []
    told = []
    const register = async (...given: unknown[]) => void registered.push(given)
    const active = { postMessage: (message: Message) => told.push(message) }
    vi.stubGlobal('navigator', { serviceWorker: { register, ready: Promise.resolve({ active }) } })
    vi.stubGlobal('location', { href: 'https://haus.example/fahrzeuge', origin: 'https://haus.example' })
  })
  const keep = async (head: string, loaded: readonly string[] = []) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      loaded.map((name) => ({ name }) as PerformanceEntry),
    )
    document.head.innerHTML = head
    keepPage()
    await vi.advanceTimersByTimeAsync(1)
  }
  const META = `<meta name="build" content="${OWN}">`

  test('is kept only for the vehicle pages, by its build', async () => {
    await keep(META)
    expect(registered).toEqual([['/offline.js', { scope: '/fahrzeuge' }]])
    expect(told).toEqual([{ art: 'behalten', build: OWN, files: [] }])
  })

  test('stores the app’s own files once each, and nothing from the server', async () => {
    await keep(META, [
      'https://haus.example/assets/a.js',
      'https://haus.example/assets/a.js?x=1',
      'https://haus.example/api/start',
      'https://haus.example/bilder/auto.webp',
      'https://boese.example/assets/b.js',
      'https://haus.example/farbschema.js',
      'https://haus.example/favicon.svg',
    ])
    expect(told[0]?.files.toSorted()).toEqual(['/assets/a.js', '/farbschema.js', '/favicon.svg'])
  })

  test.each(['%BUILD%', '', 'ZZZZZZZZZZZZ', '0123'])('is not kept without a build: %j', async (own) => {
    await keep(`<meta name="build" content="${own}">`)
    expect([registered, told]).toEqual([[], []])
  })

  test('costs nothing if the browser cannot store pages, or does not want to', async () => {
    vi.stubGlobal('navigator', {})
    await keep(META)
    expect(told).toEqual([])
    const register = () => Promise.reject(new DOMException('denied', 'SecurityError'))
    vi.stubGlobal('navigator', { serviceWorker: { register, ready: new Promise(() => {}) } })
    await keep(META)
    expect(told).toEqual([])
  })
})
