import * as wire from '@platzwart/contract/operations/leseraum'
import { runs } from '@platzwart/domain/testing/runs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type DeclaredOperation,
  type Document,
  readDocument,
  resolved,
  type Schema,
} from '../../testing/openapi.ts'
import { app, haus, hausSuite } from '../../testing/suites/haus.ts'

let buchungId: string

hausSuite()

beforeAll(async () => {
  const body = { leseraumId: haus.seats[3], von: '2026-11-25T08:00:00Z', bis: '2026-11-25T09:00:00Z' }
  buchungId = String(
    (await app.request(wire.bookLeseraum.path, { as: haus.anna.token, host: haus.host, body })).json.id,
  )
})

/** Unexpected input of people and programs: wrong types, odd texts, distant dates, data of other Mandanten. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮abc',
  "'; drop table mandant; --",
  '<script>alert(1)</script>',
  '%00',
  '../../etc/passwd',
  '٣',
  'ﬀ',
  '0',
  '-1',
  '1e309',
  'null',
  '__proto__',
  '2026-02-30',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '2026-11-24T08:00:00.123456789Z',
  '2026-03-29T02:30:00+02:00',
]
const odd = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ minLength: 5_000, maxLength: 6_000 }),
)
const anything = fc.oneof(
  odd,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(odd, { maxLength: 3 }),
  fc.object({ maxDepth: 2, maxKeys: 3 }),
)

function ids(): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.constantFrom(...haus.seats, haus.room, haus.grundrissId, haus.anna.id, buchungId),
    },
    fc.uuid(),
  )
}

/** Mostly a value of the declared shape, so that the fuzz gets past validation and into the rules. */
function shapeOf(named: Schema | undefined, document: Document): fc.Arbitrary<unknown> {
  const schema = resolved(named, document)
  const shaped = (): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (schema.properties) {
      const fields = Object.entries(schema.properties).map(
        ([name, field]) => [name, shapeOf(field, document)] as const,
      )
      const record = Object.fromEntries(fields)
      const whole = fc.record(record, { requiredKeys: [...(schema.required ?? [])] })
      return fc.oneof(
        { weight: 9, arbitrary: whole },
        { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
      )
    }
    if (schema.type === 'array') return fc.array(shapeOf(schema.items, document), { maxLength: 4 })
    if (schema.type === 'boolean') return fc.boolean()
    if (schema.type === 'integer' || schema.type === 'number')
      return fc.oneof(fc.integer({ min: -2, max: 30 }), fc.integer())
    if (schema.format === 'uuid') return ids()
    if (schema.format === 'date')
      return fc.constantFrom('2026-11-24', '2026-03-29', '1900-01-01', '9999-12-31')
    if (schema.format === 'date-time')
      return fc.integer({ min: -400, max: 4_000 }).map((n) =>
        Temporal.Instant.from('2026-11-24T08:00:00Z')
          .add({ minutes: n * 15 })
          .toString(),
      )
    return fc.oneof(odd, fc.constantFrom('leseraum.zeitschritt', '08:00', '18:00', haus.anna.email, 'de'))
  }
  return fc.oneof({ weight: 15, arbitrary: shaped() }, { weight: 1, arbitrary: anything })
}

function requestOf(operation: DeclaredOperation['operation'], document: Document) {
  const parameters = operation.parameters ?? []
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, shapeOf(schema, document)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    )
  const schema = operation.requestBody?.content['application/json']?.schema
  return fc.record({
    path: of('path'),
    query: of('query'),
    body: schema ? shapeOf(schema, document) : fc.constant(undefined),
    who: fc.constantFrom('anna', 'leitung', 'guest'),
    match: fc.constantFrom('"1"', '"999999999"', 'x', ''),
    key: fc.option(fc.constantFrom('same', 'k\u00e4se', 'x'.repeat(300)), { nil: undefined }),
  })
}

const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** A URL cannot contain lone surrogates; a body can. */
const encode = (value: unknown) => encodeURIComponent(text(value).toWellFormed())

type Fuzzed = {
  path: object
  query: object
  body: unknown
  who: string
  match: string
  key: string | undefined
}

async function send(method: string, path: string, request: Fuzzed) {
  const { query, body, who, match, key } = request
  const values = request.path as Record<string, unknown>
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]) || 'x')
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  const writes = method !== 'GET'
  const url = `${at}?${search.join('&')}`
  const answer = await app.request(url, {
    method,
    host: haus.host,
    ...(who === 'guest' ? {} : { as: haus[who as 'anna' | 'leitung'].token }),
    ...(writes && body !== undefined ? { body } : {}),
    headers: {
      'if-match': match,
      ...(writes && key !== undefined ? { 'idempotency-key': encode(key) } : {}),
    },
  })
  return { url, answer }
}

describe('no request', () => {
  it('makes the server fail, with or without a session', async () => {
    const { document, operations } = await readDocument(app)
    expect(operations.length).toBeGreaterThan(20)
    for (const { path, method, operation } of operations) {
      await fc.assert(
        fc.asyncProperty(requestOf(operation, document), async (request) => {
          const { url, answer } = await send(method, path, request)
          if (answer.status >= 500)
            throw new Error(
              `${method} ${url} ${JSON.stringify(request.body)} → ${answer.status} ${answer.text}`,
            )
          if (answer.status >= 400) expect(answer.json.code).toEqual(expect.any(String))
          expect(answer.text).not.toMatch(/at .*\.ts:\d+|syntax error|relation "/)
        }),
        { numRuns: runs(40, 6) },
      )
    }
  }, 600_000)

  it('makes the server fail with dates at the ends of the calendar', async () => {
    const { document, operations } = await readDocument(app)
    const asking = operations.flatMap(({ path, method, operation }) => {
      const days = (operation.parameters ?? []).filter(({ schema }) => schema?.format === 'date')
      return days.length === 0 ? [] : [{ path, method, operation, days }]
    })
    expect(asking.length).toBeGreaterThan(5)
    for (const { path, method, operation, days } of asking) {
      const drawn = fc.sample(requestOf(operation, document), { numRuns: runs(8, 2), seed: 20_261_123 })
      for (const day of ['0002-01-01', '1900-01-01', '8999-12-31', '9999-12-31'])
        for (const request of drawn) {
          const query = {
            dauer: 60,
            ...request.query,
            ...Object.fromEntries(days.map(({ name }) => [name, day])),
          }
          const { url, answer } = await send(method, path, { ...request, query, who: 'leitung' })
          if (answer.status >= 500) throw new Error(`${method} ${url} → ${answer.status} ${answer.text}`)
        }
    }
  }, 600_000)
})
