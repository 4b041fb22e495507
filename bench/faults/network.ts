import { setTimeout as pause } from 'node:timers/promises'
import { withAdmin } from '../database/cluster.ts'
import { residentMemory } from '../http/processFacts.ts'
import type { BenchServer } from '../http/server.ts'
import { VERBS } from '../http/verbs.ts'
import { openStreams } from '../soak/streams.ts'
import { percentiles } from '../statistics.ts'
import { Bookers } from './booker.ts'
import { Follower } from './follow.ts'
import { bookingsOf, judge, type Outcome } from './outcome.ts'
import { startProxy } from './proxy.ts'
import { openSlowReaders } from './slowReaders.ts'
import { READER, type World } from './world.ts'

const LOAD_MS = 5_000

function p95(bookers: Bookers): string {
  return `p95 of a booking ${Math.round(percentiles(bookers.seen.map(({ milliseconds }) => milliseconds)).p95ms)} ms`
}

function memoryOf(server: BenchServer): number {
  return Math.round(residentMemory(server.process.pid ?? 0) ?? 0)
}

/** People book through a proxy that collects answers; one reader's proxy obeys the stream's head, another's does not. */
export async function bufferStream(world: World): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const { server } = world
  const obeying = await startProxy(server.url, true)
  const deaf = await startProxy(server.url, false)
  const follower = new Follower([obeying.url], READER)
  const behind = new Follower([deaf.url], READER + 1)
  try {
    await follower.begun()
    const bookers = new Bookers([obeying.url, deaf.url])
    const begun = performance.now()
    await pause(LOAD_MS)
    await bookers.stop()
    const outcome = await judge(
      {
        fault: 'proxy that buffers',
        asked: '6 people book through it, one reads the live stream',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: [begun],
        also: { 'somebody was refused': bookers.seen.every(({ status }) => status === 201) },
      },
      before,
    )
    // Silence is what tells the web app: it lets go after 35 seconds, says so, and reads by itself.
    const late = bookers.acknowledged.difference(behind.heard).size
    const notes = [
      `behind a proxy that also holds back what says "do not buffer", ${late} of ${bookers.acknowledged.size} were still in its buffer`,
    ]
    return { ...outcome, notes: [...notes, ...outcome.notes] }
  } finally {
    await Promise.all([follower.stop(), behind.stop()])
    await Promise.all([obeying.close(), deaf.close()])
  }
}

const SLOW = 300
const STUCK = `select count(*)::int held from pg_stat_activity where datname = current_database()
  and application_name like 'platzwart%' and state like 'idle in transaction%' and state_change < now() - interval '1 second'`

/** Hundreds who read plans and streams at one byte a second, beside people who book. */
export async function readSlowly(world: World): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const { server } = world
  const follower = new Follower([server.url], READER)
  const rest = memoryOf(server)
  const slow = openSlowReaders(server.url, [VERBS['http.plan-day'](0).path, '/api/live'], SLOW)
  try {
    await follower.begun()
    const begun = performance.now()
    const bookers = new Bookers([server.url])
    await pause(2 * LOAD_MS)
    const held = await withAdmin(
      world.adminUrl,
      async (admin) => (await admin.query<{ held: number }>(STUCK)).rows[0]?.held,
    )
    const memory = memoryOf(server)
    await bookers.stop()
    return await judge(
      {
        fault: `${SLOW} clients that read one byte a second`,
        asked: '16 plans each, or the live stream; beside them 6 people book',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: [begun],
        also: {
          'somebody was refused': bookers.seen.every(({ status }) => status === 201),
          [`${held} transactions were held open`]: held === 0,
        },
        notes: [`memory ${rest} → ${memory} MB; ${slow.open()} of them still connected; ${p95(bookers)}`],
      },
      before,
    )
  } finally {
    slow.close()
    await follower.stop()
  }
}

const STREAMS = 2_000

/** Thousands of windows with a live stream, each of which hears of every booking. */
export async function openManyStreams(world: World): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const { server } = world
  const rest = memoryOf(server)
  const streams = await openStreams(server.url, STREAMS)
  const follower = new Follower([server.url], READER)
  try {
    await follower.begun()
    const begun = performance.now()
    const bookers = new Bookers([server.url], 2)
    await pause(LOAD_MS)
    await bookers.stop()
    const outcome = await judge(
      {
        fault: `${STREAMS} open streams`,
        asked: 'each hears of every booking; 2 people book',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: [begun],
        also: {
          'somebody was refused': bookers.seen.every(({ status }) => status === 201),
          [`only ${streams.open()} streams were still open`]: streams.open() === STREAMS,
        },
      },
      before,
    )
    const kilobytes = Math.round(streams.bytes() / 1024)
    const note = `memory ${rest} → ${memoryOf(server)} MB; ${kilobytes.toLocaleString('en')} kB over the streams; ${p95(bookers)}`
    return { ...outcome, notes: [note, ...outcome.notes] }
  } finally {
    streams.close()
    await follower.stop()
  }
}
