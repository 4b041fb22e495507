import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnCluster } from '@platzwart/server/platform/database/ownCluster'
import { clearTraces, FOLDER, withAdmin } from '../database/cluster.ts'
import { BENCH } from '../database/fill.ts'
import type { Figure } from '../figures.ts'
import { benchCookie } from '../http/cookie.ts'
import { load, numbersFor } from '../http/load.ts'
import { cpuTime } from '../http/processFacts.ts'
import { send } from '../http/send.ts'
import { type BenchServer, startServer } from '../http/server.ts'
import { ACTIVE_PEOPLE, type VerbName } from '../http/verbs.ts'
import { sized } from '../size.ts'
import { median } from '../statistics.ts'
import { type GrowthDatabase, type GrowthSize, openGrowth, PASSWORD, SIGNING_IN } from './fill.ts'

export type { GrowthSize }

/** Two months of the measured house, and five others. */
const SMALL: GrowthSize = { houses: sized(5, 2), bookings: sized(180_000, 99_000) }
const BIG_HOUSE = sized(100_000, 500)

const CONNECTIONS = 8
const SECONDS = sized(6, 1)
const STARTS = sized(3, 1)
const SEARCHES = sized(60, 3)
const IDLE_MS = sized(60_000, 2_000)
const DAY_WITHIN_MS = 300_000
/** A figure may be so much of what it is with five houses. */
const MOST = 1.2

/** Each in milliseconds or a count, smaller is better. */
type Measured = Readonly<Record<string, { readonly value: number; readonly unit: string }>>

async function startOnce({ adminUrl }: GrowthDatabase): Promise<number> {
  const begun = performance.now()
  const server = await startServer(adminUrl)
  const took = performance.now() - begun
  await server.stop()
  return took
}

async function transactions(adminUrl: string): Promise<number> {
  return withAdmin(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ n: string }>(
      'select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.n)
  })
}

/** What the server does by itself in a minute: of processor (ms), and of transactions. */
async function idleMinute(server: BenchServer, adminUrl: string) {
  const pid = server.process.pid ?? 0
  const cpu = cpuTime(pid) ?? 0
  const before = await transactions(adminUrl)
  await pause(IDLE_MS)
  return { cpu: (cpuTime(pid) ?? 0) - cpu, transactions: (await transactions(adminUrl)) - before }
}

/** Each house with cars is looked at once a day, in a transaction of its own: that is done before what comes round again is counted. */
async function lookAtTheDay(adminUrl: string): Promise<void> {
  const looked = () =>
    withAdmin(adminUrl, async (admin) => {
      const { rows } = await admin.query<{ n: number }>(
        "select count(*)::int as n from auftragslauf where auftrag = 'fahrzeug.taeglich'",
      )
      return rows[0]?.n ?? 0
    })
  const server = await startServer(adminUrl)
  try {
    const until = performance.now() + DAY_WITHIN_MS
    for (let before = -1, now = 0; now !== before && performance.now() < until; ) {
      await pause(5_000)
      before = now
      now = await looked()
    }
  } finally {
    await server.stop()
  }
}

async function signIn({ url }: BenchServer, person: number): Promise<number> {
  const { status, milliseconds, text } = await send(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { host: BENCH.host, origin: `http://${BENCH.host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `person${person}@bench.example`, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`the sign-in was answered by ${status}: ${text}`)
  return milliseconds
}

async function searchPeople({ url }: BenchServer, nr: number): Promise<number> {
  const { status, milliseconds, text } = await send(`${url}/api/fahrer?suche=${nr}`, {
    method: 'GET',
    headers: {
      host: BENCH.host,
      cookie: benchCookie((nr % ACTIVE_PEOPLE) + 1),
      'x-request-id': randomUUID(),
    },
    body: '',
  })
  if (status !== 200) throw new Error(`the search was answered by ${status}: ${text}`)
  return milliseconds
}

async function medianOf(count: number, once: (nr: number) => Promise<number>): Promise<number> {
  const taken: number[] = []
  for (let nr = 1; nr <= count; nr++) taken.push(await once(nr))
  return median(taken)
}

async function verb({ url }: BenchServer, name: VerbName): Promise<number> {
  await load({ url, verb: name, connections: CONNECTIONS, duration: 2, first: numbersFor(20_000) })
  const { p50ms, refused, errors } = await load({
    url,
    verb: name,
    connections: CONNECTIONS,
    duration: SECONDS,
    first: numbersFor(20_000),
  })
  if (errors > 0 || Object.keys(refused).length > 0)
    throw new Error(`${name}: ${errors} errors, ${JSON.stringify(refused)}`)
  return p50ms
}

async function measure(database: GrowthDatabase): Promise<Measured> {
  const { adminUrl } = database
  await clearTraces(adminUrl)
  await withAdmin(adminUrl, (admin) => admin.query('truncate auftragslauf, auth."rateLimit"'))
  const start = await medianOf(STARTS, () => startOnce(database))
  await lookAtTheDay(adminUrl)
  // A server's first minute brings one round of all jobs, those of the hour included.
  await withAdmin(adminUrl, (admin) =>
    admin.query('delete from auftragslauf where char_length(periode) > 10'),
  )
  const server = await startServer(adminUrl)
  try {
    const round = await idleMinute(server, adminUrl)
    const idle = await idleMinute(server, adminUrl)
    return {
      start: { value: start, unit: 'ms' },
      'jobs.round.cpu': { value: round.cpu, unit: 'CPU ms in the first minute' },
      'jobs.round.transactions': { value: round.transactions, unit: 'transactions in the first minute' },
      'jobs.idle.cpu': { value: idle.cpu, unit: 'CPU ms a minute' },
      'jobs.idle.transactions': { value: idle.transactions, unit: 'transactions a minute' },
      'sign-in': { value: await medianOf(SIGNING_IN, (nr) => signIn(server, nr)), unit: 'ms p50' },
      'plan-day': { value: await verb(server, 'http.plan-day'), unit: 'ms p50' },
      book: { value: await verb(server, 'http.book'), unit: 'ms p50' },
      'search-people': { value: await medianOf(SEARCHES, (nr) => searchPeople(server, nr)), unit: 'ms p50' },
    }
  } finally {
    await server.stop()
  }
}

/**
 * The same house with five others beside it, and with thousands, one of them of 100,000 people, and years of bookings of its own; in one run on one
 * machine. `raw` is what it is with five.
 */
export async function measureGrowth(size: GrowthSize): Promise<Figure[]> {
  const cluster = await startOwnCluster(`${FOLDER}-growth`)
  try {
    const small = await measure(await openGrowth(cluster.adminUrl, SMALL, 0))
    const grown = await measure(await openGrowth(cluster.adminUrl, size, BIG_HOUSE))
    return Object.entries(grown).map(([name, { value, unit }]) => {
      const raw = small[name]?.value ?? 0
      return {
        name: `growth.${name}`,
        value,
        unit,
        raw,
        goal: 'of raw ≤ 120 %',
        sound: value <= raw * MOST,
        notes: [`${Math.round(raw * 10) / 10} with ${SMALL.houses} houses`],
      }
    })
  } finally {
    await cluster.stop()
  }
}
