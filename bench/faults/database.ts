import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostmaster } from '@platzwart/libs/cluster/postmaster'
import pg from 'pg'
import { Bookers } from './booker.ts'
import { Follower } from './follow.ts'
import { bookingsOf, judge, type Outcome } from './outcome.ts'
import { mountSmallDisk } from './smallDisk.ts'
import { openWorld, READER, type World } from './world.ts'

/** Before something breaks, and after it works again. */
const CALM_MS = 1_500
const LONGEST_MS = 30_000

function pidOf({ folder }: World): number {
  const found = findPostmaster(join(folder, 'postgres', 'data'))
  if (found === null) throw new Error(`no PostgreSQL runs on ${folder}`)
  return found.pid
}

/** SIGKILL to PostgreSQL's first process while people book: its keeper starts it again, and it recovers from its log. */
export async function killDatabase(world: World): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const { server } = world
  const follower = new Follower([server.url], READER)
  try {
    await follower.begun()
    const bookers = new Bookers([server.url])
    await pause(CALM_MS)
    const killed = performance.now()
    process.kill(pidOf(world), 'SIGKILL')
    await bookers.untilCalm(killed, LONGEST_MS)
    await bookers.stop()
    return await judge(
      {
        fault: 'database killed (SIGKILL)',
        asked: '6 people book without a pause',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: [killed],
        also: { 'a request was left without an answer': bookers.seen.every(({ status }) => status !== 0) },
      },
      before,
    )
  } finally {
    await follower.stop()
  }
}

const SMALL_MB = 320
/** More pieces of the log than lie ready. */
const PIECES = 12

/** Uses up the log that was laid out in advance: the next piece finds no room, and PostgreSQL ends itself. */
async function useUpLog(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl })
  // It is cut off with all others.
  admin.on('error', () => undefined)
  await admin.connect()
  try {
    for (let i = 0; i < PIECES; i++)
      await admin.query("select pg_switch_wal(), pg_logical_emit_message(false, 'faults', 'x')")
  } catch {
    // That is what it was for.
  } finally {
    await admin.end().catch(() => undefined)
  }
}

/** No room on PostgreSQL's disk, down to its log; then there is room again. Null where no small disk can be mounted. */
export async function fillDatabaseDisk(folder: string): Promise<Outcome | null> {
  const disk = mountSmallDisk(join(folder, 'disk'), SMALL_MB)
  if (disk === null) return null
  try {
    const world = await openWorld(join(disk.folder, 'data'))
    try {
      const { server } = world
      const follower = new Follower([server.url], READER)
      try {
        await follower.begun()
        const bookers = new Bookers([server.url])
        await pause(CALM_MS)
        disk.fill()
        await useUpLog(world.adminUrl)
        const refused = await bookers.until(
          () => bookers.seen.some(({ status }) => status === 503),
          LONGEST_MS,
        )
        await pause(2 * CALM_MS)
        disk.free()
        const freed = performance.now()
        await bookers.untilCalm(freed, LONGEST_MS)
        await bookers.stop()
        return await judge(
          {
            fault: 'disk of the database full, then room again',
            asked: '6 people book without a pause',
            adminUrl: world.adminUrl,
            bookers,
            follower,
            mended: [freed],
            also: { 'the full disk was never met': refused },
            notes: world.troubles.map((sentence) => sentence.split('\n', 1)[0] ?? ''),
          },
          new Set(),
        )
      } finally {
        await follower.stop()
      }
    } finally {
      await world.stop()
    }
  } finally {
    disk.unmount()
  }
}
