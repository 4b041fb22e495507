import { changeFahrt, listFahrten } from '@platzwart/contract/operations/fahrt'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, call, onSessionEnd } from './api.ts'
import { ApiProblem, Unreachable } from './problem.ts'

interface Sent {
  readonly address: string
  readonly method: string | undefined
  readonly headers: Headers
  readonly init: RequestInit
}

let sent: Sent[]
const answers = (answer: (nth: number) => Response) =>
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, method: init.method, headers: new Headers(init.headers), init })
    return answer(sent.length)
  })
const problem = (status: number, code: string) => () =>
  Response.json({ status, code, detail: 'Nein.' }, { status })

beforeEach(() => {
  sent = []
})
afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  test('has no key for reads, and a new one for each write', async () => {
    answers(() => Response.json({}))
    await ask(listFahrten, { query: { eigene: true } })
    await ask(changeFahrt, { id: 'a', version: 1, draft: {} })
    await ask(changeFahrt, { id: 'a', version: 1, draft: {} })
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys[0]).toBeNull()
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[2]).not.toBe(keys[1])
  })

  test('has the cookie of our own pages, and asks for JSON in the reader’s language', async () => {
    answers(() => Response.json({}))
    await call('GET', '/api/x')
    const [{ init, headers } = { init: {}, headers: new Headers() }] = sent
    expect(init.credentials).toBe('same-origin')
    expect([headers.get('accept'), headers.get('accept-language')]).toEqual(['application/json', 'de'])
    expect(headers.get('content-type')).toBeNull()
  })

  test('sends a file as it is, with its own type', async () => {
    answers(() => Response.json({}))
    const bytes = new Blob(['x'])
    await call('PUT', '/api/x', { file: { bytes, type: 'image/png' } })
    expect([sent[0]?.init.body, sent[0]?.headers.get('content-type')]).toEqual([bytes, 'image/png'])
  })

  test.each([
    [{ query: { a: '', b: false, c: 0 } }, '/api/x?a=&b=false&c=0'],
    [{ query: {} }, '/api/x'],
    [{ query: { a: undefined } }, '/api/x'],
    [{ query: { a: 'ä&b=c' } }, '/api/x?a=%C3%A4%26b%3Dc'],
  ])('has the address of %o: %s', async (options, address) => {
    answers(() => Response.json({}))
    await call('GET', '/api/x', options)
    expect(sent[0]?.address).toBe(address)
  })
})

describe('an answer', () => {
  test('of 204 is undefined, and no parse error', async () => {
    answers(() => new Response(null, { status: 204 }))
    expect(await call('DELETE', '/api/x')).toBeUndefined()
  })

  test.each([
    [401, 'sitzung.keine', true],
    [401, 'sitzung.ungueltig', true],
    [401, 'sitzung.abgelaufen', true],
    [401, 'sitzung.inaktiv', true],
    [401, 'sitzung.falsch', false],
    [403, 'sitzung.keine', false],
    [403, 'recht.fehlt', false],
    [409, 'fahrzeug.belegt', false],
  ])('%i %s is thrown as it is, and ends the session: %s', async (status, code, ends) => {
    const ended = vi.fn()
    const stop = onSessionEnd(ended)
    answers(problem(status, code))
    const failure = await call('GET', '/api/x').catch((one: unknown) => one)
    stop()
    expect(failure).toBeInstanceOf(ApiProblem)
    expect(failure).toMatchObject({ status, code, detail: 'Nein.' })
    expect(ended).toHaveBeenCalledTimes(ends ? 1 : 0)
    expect(sent).toHaveLength(1)
  })

  test('that ends the session does not call listeners that unsubscribed', async () => {
    const ended = vi.fn()
    onSessionEnd(ended)()
    answers(problem(401, 'sitzung.keine'))
    await call('GET', '/api/x').catch(() => undefined)
    expect(ended).not.toHaveBeenCalled()
  })

  describe('a retry', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('can succeed, and repeats the same write', async () => {
      answers((nth) => (nth < 3 ? new Response(null, { status: 503 }) : Response.json({ ok: true })))
      const answer = call('POST', '/api/x', { body: {} })
      await vi.advanceTimersByTimeAsync(2_000)
      expect(await answer).toEqual({ ok: true })
      expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
      expect(sent).toHaveLength(3)
    })

    test('ends as unreachable without any network, with its cause', async () => {
      const cause = new TypeError('Failed to fetch')
      answers(() => {
        throw cause
      })
      const failure = call('GET', '/api/x').catch((one: unknown) => one)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(await failure).toBeInstanceOf(Unreachable)
      expect(await failure).toMatchObject({ cause })
      expect(sent).toHaveLength(4)
    })
  })

  test('does not follow an abort, which keeps the browser’s own error', async () => {
    const abort = new AbortController()
    answers(() => {
      abort.abort()
      throw new DOMException('Aborted', 'AbortError')
    })
    const failure = await call('GET', '/api/x', { signal: abort.signal }).catch((one: unknown) => one)
    expect(failure).not.toBeInstanceOf(Unreachable)
    expect(failure).toMatchObject({ name: 'AbortError' })
  })
})
