import { request as ask } from 'node:http'
import { readAusfuhrDatei, requestAusfuhr, showAusfuhr } from '@platzwart/contract/operations/ausfuhr'
import { listOwnMails } from '@platzwart/contract/operations/benachrichtigung'
import { readDatei } from '@platzwart/contract/operations/datei'
import { bookLeseraum } from '@platzwart/contract/operations/leseraum'
import { start as readStart } from '@platzwart/contract/operations/start'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../../features/sitzung/anmeldung/hashPassword.ts'
import { cookieOf, type TestApp, testApp } from '../../testing/app.ts'
import { createTestFlotte, type TestFlotte } from '../../testing/fahrzeug.ts'
import { picture } from '../../testing/files.ts'
import { LiveReader } from '../../testing/liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { serveS3 } from '../../testing/s3.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { type Balancer, balance, from } from '../../testing/wire/balancer.ts'
import { uuidv7 } from '../database/uuid.ts'
import { withAdmin } from '../migrate/session.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'
const PASSWORD = 'ein langer Satz als Passwort'

let s3: Awaited<ReturnType<typeof serveS3>>
let apps: TestApp[] = []
let served: Served[] = []
let balancer: Balancer
let haus: TestMandant
let flotte: TestFlotte
const readers: LiveReader[] = []

beforeAll(async () => {
  s3 = await serveS3()
  const options = { s3Url: s3.url, trusted: ['127.0.0.0/8'] }
  const first = await testApp(NOW, options)
  apps = [first, await testApp(NOW, { ...options, database: first.database })]
  await Promise.all(apps.map((app) => app.start()))
  haus = await createTestMandant(first, 'haus')
  flotte = await createTestFlotte(first, haus)
  await Promise.all(apps.map((app) => app.deps.domains.refresh()))
  served = await Promise.all(apps.map(serve))
  balancer = await balance(served.map(({ port }) => port))
  const hash = await hashPassword(PASSWORD)
  await withAdmin(first.database.adminUrl, async (admin) => {
    await admin.query(
      `insert into auth.account (id, "accountId", "providerId", "userId", "password")
       select 'account-' || id, id, 'credential', id, $1 from auth."user"`,
      [hash],
    )
  })
})

afterEach(() => {
  for (const reader of readers.splice(0)) reader.cut()
})

afterAll(async () => {
  await balancer.close()
  for (const one of served) await one.close()
  for (const app of apps.reverse()) await app.close()
  await s3.close()
})

interface Asked {
  readonly as?: TestPerson
  readonly cookie?: string
  readonly method?: string
  readonly body?: object | Uint8Array
  readonly headers?: Record<string, string>
  readonly port?: number
}

interface Answered {
  readonly status: number
  readonly headers: Record<string, string | string[] | undefined>
  readonly bytes: Buffer
  readonly json: Record<string, unknown>
}

/** Sends a request on its own connection; `fetch` would set the Host header itself. */
async function send(
  path: string,
  { as, cookie, method, body, headers = {}, port }: Asked = {},
): Promise<Answered> {
  const raw = body instanceof Uint8Array
  const bytes = body === undefined ? null : raw ? body : Buffer.from(JSON.stringify(body))
  return await new Promise((resolve, reject) => {
    const asked = ask({
      host: '127.0.0.1',
      port: port ?? balancer.port,
      path,
      method: method ?? (bytes ? 'POST' : 'GET'),
      agent: false,
      headers: {
        host: haus.host,
        origin: `http://${haus.host}`,
        ...(as ? { cookie: cookieOf(as.token) } : {}),
        ...(cookie ? { cookie } : {}),
        ...(bytes
          ? {
              'content-type': raw ? 'application/octet-stream' : 'application/json',
              'content-length': bytes.length,
            }
          : {}),
        ...headers,
      },
    })
    asked.once('error', reject)
    asked.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const all = Buffer.concat(chunks)
        const isJson = /json/.test(response.headers['content-type'] ?? '')
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: all,
          json: isJson ? JSON.parse(all.toString() || '{}') : {},
        })
      })
    })
    asked.end(bytes ?? undefined)
  })
}

const signIn = (
  person: TestPerson,
  password = PASSWORD,
  headers: Record<string, string> = {},
  port?: number,
) => send(ENDPOINTS.signIn, { body: { email: person.email, password }, headers, ...(port ? { port } : {}) })

const cookieIn = ({ headers }: Answered) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((it) => it.split(';')[0])
    .join('; ')

let slots = 0
async function book(): Promise<string> {
  const von = Temporal.Instant.from('2026-11-24T07:00:00Z').add({ minutes: slots++ * 30 })
  const body = { leseraumId: haus.seats[0], von: von.toString(), bis: von.add({ minutes: 30 }).toString() }
  const answer = await send(bookLeseraum.path, { as: haus.leitung, body })
  expect([answer.status, answer.json.code]).toEqual([201, undefined])
  return String(answer.json.id)
}

describe('two servers behind a round-robin balancer', () => {
  it('share sessions: opened by either, ended by either', async () => {
    const cookie = cookieIn(await signIn(haus.anna))
    const before = [...balancer.served]
    for (let i = 0; i < 4; i++) expect((await send(listOwnMails.path, { cookie })).status).toBe(200)
    expect(balancer.served.map((count, nr) => count - (before[nr] ?? 0))).toEqual([2, 2])
    expect((await send(ENDPOINTS.signOut, { cookie, body: {} })).status).toBe(200)
    for (let i = 0; i < 2; i++) expect((await send(listOwnMails.path, { cookie })).status).toBe(401)
  })

  it('count wrong passwords together, by the address the balancer saw, not by a client’s header', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) {
      const spoofed = {
        ...from('203.0.113.66'),
        'x-forwarded-for': `192.0.2.${i}, 127.0.0.1`,
        'x-real-ip': `192.0.2.${i}`,
      }
      statuses.push((await signIn(haus.ben, 'ein falscher Satz', spoofed)).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn(haus.ben, PASSWORD, from('203.0.113.67'))).status).toBe(200)
  })

  it('take a client that bypasses the balancer for whom the connection shows', async () => {
    const [direct] = served
    // The addresses of the balancer's machine are trusted here; another address in its header is its own
    // claim.
    const told = { 'x-forwarded-for': '203.0.113.66' }
    const refused = await signIn(haus.ben, PASSWORD, told, direct?.port)
    expect(refused.status).toBe(429)
    const host = { ...told, 'x-forwarded-host': 'boese.example' }
    expect(
      (await send(readStart.path, { headers: host, ...(direct ? { port: direct.port } : {}) })).status,
    ).toBe(421)
  })

  it('send each reader each change once, and resume where the other left off', async () => {
    const reader = new LiveReader({ port: balancer.port, host: haus.host, token: haus.anna.token })
    const second = new LiveReader({ port: balancer.port, host: haus.host, token: haus.ben.token })
    readers.push(reader, second)
    await reader.open()
    await second.open()
    for (const one of readers) await one.until((events) => events.length > 0)
    const ids = [await book(), await book(), await book()]
    for (const one of readers)
      await one.until((events) => ids.every((id) => events.some((event) => event.id === id)))
    reader.cut()
    const missed = [await book(), await book()]
    await reader.resume()
    const last = await book()
    await reader.until((events) => events.some((event) => event.id === last))
    const heard = reader.events.flatMap((event) => ('id' in event ? [event.id] : []))
    expect(heard).toEqual([...ids, ...missed, last])
  })

  it('share uploaded files and exports', async () => {
    const path = readDatei.path.replace('{bucket}', 'fahrzeuge').replace('{dateiname}', 'golf.jpg')
    const put = await send(path, { as: flotte.fuhrpark, method: 'PUT', body: await picture('jpeg') })
    expect(put.status).toBe(201)
    const pictures = [await send(path, { as: flotte.fuhrpark }), await send(path, { as: flotte.fuhrpark })]
    expect(pictures.map(({ status, bytes }) => [status, bytes.length > 100])).toEqual([
      [200, true],
      [200, true],
    ])
    const body = { format: 'xlsx', fahrzeugIds: [flotte.golf], von: '2026-11-01', bis: '2026-11-30' }
    const wanted = await send(requestAusfuhr.path, { as: flotte.fuhrpark, body })
    const at = (address: string) => address.replace('{id}', String(wanted.json.id))
    await expect
      .poll(async () => (await send(at(showAusfuhr.path), { as: flotte.fuhrpark })).json.status, {
        timeout: 20_000,
      })
      .toBe('fertig')
    const one = await send(at(readAusfuhrDatei.path), { as: flotte.fuhrpark })
    const other = await send(at(readAusfuhrDatei.path), { as: flotte.fuhrpark })
    expect([one.status, other.status, one.bytes.equals(other.bytes)]).toEqual([200, 200, true])
  })

  it('answer a repeated idempotency key once, whichever server gets it', async () => {
    const von = '2026-11-25T08:00:00Z'
    const body = { leseraumId: haus.seats[1], von, bis: '2026-11-25T09:00:00Z' }
    const headers = { 'idempotency-key': '01980000-0000-7000-8000-0000000000aa' }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send(bookLeseraum.path, { as: haus.leitung, body, headers })),
    )
    expect(new Set(answers.map(({ status, json }) => `${status} ${String(json.id)}`)).size).toBe(1)
    const { rows } = await haus.scoped((tx) =>
      tx.raw('select from leseraum_buchung where mandant_id = $1 and leseraum_id = $2', [
        haus.id,
        haus.seats[1],
      ]),
    )
    expect(rows).toHaveLength(1)
  })

  it('run recurring jobs once', async () => {
    // A house with nothing due is not visited.
    await haus.scoped((tx) =>
      tx.raw(
        `insert into benachrichtigung (mandant_id, id, typ, objekt_id, objekt_version, empfaenger_id, daten, erstellt)
         values ($1, $2, 'useMailStorno', $2, 1, $3, '{}', '2026-11-01T08:00:00Z')`,
        [haus.id, uuidv7(), haus.anna.id],
      ),
    )
    for (const app of apps) app.clock.set('2026-11-23T09:00:30Z')
    await Promise.all(apps.flatMap(({ jobs }) => jobs.health().map(({ name }) => jobs.runNow(name))))
    const { rows } = await haus.scoped((tx) =>
      tx.raw<{ auftrag: string; anzahl: number }>(
        `select auftrag, count(*)::int as anzahl from auftragslauf where mandant_id = $1
           and periode in ('2026-11-23T09:00:30Z', '2026-11-23T09:00:00Z') group by auftrag`,
        [haus.id],
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ anzahl }) => anzahl))).toEqual(new Set([1]))
  })
})
