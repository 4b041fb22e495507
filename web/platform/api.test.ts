import { changeFahrt, listFahrten } from '@platzwart/contract/operations/fahrt'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, ask } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a path is filled and escaped', () => {
  expect(addressOf('/api/grundrisse/{id}/tage/{tag}', { params: { id: 'a/b', tag: '2026-11-21' } })).toBe(
    '/api/grundrisse/a%2Fb/tage/2026-11-21',
  )
})

test('a missing parameter is a bug of the caller', () => {
  expect(() => addressOf('/api/grundrisse/{id}')).toThrow('needs id')
})

test('a query omits undefined values', () => {
  expect(addressOf('/x', { query: { a: 'ä b', b: undefined, c: 0, d: false } })).toBe(
    '/x?a=%C3%A4+b&c=0&d=false',
  )
})

const answered = (body: unknown) =>
  vi.fn(async (_address: string, _init: RequestInit) => Response.json(body, { status: 200 }))

test('an operation is called with each input in its place', async () => {
  const fetched = answered({ id: 'x' })
  vi.stubGlobal('fetch', fetched)
  const answer = await ask(changeFahrt, {
    id: '0198',
    version: 7,
    body: { fahrtgrund: 'Termin' },
    idempotencyKey: 'one',
  })
  expect(answer).toEqual({ id: 'x' })
  const [address, init] = fetched.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  expect([address, init?.method, init?.body]).toEqual([
    '/api/fahrzeug-buchungen/0198',
    'PATCH',
    '{"fahrtgrund":"Termin"}',
  ])
  expect([headers.get('if-match'), headers.get('idempotency-key')]).toEqual(['"7"', 'one'])
})

test('a flag of a query is spelled out, and a typed text is sent unchanged', async () => {
  const fetched = answered({})
  vi.stubGlobal('fetch', fetched)
  await ask(listFahrten, { query: { eigene: true, limit: 5 } })
  await ask(changeFahrt, { id: 'a', version: 1, draft: { personen: 'zwei' } })
  expect(fetched.mock.calls.map(([address, init]) => [address, init.body])).toEqual([
    ['/api/fahrzeug-buchungen?eigene=true&limit=5', undefined],
    ['/api/fahrzeug-buchungen/a', '{"personen":"zwei"}'],
  ])
})
