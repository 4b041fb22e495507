import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../env.ts'
import { MAX_REPORT_BYTES, receiveReports } from './receiveReports.ts'
import { REPORTS_A_MINUTE } from './reportRate.ts'

const HOST = 'haus.localhost:3000'
const ONE = 'application/csp-report'
const MANY = 'application/reports+json'

/** The endpoint alone, with its counters, its log, and a clock that the test moves. */
function endpoint() {
  const counted: string[] = []
  const logged: unknown[] = []
  const clock = { ms: 0, address: '192.0.2.1' as string | null }
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('sprache', 'de')
    c.set('host', HOST)
    c.set('address', clock.address)
    return next()
  })
  app.post(
    '/reports',
    receiveReports({
      logger: { warn: (facts: unknown) => logged.push(facts) },
      count: ({ directive }) => counted.push(directive),
      now: () => clock.ms,
    }),
  )
  const send = async (type: string, body: string | ReadableStream) => {
    const request = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } }
    return (await app.request('/reports', request)).status
  }
  return { clock, counted, logged, send }
}

const oneOf = (report: object) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `http://${HOST}/leseraum/karte?tag=2026-11-25#anna`,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/picture.png?person=anna',
      'script-sample': 'let secret',
      ...report,
    },
  })

const manyOf = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({
      type: 'csp-violation',
      age: 10,
      url: `http://${HOST}/`,
      user_agent: 'a browser',
      body: {
        documentURL: `http://${HOST}/fahrzeuge/fahrten/0198-anna?von=heute`,
        effectiveDirective: 'require-trusted-types-for',
        blockedURL: 'trusted-types-sink',
        sample: 'Element innerHTML|<b>Anna</b>',
        ...body,
      },
    })),
  )

it('accepts both formats, and stores only directive, origin and page', async () => {
  const { send, logged, counted } = endpoint()
  expect([await send(ONE, oneOf({})), await send(MANY, manyOf({}))]).toEqual([204, 204])
  expect(logged).toEqual([
    { directive: 'img-src', blocked: 'https://elsewhere.example', page: '/leseraum/karte' },
    {
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: '/fahrzeuge/fahrten/{id}',
    },
  ])
  expect(counted).toEqual(['img-src', 'require-trusted-types-for'])
})

it.each([
  [{ 'blocked-uri': 'inline' }, { blocked: 'inline' }],
  [{ 'blocked-uri': 'data' }, { blocked: 'data' }],
  [{ 'blocked-uri': 'data:text/html,<b>Anna</b>' }, { blocked: 'data:' }],
  [{ 'blocked-uri': 'chrome-extension://abcdef/anna.js' }, { blocked: 'chrome-extension:' }],
  [{ 'blocked-uri': 'wss://anna:secret@elsewhere.example/a' }, { blocked: 'wss://elsewhere.example' }],
  [{ 'blocked-uri': 'Anna Beispiel' }, { blocked: 'other' }],
  [{ 'blocked-uri': 7 }, { blocked: 'other' }],
  [{ 'effective-directive': undefined, 'violated-directive': "img-src 'self'" }, { directive: 'img-src' }],
  [{ 'effective-directive': 'anna-src' }, { directive: 'other' }],
  [{ 'effective-directive': ['img-src'] }, { directive: 'other' }],
  [{ 'document-uri': `http://${HOST}/api/abmelden/token-of-anna` }, { page: 'other' }],
])('replaces what it does not know: %j', async (report, said) => {
  const { send, logged } = endpoint()
  expect(await send(ONE, oneOf(report))).toBe(204)
  expect(logged).toEqual([expect.objectContaining(said)])
  expect(JSON.stringify(logged)).not.toMatch(/anna/i)
})

it('ignores reports about other hosts’ pages, and other kinds of reports', async () => {
  const { send, logged } = endpoint()
  for (const page of ['http://elsewhere.example/', 'about:blank', '', null])
    expect(await send(ONE, oneOf({ 'document-uri': page }))).toBe(204)
  expect(await send(MANY, JSON.stringify([{ type: 'deprecation', body: { id: 'x' } }]))).toBe(204)
  expect(await send(MANY, '[]')).toBe(204)
  expect(logged).toEqual([])
})

it('reads at most twenty per body', async () => {
  const { send, counted } = endpoint()
  expect(await send(MANY, manyOf(...Array.from({ length: 50 }, () => ({}))))).toBe(204)
  expect(counted).toHaveLength(20)
})

it.each([
  [ONE, '', 400],
  [ONE, '{', 400],
  [ONE, 'null', 400],
  [ONE, '"csp-report"', 400],
  [ONE, '{}', 400],
  [ONE, '{"csp-report":[]}', 400],
  [MANY, '[1]', 400],
  [MANY, '[[]]', 400],
  [`${MANY}; charset=utf-8`, '[]', 204],
  ['application/json', oneOf({}), 415],
  ['text/plain', oneOf({}), 415],
  [ONE, ' '.repeat(MAX_REPORT_BYTES + 1), 413],
  [MANY, manyOf({ sample: 'x'.repeat(MAX_REPORT_BYTES) }), 413],
])('answers %s %# with its status', async (type, body, status) => {
  const { send, logged } = endpoint()
  expect(await send(type, body)).toBe(status)
  expect(logged).toEqual([])
})

it('stops at the limit without a declared length', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(8 * 1024))
    },
  })
  expect(await endpoint().send(ONE, body)).toBe(413)
  expect(sent).toBeLessThan(10)
})

it('accepts a limited number per minute, for each address and in total', async () => {
  const { send, clock } = endpoint()
  const statuses = async (many: number) => {
    const all = new Set<number>()
    for (let one = 0; one < many; one += 1) all.add(await send(MANY, '[]'))
    return [...all]
  }
  expect(await statuses(REPORTS_A_MINUTE.address)).toEqual([204])
  expect(await statuses(1)).toEqual([429])
  for (let host = 2; host <= REPORTS_A_MINUTE.all / REPORTS_A_MINUTE.address; host += 1) {
    clock.address = `192.0.2.${host}`
    expect(await statuses(REPORTS_A_MINUTE.address)).toEqual([204])
  }
  clock.address = null
  expect(await statuses(1)).toEqual([429])
  clock.ms = 59_999
  expect(await statuses(1)).toEqual([429])
  clock.ms = 60_000
  expect(await statuses(REPORTS_A_MINUTE.address)).toEqual([204])
  expect(await statuses(1)).toEqual([429])
})
