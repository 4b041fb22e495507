import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { address } from '@platzwart/contract/operation'
import * as grundrissWire from '@platzwart/contract/operations/grundriss'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import * as liveWire from '@platzwart/contract/operations/live'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../features/sitzung/anmeldung/hashPassword.ts'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { POLICIES } from './policy.ts'

const NOW = '2026-11-23T08:00:00Z'
const PASSWORD = 'ein langer Satz als Passwort'

let app: TestApp
let other: TestApp
let served: Served
let haus: TestMandant

beforeAll(async () => {
  app = await testApp(NOW)
  other = await testApp(NOW, { database: app.database })
  haus = await createTestMandant(app, 'haus')
  await other.deps.domains.refresh()
  served = await serve(app)
})

afterAll(async () => {
  await served.close()
  await other.close()
  await app.close()
})

const SLOT = { von: '2026-11-24T08:00:00Z', bis: '2026-11-24T09:00:00Z' }

async function rows(sql: string, ...values: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return haus.scoped(async (tx) => (await tx.raw<Record<string, unknown>>(sql, values)).rows)
}

const personRow = (person: TestPerson) => rows('select * from benutzer where id = $1', person.id)

describe('read-only fields', () => {
  const MORE = {
    id: '01980000-0000-7000-8000-00000000dead',
    mandantId: '01980000-0000-7000-8000-00000000dead',
    mandant_id: '01980000-0000-7000-8000-00000000dead',
    tenantId: 'x',
    role: 'admin',
    betreiber: true,
    berechtigungen: ['buchung_pflege'],
    emailVerified: true,
    status: 'durchgeführt',
    benutzer1Id: '01980000-0000-7000-8000-00000000dead',
    bucherId: '01980000-0000-7000-8000-00000000dead',
    version: 99,
    constructor: { prototype: { betreiber: true } },
  }
  const PROTO = '"__proto__": {"betreiber": true, "status": "storniert"}'

  it('of a person stay unchanged', async () => {
    const before = await personRow(haus.anna)
    const body = `{"sprache": "de", ${PROTO}, ${JSON.stringify(MORE).slice(1)}`
    const answer = await raw('PUT', benutzerWire.changeSprache.path, body)
    expect([204, 422]).toContain(answer.status)
    expect(await personRow(haus.anna)).toEqual(before)
    expect(({} as { betreiber?: unknown }).betreiber).toBeUndefined()
    const start = await app.request(benutzerWire.start.path, { as: haus.anna.token, host: haus.host })
    expect(start.json.sitzung).toMatchObject({ betreiber: false, berechtigungen: [] })
  })

  it('of a booking are refused by name', async () => {
    for (const [method, path] of [
      ['POST', leseraumWire.bookLeseraum.path],
      ['PATCH', address(leseraumWire.changeLeseraumBuchung, { id: '01980000-0000-7000-8000-00000000dead' })],
    ] as const) {
      const answer = await app.request(path, {
        as: haus.anna.token,
        host: haus.host,
        method,
        body: { leseraumId: haus.seats[0], ...SLOT, ...MORE },
        headers: { 'if-match': '"1"' },
      })
      expect([method, answer.status, answer.json.code]).toEqual([method, 422, 'anfrage.ungueltig'])
      expect(answer.json.issues).toContainEqual(
        expect.objectContaining({
          code: 'feld.unbekannt',
          data: { felder: expect.arrayContaining(['status', 'benutzer1Id', 'mandantId']) },
        }),
      )
    }
    expect(await rows('select 1 from leseraum_buchung')).toEqual([])
  })
})

/** Sends raw bytes over a real connection; without a length, the body is chunked. */
async function raw(
  method: string,
  path: string,
  body: string,
  headers: Record<string, string | number> = {},
) {
  const length = 'transfer-encoding' in headers ? {} : { 'content-length': Buffer.byteLength(body) }
  const asked: ClientRequest = request({
    port: served.port,
    host: '127.0.0.1',
    method,
    path,
    agent: false,
    headers: {
      host: haus.host,
      cookie: cookieOf(haus.anna.token),
      'content-type': 'application/json',
      ...length,
      ...headers,
    },
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  // A server that has seen enough may close the connection early.
  asked.on('error', () => undefined)
  asked.end(body)
  const response = await answered
  return { status: response.statusCode ?? 0, text: await text(response).catch(() => '') }
}

describe('a body', () => {
  const depth = (n: number) => `${'['.repeat(n)}1${']'.repeat(n)}`

  it.each([
    ['1,000 deep', depth(1_000)],
    ['as deep as it may be long', depth(120_000)],
    ['of objects in objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['with an endless number', `1${'0'.repeat(100_000)}`],
  ])('%s is refused anywhere', async (_, value) => {
    for (const [method, path, body] of [
      ['POST', leseraumWire.bookLeseraum.path, value],
      ['POST', leseraumWire.bookLeseraum.path, `{"leseraumId": ${value}, "von": 1, "bis": 2}`],
      ['PUT', '/api/einstellungen/leseraum.favoritPlaetze', `{"wert": ${value}, "schicht": "benutzer"}`],
      ['PUT', '/api/einstellungen/fahrzeug.erinnerungMinuten', `{"wert": ${value}, "schicht": "benutzer"}`],
      ['POST', ENDPOINTS.signIn, `{"email": ${value}, "password": ${value}}`],
    ] as const) {
      const answer = await raw(method, path, body, { origin: `http://${haus.host}` })
      expect([path, [400, 413, 422]]).toEqual([path, expect.arrayContaining([answer.status])])
      expect(answer.text.length).toBeLessThan(20_000)
    }
    expect(await rows('select 1 from einstellung_wert')).toEqual([])
  })

  it('with a duplicate name is refused by that name, even if either value would do', async () => {
    const before = await personRow(haus.anna)
    for (const body of [
      '{"sprache": "en", "sprache": "de"}',
      '{"sprache": "de", "sprache": "en"}',
      '{"sprache": "en", "\\u0073prache": "en"}',
    ]) {
      const answer = await raw('PUT', benutzerWire.changeSprache.path, body)
      expect([answer.status, JSON.parse(answer.text).issues]).toMatchObject([
        422,
        [{ code: 'feld.doppelt', field: 'sprache' }],
      ])
    }
    expect(await personRow(haus.anna)).toEqual(before)
  })

  it('that is declared but missing is refused where one is needed', async () => {
    for (const [method, path] of [
      ['PUT', benutzerWire.changeSprache.path],
      ['POST', leseraumWire.bookLeseraum.path],
    ] as const) {
      for (const headers of [{}, { 'transfer-encoding': 'chunked' }, { cookie: '' }]) {
        const answer = await raw(method, path, '', headers)
        expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'anfrage.unlesbar'])
      }
    }
  })

  it('of two megabytes is refused, with or without a declared length', async () => {
    const body = JSON.stringify({ sprache: 'en', more: 'x'.repeat(2 * 1024 * 1024) })
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
      expect((await raw('PUT', benutzerWire.changeSprache.path, body, headers)).status).toBe(413)
    expect(await personRow(haus.anna)).toMatchObject([{ sprache: 'de' }])
    // The server keeps running.
    expect((await raw('PUT', benutzerWire.changeSprache.path, '{"sprache": "de"}')).status).toBe(204)
  })
})

describe('a query parameter', () => {
  const base64 = (value: string) => Buffer.from(value).toString('base64url')
  const ID = '01980000-0000-7000-8000-000000000001'
  const PAYLOADS = [
    `' or '1'='1`,
    `"); drop table leseraum_buchung; --`,
    `1; select pg_sleep(10)`,
    `${ID}' union select * from auth.session --`,
    'x'.repeat(10_000),
    '\u0000',
    '%00',
    '%ed%a0%80',
    '{}',
    '*',
    '-1',
    '1e309',
    '../../etc/passwd',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    base64(`2026-99-99T99:99:99Z~${ID}`),
    base64(`2026-11-24T08:00:00Z~${ID}' or true --`),
    base64(`99999-11-24T08:00:00Z~${ID}`),
    base64(`0000-00-00T00:00:00Z~${ID}`),
  ]

  interface Field {
    readonly path: string
    /** Refused for every person. */
    readonly refused: boolean
    readonly name: string
    readonly in: string
  }

  async function fields(): Promise<Field[]> {
    const { paths } = (await app.request(ENDPOINTS.openapi)).json as unknown as {
      paths: Record<string, { get?: { operationId: string; parameters?: { name: string; in: string }[] } }>
    }
    const declared = Object.entries(paths)
      .filter(([path]) => path !== liveWire.live.path)
      .flatMap(([path, { get }]) => {
        // Operations of screens are open to no person.
        const refused = POLICIES.get(get?.operationId ?? '')?.who === 'anzeigegeraet'
        return (get?.parameters ?? []).map((parameter) => ({ path, refused, ...parameter }))
      })
    const undeclared = ['sort', 'filter', 'group', 'order', 'search', 'limit[]', 'status[]']
    return [
      ...declared,
      ...undeclared.map((name) => ({
        path: leseraumWire.listLeseraumBuchungen.path,
        refused: false,
        name,
        in: 'query',
      })),
    ]
  }

  function addressOf({ path, name, in: place }: Field, payload: string): string {
    const value = payload.startsWith('%') ? payload : encodeURIComponent(payload)
    const at = path
      .replace(`{${name}}`, value)
      .replace('{tag}', '2026-11-24')
      .replaceAll(/\{\w+\}/g, haus.grundrissId)
    if (place === 'path') return at
    const needed =
      path === leseraumWire.findFreeLeseraeume.path
        ? Object.entries(SLOT).filter(([key]) => key !== name)
        : []
    return `${at}?${[`${name}=${value}`, ...needed.map(([key, time]) => `${key}=${time}`)].join('&')}`
  }

  it('never becomes part of a statement, and never causes a server error', async () => {
    const asked = await fields()
    expect(asked.length).toBeGreaterThan(15)
    // May call everything: an administrator who is also an operator.
    const operates = [`user-${haus.leitung.id}`]
    await app.deps.authPool.query('insert into auth.betreiber (user_id) values ($1)', operates)
    for (const field of asked) {
      for (const payload of PAYLOADS) {
        const address = addressOf(field, payload)
        const { status, text } = await app.request(address, { as: haus.leitung.token, host: haus.host })
        const shown = address.slice(0, 120)
        const expected = field.refused ? [401, 422] : [200, 400, 404, 422]
        expect([shown, expected]).toEqual([shown, expect.arrayContaining([status])])
        expect(text).not.toMatch(/syntax error|relation "|column "|out of range/i)
      }
    }
    await app.deps.authPool.query('delete from auth.betreiber where user_id = $1', operates)
  }, 60_000)
})

describe('an old cookie', () => {
  const origin = () => ({ origin: `http://${haus.host}` })
  const status = async (server: TestApp, cookie: string) =>
    (await server.request(grundrissWire.listGrundrisse.path, { host: haus.host, headers: { cookie } })).status

  async function signIn(person: TestPerson, password = PASSWORD): Promise<string> {
    const answer = await app.request(ENDPOINTS.signIn, {
      host: haus.host,
      body: { email: person.email, password },
      headers: origin(),
    })
    expect([answer.status, answer.text]).toEqual([200, answer.text])
    return (answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  }

  beforeAll(async () => {
    const hash = await hashPassword(PASSWORD)
    for (const { id } of [haus.anna, haus.ben]) {
      await app.deps.authPool.query(
        `insert into account (id, "accountId", "providerId", "userId", password) values ($1, $1, 'credential', $1, $2)`,
        [`user-${id}`, hash],
      )
    }
  })

  it('is invalid after signing out, on every server', async () => {
    const cookie = await signIn(haus.anna)
    expect([await status(app, cookie), await status(other, cookie)]).toEqual([200, 200])
    await other.request('/api/auth/sign-out', {
      host: haus.host,
      method: 'POST',
      body: {},
      headers: { ...origin(), cookie },
    })
    expect([await status(app, cookie), await status(other, cookie)]).toEqual([401, 401])
  })

  it('of another device is invalid after a password change', async () => {
    const mine = await signIn(haus.ben)
    const stolen = await signIn(haus.ben)
    const changed = await app.request('/api/auth/change-password', {
      host: haus.host,
      body: { currentPassword: PASSWORD, newPassword: 'ein ganz anderer langer Satz' },
      headers: { ...origin(), cookie: mine },
    })
    expect(changed.status).toBe(200)
    expect([await status(app, stolen), await status(other, stolen)]).toEqual([401, 401])
    expect([await status(app, mine), await status(other, mine)]).toEqual([401, 401])
    const renewed = (changed.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
    expect(await status(other, renewed)).toBe(200)
  })

  it('is invalid once its person is deactivated, when altered, and at another house', async () => {
    const cookie = await signIn(haus.anna)
    const last = cookie.at(-5) === 'A' ? 'B' : 'A'
    const altered = `${cookie.slice(0, -5)}${last}${cookie.slice(-4)}`
    expect(await status(app, altered)).toBe(401)
    expect(await status(app, cookieOf('token-that-nobody-has'))).toBe(401)
    await haus.scoped((tx) => tx.raw("update benutzer set status = 'inaktiv' where id = $1", [haus.anna.id]))
    expect([await status(app, cookie), await status(other, cookie)]).toEqual([401, 401])
  })
})
