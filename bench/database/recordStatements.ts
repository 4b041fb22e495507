import { tmpdir } from 'node:os'
import { createApp } from '@platzwart/server/app'
import { compose } from '@platzwart/server/compose'
import { systemClock } from '@platzwart/server/platform/clock'
import { trustedProxies } from '@platzwart/server/platform/sitzung/network'
import type pg from 'pg'
import { pino } from 'pino'
import { BENCH_SECRET } from '../http/cookie.ts'
import type { BenchRequest } from '../http/verbs.ts'
import type { BenchDatabase } from './cluster.ts'

/** A statement as the server sent it. */
export interface Sent {
  readonly text: string
  readonly name?: string
  readonly values?: readonly unknown[]
}

/** Statements that left together: one round trip. */
export type Trip = readonly Sent[]

/** Notes what goes over a connection between BEGIN and COMMIT; what finds no answer outstanding begins a new round trip. */
function listen(client: pg.PoolClient, trips: Sent[][]): void {
  const original = client.query.bind(client) as (...args: unknown[]) => unknown
  let outstanding = 0
  let open = false
  client.query = ((...args: unknown[]) => {
    const first = args[0] as string | Sent
    const sent: Sent = typeof first === 'string' ? { text: first } : first
    if (sent.text === 'begin') {
      open = true
      trips.length = 0
    }
    const answer = original(...args)
    if (!open || !(answer instanceof Promise)) return answer
    if (outstanding === 0) trips.push([])
    trips.at(-1)?.push({ ...sent, ...(sent.values ? { values: [...sent.values] } : {}) })
    if (sent.text === 'commit') open = false
    outstanding++
    const done = () => {
      outstanding--
    }
    answer.then(done, done)
    return answer
  }) as typeof client.query
}

/**
 * Lets the server itself, in this process, answer requests over one connection that takes notes, and returns the statements of the
 * last one. The ones before it make known what a running server knows.
 */
export async function recordStatements(
  database: BenchDatabase,
  requests: readonly BenchRequest[],
): Promise<Trip[]> {
  const platzwart = compose({
    appUrl: database.appUrl,
    authUrl: database.authUrl,
    secret: BENCH_SECRET,
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    s3Url: null,
    dataFolder: tmpdir(),
    demo: false,
    clock: systemClock,
    logger: pino({ level: 'silent' }),
    connections: 1,
  })
  const trips: Sent[][] = []
  platzwart.deps.appPool.on('connect', (client) => listen(client, trips))
  await platzwart.jobs.open()
  const app = createApp({
    deps: platzwart.deps,
    jobs: platzwart.jobs,
    facts: { demo: null, build: 'bench' },
    web: null,
    trusted: trustedProxies([]),
  })
  try {
    for (const { method, path, headers, body } of requests) {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const answer = await app.request(`http://${headers.host}${path}`, {
        method,
        headers: { ...headers, ...length },
        ...(body === undefined ? {} : { body }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
    }
    return trips.map((trip) => [...trip])
  } finally {
    await platzwart.stop()
  }
}
