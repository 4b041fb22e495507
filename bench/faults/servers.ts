import { setTimeout as pause } from 'node:timers/promises'
import { SteeredProcess } from '@platzwart/server/testing/month/steeredProcess'
import { testSmtp } from '@platzwart/server/testing/smtp'
import { BENCH_SECRET } from '../http/cookie.ts'
import { startServer } from '../http/server.ts'
import { Bookers } from './booker.ts'
import { Follower } from './follow.ts'
import { bookingsOf, judge, type Outcome } from './outcome.ts'
import { READER, type World } from './world.ts'

const CALM_MS = 1_500
const LONGEST_MS = 20_000

/** SIGKILL to one of two servers while people book: they go on with the other one, and repeat what was not answered under its key. */
export async function killServer(world: World): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const first = await startServer(world.adminUrl)
  const urls = [first.url, world.server.url]
  const follower = new Follower(urls, READER)
  try {
    await follower.begun()
    const bookers = new Bookers(urls)
    await pause(CALM_MS)
    const killed = performance.now()
    first.process.kill('SIGKILL')
    await bookers.untilCalm(killed, LONGEST_MS)
    await bookers.stop()
    return await judge(
      {
        fault: 'one of two servers killed (SIGKILL)',
        asked: '6 people book without a pause; unanswered, they ask the other one',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: [killed],
      },
      before,
    )
  } finally {
    await follower.stop()
    await first.stop()
  }
}

const JUMP_MINUTES = 10

/** The server's clock jumps forward and back again, with its jobs running at each of the times; PostgreSQL's own clock stays. */
export async function jumpClock(world: World, folder: string): Promise<Outcome> {
  const before = (await bookingsOf(world.adminUrl)).ids
  const smtp = await testSmtp()
  const now = Temporal.Now.instant()
  const server = await SteeredProcess.start({
    appUrl: world.appUrl,
    authUrl: world.authUrl,
    secret: BENCH_SECRET,
    publicUrl: 'http://localhost:3000',
    smtpUrl: smtp.url,
    dataFolder: folder,
    now: now.toString(),
  })
  const url = `http://127.0.0.1:${server.port}`
  const follower = new Follower([url], READER)
  try {
    await follower.begun()
    const bookers = new Bookers([url])
    const jumps: number[] = []
    for (const minutes of [JUMP_MINUTES, 0]) {
      await pause(CALM_MS)
      await server.order(now.add({ minutes }), true)
      jumps.push(performance.now())
    }
    await pause(CALM_MS)
    await bookers.untilCalm(jumps.at(-1) ?? 0, LONGEST_MS)
    await bookers.stop()
    return await judge(
      {
        fault: `clock of the server ${JUMP_MINUTES} minutes forward, then back`,
        asked: '6 people book without a pause; all jobs run at each time',
        adminUrl: world.adminUrl,
        bookers,
        follower,
        mended: jumps,
        also: { 'somebody was refused': bookers.seen.every(({ status }) => status === 201) },
      },
      before,
    )
  } finally {
    await follower.stop()
    await server.kill()
    await smtp.close()
  }
}
