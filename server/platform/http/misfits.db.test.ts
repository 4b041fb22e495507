import type { Code } from '@platzwart/contract/codes'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type DeclaredOperation,
  type Document,
  readDocument,
  resolved,
  type Schema,
} from '../../testing/openapi.ts'
import { flotte, flotteSuite } from '../../testing/suites/flotte.ts'
import { app, haus } from '../../testing/suites/haus.ts'

let document: Document
let operations: readonly DeclaredOperation[]

flotteSuite()

beforeAll(async () => {
  ;({ document, operations } = await readDocument(app))
})

const LONG = 'x'.repeat(20_000)
const TEXTS = ['\u0000', 'a\u0000b', '\ud800', 'a\udc00', '', LONG]
const INSTANTS = [
  '2026-11-22T10:00:00.1234567891Z',
  '2026-11-22T10:00:00.123456789012345678Z',
  '0002-01-01T00:00:00+23:59',
  '0002-01-01T00:00:00Z',
  '9998-12-31T23:59:59-23:59',
  '9999-01-01T00:00:00Z',
  '2026-02-30T10:00:00Z',
  '2016-12-31T23:59:60Z',
  '-271821-04-20T00:00:00Z',
]
const TAGE = ['0000-01-01', '0001-01-01', '0002-01-01', '9999-12-31', '2026-02-30']
const NUMBERS = [-1, 0, 0.1, 2 ** 31, 2 ** 53, 1e308]
/** For settings, which accept any value. */
const ANYTHING = [
  ...TEXTS,
  ['\u0000'],
  ['\ud800'],
  Array.from({ length: 1000 }, (_, i) => `${'x'.repeat(100)}${i}`),
  Array.from({ length: 5000 }, (_, i) => i),
  { a: '\u0000' },
  null,
]

/** A valid value, so that the replaced part is the only error. */
function sampleOf(named: Schema | undefined, field = ''): unknown {
  const schema = resolved(named, document)
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? []
  if (choice) return sampleOf(choice, field)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, sampleOf(part, name)]),
    )
  if (type === 'array') return [sampleOf(schema.items, field.replace(/s$/, ''))]
  if (type === 'boolean') return false
  if (type === 'integer' || type === 'number') return 1
  if (schema.format === 'uuid') return idOf(field)
  if (schema.format === 'date') return '2026-11-24'
  if (schema.format === 'date-time') return field === 'bis' ? '2026-11-24T10:00:00Z' : '2026-11-24T09:00:00Z'
  if (schema.format === 'email') return haus.ben.email
  if (field === 'von') return '08:00'
  return field === 'bis' ? '18:00' : 'text'
}

function idOf(field: string): string {
  const known: Record<string, string | undefined> = {
    leseraumId: haus.seats[1],
    grundrissId: haus.grundrissId,
    standortId: haus.standortId,
    fahrzeugId: flotte.golf,
    benutzerId: haus.leitung.id,
    fahrerId: flotte.fahrerin.id,
  }
  return known[field] ?? haus.grundrissId
}

/** The sample with one part replaced, for every part and every misfit. */
function* misfitsOf(named: Schema | undefined, field = ''): Generator<unknown> {
  const schema = resolved(named, document)
  const [choice] = schema.anyOf ?? []
  if (choice) return yield* misfitsOf(choice, field)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (schema.properties) {
    const whole = sampleOf(schema, field) as object
    yield whole
    for (const [name, part] of Object.entries(schema.properties))
      for (const odd of misfitsOf(part, name)) yield { ...whole, [name]: odd }
    return
  }
  if (type === 'array') {
    const part = sampleOf(schema.items, field.replace(/s$/, ''))
    for (const odd of misfitsOf(schema.items, field.replace(/s$/, ''))) yield [odd]
    yield Array.from({ length: 3000 }, () => part)
  } else if (type === 'integer' || type === 'number') yield* NUMBERS
  else if (schema.format === 'date-time') yield* [...INSTANTS, ...TEXTS]
  else if (schema.format === 'date') yield* [...TAGE, ...TEXTS]
  else if (type === 'string') yield* TEXTS
  else if (type === undefined) yield* ANYTHING
}

/** Names that cover every kind of setting. */
const EINSTELLUNGEN = ['leseraum.favoritPlaetze', 'leseraum.favoritGrundriss', 'leseraum.fruehestens']

function addressesOf(path: string): string[] {
  const filled = path
    .replace('{bucket}', 'fahrzeuge')
    .replace('{dateiname}', 'a.png')
    .replace('{tag}', '2026-11-24')
    .replace(/(leseraeume|sitzplaetze)\/\{id\}/, `$1/${haus.seats[0]}`)
    .replace(/fahrzeuge\/\{id\}/, `fahrzeuge/${flotte.polo}`)
    .replaceAll(/\{(?!name)\w+\}/g, haus.grundrissId)
  return filled.includes('{name}') ? EINSTELLUNGEN.map((name) => filled.replace('{name}', name)) : [filled]
}

interface Shot {
  readonly method: string
  readonly address: string
  readonly content?: string
  readonly type?: string
}

const BODIES = ['', 'null', '[]', '"\\u0000"', '0', '{}', '{"\\u0000": "\\ud800"}', '{"a": 1, "a": 2}']
const TYPES = ['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '']

/** Requests to one operation: malformed bodies, wrong content types, and samples with one misfit. */
function* shotsAt(declared: DeclaredOperation): Generator<Shot> {
  const { path, method, operation } = declared
  yield { method, address: path.replaceAll(/\{\w+\}/g, '%00') }
  const schema = operation.requestBody?.content['application/json']?.schema
  for (const address of addressesOf(path)) {
    yield { method, address }
    for (const query of queriesOf(declared)) yield { method, address: `${address}?${query}` }
    if (method === 'GET') continue
    for (const content of BODIES) yield { method, address, content }
    for (const type of TYPES) yield { method, address, content: '{}', type }
    for (const body of schema ? misfitsOf(schema) : [])
      yield { method, address, content: JSON.stringify(body) }
  }
}

function* queriesOf({ operation }: DeclaredOperation): Generator<string> {
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    if (place !== 'query') continue
    for (const odd of misfitsOf(schema, name))
      yield `${name}=${encodeURIComponent(String(odd).toWellFormed().slice(0, 3000))}`
  }
}

async function fire(
  { method, address, content, type = 'application/json' }: Shot,
  token: string | undefined,
) {
  return app.request(address, {
    method,
    host: haus.host,
    ...(token === undefined ? {} : { as: token }),
    ...(content === undefined ? {} : { bytes: new TextEncoder().encode(content) }),
    headers: {
      'if-match': '"1"',
      origin: `http://${haus.host}`,
      ...(content === undefined ? {} : { 'content-type': type }),
    },
  })
}

/** The last line of defence: a value that reached the database should have been refused by its schema. */
const UNNOTICED: Code = 'anfrage.unspeicherbar'

/** Requests that caused a server error or reached the database, with path and start of the body. */
async function offenders(shots: Iterable<Shot>, tokens: readonly (string | undefined)[]): Promise<string[]> {
  const found: string[] = []
  for (const shot of shots) {
    for (const token of tokens) {
      const { status, json } = await fire(shot, token)
      const code: unknown = json.code
      const coded = status < 400 || typeof code === 'string' || json.status !== undefined
      if (status >= 500 || !coded || code === UNNOTICED)
        found.push(
          `${status} ${code} ${shot.method} ${shot.address.slice(0, 150)} ${shot.content?.slice(0, 150)}`,
        )
    }
  }
  return found
}

describe('an invalid value', () => {
  it('is refused by every operation for every caller, without a server error', async () => {
    expect(operations.length).toBeGreaterThan(90)
    const found: string[] = []
    for (const one of operations)
      found.push(...(await offenders(shotsAt(one), [undefined, haus.anna.token, haus.leitung.token])))
    expect(found).toEqual([])
  }, 240_000)

  it('is refused by sign-in, too', async () => {
    const paths = [
      'sign-in/email',
      'request-password-reset',
      'reset-password',
      'confirm-email',
      'change-password',
      'revoke-session',
      'request-confirmation',
      'request-email',
      'withdraw-email',
      'confirm-new-email',
      'sign-in/second',
      'sign-in/passkey',
      'begin-passkey',
      'confirm-passkey',
      'rename-passkey',
      'remove-passkey',
      'begin-factor',
      'confirm-factor',
      'renew-codes',
      'remove-factor',
      'revoke-other-sessions',
      'sign-out',
    ]
    const fields = [
      'email',
      'password',
      'token',
      'newPassword',
      'currentPassword',
      'code',
      'id',
      'name',
      'passkey',
    ]
    const whole = {
      email: haus.ben.email,
      password: 'a',
      token: 'a',
      newPassword: 'ein langer Satz als Passwort',
      currentPassword: 'a',
      code: '123456',
      id: haus.ben.id,
      name: 'Telefon',
      passkey: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30' } },
    }
    const bodies = [
      '',
      'null',
      '[]',
      '"\\u0000"',
      '{}',
      ...fields.flatMap((field) =>
        [...TEXTS, ['\u0000'], { a: '\u0000' }].map((odd) => JSON.stringify({ ...whole, [field]: odd })),
      ),
    ]
    const shots = paths.flatMap((path) =>
      bodies.map((content) => ({ method: 'POST', address: `/api/auth/${path}`, content })),
    )
    expect(await offenders(shots, [undefined, haus.ben.token])).toEqual([])
  }, 240_000)
})
