import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { createApp } from '../app.ts'
import { compose } from '../compose.ts'
import { addressList } from '../platform/addressList.ts'
import type { Clock } from '../platform/clock.ts'
import { staticApp } from '../platform/http/static.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { TEST_SECRET, type TestDatabase, testDatabase } from './database.ts'
import { CHEAP } from './password.ts'

/** A clock that a test sets. */
class TestClock implements Clock {
  #now: Temporal.Instant

  constructor(now: string) {
    this.#now = Temporal.Instant.from(now)
  }

  now(): Temporal.Instant {
    return this.#now
  }

  set(now: string): void {
    this.#now = Temporal.Instant.from(now)
  }
}

export interface TestRequest {
  readonly method?: string
  /** Session token of who asks; none for a guest. */
  readonly as?: string
  readonly host?: string
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as they are, instead. */
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly headers?: Record<string, string>
}

export interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Empty when the body is not JSON. */
  readonly json: Loose
}

/** JSON of which only the test knows the shape. */
export interface Loose {
  readonly [key: string]: Loose | undefined
}

/** The cookie of a session, signed as the sign-in signs it. */
export function cookieOf(token: string): string {
  const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64')
  return `platzwart.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

export interface TestAppOptions {
  /** Somebody else's, who also drops it: several servers on one database. */
  readonly database?: TestDatabase
  readonly connections?: number
  readonly logger?: Logger
  /** A mail server; without it mails stand in the outbox alone. */
  readonly smtpUrl?: string
  /** Another address than http://localhost:3000. */
  readonly publicUrl?: string
  /** Serves the demo's accounts; filling them in is the suite's own. */
  readonly demo?: boolean
  /** As beyond this machine. */
  readonly operatorsProve?: boolean
  /** Another object store than the suite's own folder. */
  readonly s3Url?: string
  /** Proxies whose word about address and host counts; none. */
  readonly trusted?: readonly string[]
  /** A folder with a built web app. */
  readonly web?: string
  /** Push services beside those of the makers of browsers. */
  readonly pushDienste?: readonly string[]
  /** Inner addresses that may be asked; none. */
  readonly innerAddresses?: readonly string[]
  /** An object store of the test's own making. */
  readonly storage?: Storage
}

/** The whole server in this process, on a database and with a clock of the suite's own. */
export async function testApp(now: string, options: TestAppOptions = {}) {
  const database: TestDatabase = options.database ?? (await testDatabase())
  const clock = new TestClock(now)
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-test-data-'))
  const platzwart = compose({
    appUrl: database.appUrl,
    authUrl: database.authUrl,
    secret: TEST_SECRET,
    publicUrl: options.publicUrl ?? 'http://localhost:3000',
    smtpUrl: options.smtpUrl ?? null,
    s3Url: options.s3Url ?? null,
    ...(options.storage ? { storage: options.storage } : {}),
    ...(options.pushDienste ? { pushDienste: options.pushDienste, innerAddresses: ['127.0.0.1'] } : {}),
    ...(options.innerAddresses ? { innerAddresses: options.innerAddresses } : {}),
    dataFolder,
    demo: options.demo ?? false,
    operatorsProve: options.operatorsProve ?? false,
    passwordCost: CHEAP,
    clock,
    logger: options.logger ?? pino({ level: 'silent' }),
    connections: options.connections ?? 6,
  })
  await platzwart.jobs.open()
  const app = createApp({
    deps: platzwart.deps,
    facts: { demo: null, build: 'test' },
    web: options.web === undefined ? null : staticApp(options.web),
    // However busy the machine is.
    patienceMs: 25_000,
    trusted: addressList(options.trusted ?? []),
  })
  async function request(path: string, options: TestRequest = {}): Promise<TestAnswer> {
    const headers = new Headers({ host: options.host ?? 'localhost:3000', ...options.headers })
    if (options.as !== undefined) headers.set('cookie', cookieOf(options.as))
    const text = options.body === undefined ? undefined : JSON.stringify(options.body)
    if (text !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const body = options.bytes ?? text
    if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)))
    const method = options.method ?? (body === undefined ? 'GET' : 'POST')
    const answer = await app.request(`http://localhost:3000${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    const answered = await answer.text()
    return { status: answer.status, headers: answer.headers, text: answered, json: parsed(answered) }
  }
  return {
    ...platzwart,
    app,
    clock,
    database,
    dataFolder,
    request,
    async close(): Promise<void> {
      await platzwart.stop()
      await rm(dataFolder, { recursive: true, force: true })
      if (!options.database) await database.drop()
    },
  }
}

function parsed(text: string): Loose {
  try {
    return JSON.parse(text) as Loose
  } catch {
    return {}
  }
}

export type TestApp = Awaited<ReturnType<typeof testApp>>
