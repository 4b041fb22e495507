import { type BenchDatabase, clearMails, withAdmin } from '../database/cluster.ts'
import { type RawResult, type RawWork, runRaw } from '../database/raw.ts'
import { recordStatements } from '../database/recordStatements.ts'
import { templates } from '../database/template.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import type { LoadResult } from './client.ts'
import { A_RUN, load, numbersFor, warmUp } from './load.ts'
import { cpuTime } from './processFacts.ts'
import { startServer } from './server.ts'
import { SAME_AGAIN, VERBS, type VerbName } from './verbs.ts'

const SECONDS = sized(8, 1)
const RAW_SECONDS = sized(4, 1)

interface Goal {
  readonly perSecond?: number
  readonly p95ms?: number
  /** Per cent. */
  readonly ofLimit?: number
}

function told({ perSecond, p95ms, ofLimit }: Goal): string {
  const parts = [
    ...(perSecond === undefined ? [] : [`${perSecond}/s`]),
    ...(p95ms === undefined ? [] : [`p95 < ${p95ms} ms`]),
    ...(ofLimit === undefined ? [] : [`${ofLimit} % of limit`]),
  ]
  return parts.join(', ')
}

/** How many bookings a verb has left, on the days that only the benchmarks book. */
const BOOKED: Readonly<Partial<Record<VerbName, string>>> = {
  'http.book': 'select count(*) from leseraum_buchung where tag >= current_date + 38',
  'http.book-vehicle': 'select count(*) from fahrzeug_buchung where lower(zeitraum) >= current_date + 90',
}

const GOALS: Readonly<Record<VerbName, Goal>> = {
  'http.plan-day': { perSecond: 1_200, p95ms: 25, ofLimit: 50 },
  'http.free-times': { p95ms: 300 },
  'http.utilisation': { p95ms: 500 },
  'http.evaluation': { p95ms: 500 },
  'http.book': { perSecond: 1_000, p95ms: 30, ofLimit: 33 },
  'http.vehicle-search': { perSecond: 600, p95ms: 40 },
  'http.book-vehicle': { perSecond: 700, p95ms: 40 },
}

/** The first requests make the server know person and plan, and keep what it answers; the last is the one whose statements count. */
async function record(database: BenchDatabase, verb: VerbName): Promise<RawWork> {
  const first = numbersFor(3 * SAME_AGAIN)
  const request = VERBS[verb]
  const recorded = request(first + 2 * SAME_AGAIN)
  const before = [first, first + SAME_AGAIN].map((n) => request(n))
  const trips = await recordStatements(database, [...before, recorded])
  return { trips: templates(trips, recorded), request }
}

async function countBooked(database: BenchDatabase, verb: VerbName): Promise<number> {
  const text = BOOKED[verb]
  if (text === undefined) return 0
  return withAdmin(database.adminUrl, async (admin) => {
    const { rows } = await admin.query<{ count: string }>(text)
    return Number(rows[0]?.count)
  })
}

/** A raw limit is one only if the statements did what they do for the server: each request has left its booking. */
function proveBooked(verb: VerbName, booked: number, made: number): void {
  const expected = BOOKED[verb] === undefined ? 0 : made
  if (booked !== expected) throw new Error(`${made} requests through pg alone left ${booked} bookings`)
}

/** Without the server and its jobs; the better of the server's ten connections and of one for each request in flight. */
async function rawLimit(
  database: BenchDatabase,
  verb: VerbName,
  work: RawWork,
  inFlight: number,
): Promise<RawResult> {
  await clearMails(database.adminUrl)
  const before = await countBooked(database, verb)
  const results: RawResult[] = []
  for (const connections of [10, Math.min(inFlight, 32)]) {
    const order = { connectionString: database.appUrl, inFlight, connections, seconds: RAW_SECONDS }
    results.push(await runRaw({ ...work, ...order, first: numbersFor(A_RUN) }))
  }
  const made = results.reduce((sum, result) => sum + result.made, 0)
  proveBooked(verb, (await countBooked(database, verb)) - before, made)
  return results.reduce((best, result) => (result.perSecond > best.perSecond ? result : best))
}

type Served = LoadResult & { readonly cpuMs: number | null }

async function served(database: BenchDatabase, verb: VerbName, connections: number): Promise<Served> {
  const server = await startServer(database.adminUrl)
  const used = () => cpuTime(server.process.pid ?? 0)
  try {
    await warmUp(server.url, verb)
    const before = used()
    const result = await load({
      url: server.url,
      verb,
      connections,
      duration: SECONDS,
      first: numbersFor(A_RUN),
    })
    const after = used()
    return { ...result, cpuMs: before === null || after === null ? null : (after - before) / result.requests }
  } finally {
    await server.stop()
  }
}

function notesOn(result: Served, raw: RawResult): string[] {
  const refused = Object.entries(result.refused).map(
    ([status, count]) => `${count} answers of status ${status}`,
  )
  return [
    ...refused,
    ...(result.errors > 0 ? [`${result.errors} requests without an answer`] : []),
    [
      ...(result.cpuMs === null
        ? []
        : [`the server's process used ${result.cpuMs.toFixed(2)} ms of processor a request`]),
      `raw p95 ${raw.p95ms.toFixed(1)} ms`,
    ].join('; '),
  ]
}

/** A verb over HTTP at 16 and at 64 connections, each beside the same statements through `pg` alone. */
export async function measureVerb(database: BenchDatabase, verb: VerbName): Promise<Figure[]> {
  const work = await record(database, verb)
  const statements = work.trips.map((trip) => trip.length).join(' + ')
  const figures: Figure[] = []
  for (const connections of [16, 64]) {
    const result = await served(database, verb, connections)
    const raw = await rawLimit(database, verb, work, connections)
    const goal = connections === 16 ? told(GOALS[verb]) : undefined
    figures.push({
      name: connections === 16 ? verb : `${verb}.${connections}`,
      value: result.perSecond,
      unit: 'requests/s',
      p50ms: result.p50ms,
      p95ms: result.p95ms,
      p99ms: result.p99ms,
      raw: raw.perSecond,
      ...(goal ? { goal } : {}),
      sound: result.errors === 0 && Object.keys(result.refused).length === 0,
      notes: [
        ...(connections === 16 ? [`statements by round trip: ${statements}`] : []),
        ...notesOn(result, raw),
      ],
    })
  }
  return figures
}
