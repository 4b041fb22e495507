import { tmpdir } from 'node:os'
import { createApp } from '@platzwart/server/app'
import { compose } from '@platzwart/server/compose'
import { addressList } from '@platzwart/server/platform/addressList'
import { systemClock } from '@platzwart/server/platform/clock'
import { noteTrips, type Sent, type Trip } from '@platzwart/server/testing/wire/noteTrips'
import { pino } from 'pino'
import { BENCH_SECRET } from '../http/cookie.ts'
import type { BenchRequest } from '../http/verbs.ts'
import type { BenchDatabase } from './cluster.ts'

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
  platzwart.deps.appPool.on('connect', (client) => noteTrips(client, trips))
  await platzwart.jobs.open()
  const app = createApp({
    deps: platzwart.deps,
    facts: { demo: null, build: 'bench' },
    web: null,
    trusted: addressList([]),
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
