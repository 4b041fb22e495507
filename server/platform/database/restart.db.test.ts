import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { showOffen } from '@platzwart/contract/operations/anmeldedienst'
import { reportAnzeigegeraet, takeKopplung } from '@platzwart/contract/operations/anzeigegeraet'
import { unsubscribe } from '@platzwart/contract/operations/benachrichtigung'
import * as healthWire from '@platzwart/contract/operations/health'
import { readKalender } from '@platzwart/contract/operations/kalender'
import * as leseraumWire from '@platzwart/contract/operations/leseraum'
import { ENDPOINTS } from '@platzwart/contract/paths'
import { findPostmaster } from '@platzwart/libs/cluster/postmaster'
import type { Cluster } from '@platzwart/libs/cluster/startCluster'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'
import { TEST_SECRET } from '../../testing/database.ts'
import { LiveReader } from '../../testing/liveReader.ts'
import { createTestMandant, type TestMandant, type TestPerson } from '../../testing/mandant.ts'
import { isOfSignIn } from '../../testing/openapi.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { POLICIES } from '../http/policy.ts'
import { type PreparedDatabase, prepareDatabase } from '../migrate/prepareDatabase.ts'
import { startOwnCluster } from './ownCluster.ts'

// A Monday; the library is open Monday to Friday 08:00 to 18:00 in Berlin (UTC+1).
const NOW = '2026-11-23T08:00:00Z'

let folder: string
let cluster: Cluster
let urls: PreparedDatabase
let app: TestApp
let served: Served
let haus: TestMandant
const log: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-test-'))
  cluster = await startOwnCluster(folder)
  urls = await prepareDatabase(cluster.adminUrl, TEST_SECRET)
  const database = { ...urls, adminUrl: cluster.adminUrl, name: 'platzwart', drop: async () => undefined }
  const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
  app = await testApp(NOW, { database, logger })
  await app.start()
  haus = await createTestMandant(app, 'haus')
  await app.request('/api/einstellungen/leseraum.maxBuchungenProWoche', {
    as: haus.leitung.token,
    host: haus.host,
    method: 'PUT',
    body: { wert: 0, schicht: 'mandant' },
  })
  served = await serve(app)
})

afterAll(async () => {
  await served.close()
  await app.close()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

function postmaster(): { pid: number; ready: boolean } | null {
  return findPostmaster(join(folder, 'postgres', 'data'))
}

/** Never 0, which a signal would apply to this test's whole process group. */
function postmasterPid(): number {
  const found = postmaster()
  if (found === null) throw new Error(`no PostgreSQL works in ${folder}`)
  return found.pid
}

const DAYS = [
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
]

function book(nr: number, person: TestPerson) {
  const people = [haus.anna, haus.ben, haus.leitung]
  const von = Temporal.Instant.from(`${DAYS[Math.floor(nr / 20) % DAYS.length]}T07:00:00Z`).add({
    minutes: (nr % 20) * 30,
  })
  return app.request(leseraumWire.bookLeseraum.path, {
    as: person.token,
    host: haus.host,
    headers: { 'idempotency-key': `wish-${nr}` },
    body: {
      leseraumId: haus.seats[people.indexOf(person)],
      von: von.toString(),
      bis: von.add({ minutes: 30 }).toString(),
    },
  })
}

interface Load {
  readonly acknowledged: string[]
  readonly statuses: Set<number>
  stop: boolean
}

/** A person who books one half hour after another, and retries when told to. */
async function keepBooking(person: TestPerson, load: Load): Promise<void> {
  for (let nr = 0; !load.stop && nr < DAYS.length * 20; ) {
    const answer = await book(nr, person)
    load.statuses.add(answer.status)
    if (answer.status === 201) {
      load.acknowledged.push(String(answer.json.id))
      nr++
    }
    await pause(20)
  }
}

describe('a restart of the database under load', () => {
  it('loses no acknowledged booking, and the server recovers by itself', async () => {
    const live = await new LiveReader({ port: served.port, host: haus.host, token: haus.ben.token }).open()
    await live.until((events) => events.length > 0)
    const load: Load = { acknowledged: [], statuses: new Set(), stop: false }
    const people = [haus.anna, haus.ben, haus.leitung].map((person) => keepBooking(person, load))
    const atLeast = (n: number) =>
      expect.poll(() => load.acknowledged.length, { timeout: 30_000, interval: 10 }).toBeGreaterThanOrEqual(n)
    await atLeast(10)
    const before = postmasterPid()
    // An immediate shutdown, without a checkpoint: the database recovers from its log.
    process.kill(before, 'SIGQUIT')
    await expect
      .poll(() => postmaster()?.ready === true && postmaster()?.pid !== before, {
        timeout: 30_000,
        interval: 10,
      })
      .toBe(true)
    await atLeast(load.acknowledged.length + 10)
    load.stop = true
    await Promise.all(people)

    expect([...load.statuses].filter((status) => ![201, 503].includes(status))).toEqual([])
    const kept = await haus.scoped(
      async (tx) => (await tx.raw<{ id: string }>('select id from leseraum_buchung')).rows,
    )
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...new Set(load.acknowledged)].toSorted())
    expect(load.acknowledged).toHaveLength(kept.length)
    // The stream has survived and misses nothing.
    await live.until(
      (events) => new Set(events.flatMap((e) => ('id' in e ? [e.id] : []))).size >= kept.length,
    )
    live.cut()
    const ready = await app.request(healthWire.readiness.path)
    expect([ready.status, ready.json.datenbank]).toEqual([200, true])
  })
})

describe('without its database, the server', () => {
  beforeAll(() => cluster.stop())

  const INSIDE = /ENOENT|ECONN|postgres|\.s\.PGSQL|select |insert |\bat .*:\d+|node_modules|terminat/i

  const TOLD_WITHOUT_TOKEN = new Set<string>([reportAnzeigegeraet.path, takeKopplung.path, showOffen.path])

  const NAMED_BY_US = new Set<string>([unsubscribe.path, readKalender.path])

  /** Operations that need no database answer as usual; the others ask to retry. */
  function statusesOf(method: string, path: string, operationId: string): number[] {
    if (path === healthWire.liveness.path) return [200]
    const statuses = method === 'GET' ? [503, 422] : [503, 422, 428]
    // A malformed link is recognised without the database.
    if (NAMED_BY_US.has(path)) statuses.push(404)
    // Recognised without the database: a person has no screen token, and a browser without one is no screen.
    if (POLICIES.get(operationId)?.who === 'anzeigegeraet') statuses.push(401)
    if (TOLD_WITHOUT_TOKEN.has(path)) statuses.push(200)
    return statuses
  }

  it('answers on every route in the reader’s language with a request id, and reveals nothing internal', async () => {
    const { paths } = (await app.request(ENDPOINTS.openapi)).json as unknown as {
      paths: Record<string, Record<string, { readonly operationId: string }>>
    }
    const own = Object.entries(paths).filter(([path]) => !isOfSignIn(path))
    const needs = own.flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => [method.toUpperCase(), path, operationId] as const,
      ),
    )
    expect(needs.length).toBeGreaterThan(20)
    for (const [method, path, operationId] of needs) {
      const answer = await app.request(
        path.replaceAll(/\{(\w+)\}/g, () => haus.seats[0] ?? ''),
        {
          as: haus.leitung.token,
          host: haus.host,
          method,
          ...(method === 'GET' ? {} : { body: {} }),
          headers: { 'x-request-id': 'request-without-database', 'accept-language': 'en' },
        },
      )
      const expected = statusesOf(method, path, operationId)
      expect([method, path, expected]).toEqual([method, path, expect.arrayContaining([answer.status])])
      expect(answer.text).not.toMatch(INSIDE)
      if (answer.status === 503 && path !== healthWire.readiness.path) {
        expect(answer.json).toMatchObject({
          code: 'server.beschaeftigt',
          instance: 'request-without-database',
        })
        expect(answer.headers.get('content-type')).toContain('application/problem+json')
      }
    }
  })

  it('answers sign-in requests alike', async () => {
    for (const [path, body] of [
      [ENDPOINTS.signIn, { email: haus.anna.email, password: 'canary of a password' }],
      ['/api/auth/request-password-reset', { email: haus.anna.email }],
      [
        '/api/auth/change-password',
        { currentPassword: 'canary of a password', newPassword: 'another canary' },
      ],
    ] as const) {
      const answer = await app.request(path, {
        as: haus.anna.token,
        host: haus.host,
        body,
        headers: { origin: `http://${haus.host}` },
      })
      expect([path, answer.status, answer.json.code]).toEqual([path, 503, 'server.beschaeftigt'])
      expect(answer.text).not.toMatch(INSIDE)
    }
  })

  it('logs nothing secret', () => {
    const text = log.join('')
    expect(log.length).toBeGreaterThan(5)
    expect(text).toContain('request-without-database')
    const secrets = [urls.appUrl, urls.authUrl, urls.ownerUrl, cluster.adminUrl].map(
      (url) => new URL(url).password,
    )
    for (const secret of [
      ...secrets,
      TEST_SECRET,
      haus.anna.token,
      haus.leitung.token,
      'canary of a password',
    ]) {
      expect(text.includes(secret)).toBe(false)
      expect(text.includes(decodeURIComponent(secret))).toBe(false)
    }
    for (const word of ['parsedStatements', 'secretKey', 'set-cookie'])
      expect([word, text.includes(word)]).toEqual([word, false])
  })
})
