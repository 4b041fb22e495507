import { randomUUID } from 'node:crypto'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { BenchDatabase } from '../database/cluster.ts'
import { fillTimeline, TIMELINE, timelineCarId } from '../database/fillTimeline.ts'
import type { Figure } from '../figures.ts'
import { COOKIE_NAME, signedToken } from '../http/cookie.ts'
import { send } from '../http/send.ts'
import { type BenchServer, startServer } from '../http/server.ts'
import { sized } from '../size.ts'
import { median, percentiles } from '../statistics.ts'
import { openBrowser, openPage, probe, SLOW_DOWN, scriptTime, slowDown } from './browser.ts'

const VISITS = sized(3, 1)
const FRAMES = sized(60, 5)
const CHANGES = sized(10, 2)

interface Visit {
  readonly page: Page
  readonly devtools: CDPSession
  /** From the address to bars that can be used. */
  readonly milliseconds: number
}

/** The overview from nothing: no cache, no compiled code, 500 cars over four weeks. */
async function visit(browser: Browser, server: BenchServer, slow: boolean): Promise<Visit> {
  const origin = server.url.replace('127.0.0.1', TIMELINE.host)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: COOKIE_NAME, value: signedToken(TIMELINE.tokens[0]), url: origin }])
  const { page, devtools } = await openPage(context)
  if (slow) await slowDown(devtools)
  const address = `${origin}/fahrzeuge/uebersicht?zoom=vierWochen&ab=${TIMELINE.ab}`
  await page.goto(address, { waitUntil: 'commit' })
  return { page, devtools, milliseconds: await probe<number>(page, 'timeline()') }
}

/** Script of each frame while the wheel turns. */
async function scroll({ page, devtools }: Visit): Promise<number[]> {
  await devtools.send('Performance.enable')
  await page.mouse.move(720, 500)
  const frames: number[] = []
  for (let step = 0; step < FRAMES; step++) {
    const before = await scriptTime(devtools)
    await page.mouse.wheel(0, 120)
    await probe(page, 'frame()')
    frames.push((await scriptTime(devtools)) - before)
  }
  await page.mouse.wheel(0, -FRAMES * 200)
  await probe(page, 'frame()')
  return frames
}

async function book(server: BenchServer, nr: number, day: number): Promise<void> {
  const von = Temporal.Instant.from(`${TIMELINE.ab}T18:00:00Z`).add({ hours: 24 * day })
  const body = JSON.stringify({
    fahrzeugId: timelineCarId(nr),
    von: von.toString(),
    bis: von.add({ hours: 1 }).toString(),
    fahrtgrund: 'Termin',
  })
  const { status } = await send(`${server.url}/api/fahrzeug-buchungen`, {
    method: 'POST',
    body,
    headers: {
      host: TIMELINE.host,
      cookie: `${COOKIE_NAME}=${signedToken(TIMELINE.tokens[1])}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
  })
  if (status !== 201) throw new Error(`a trip of the fleet answered ${status}`)
}

/** Script from somebody else's booking until its bar is drawn, and how long that takes. */
async function change({ page, devtools }: Visit, server: BenchServer, round: number) {
  const scripts: number[] = []
  const times: number[] = []
  for (let step = 0; step < CHANGES; step++) {
    const nr = step + 1
    const drawn = probe(page, `barAdded('FL-OT ${1000 + nr}')`)
    const before = await scriptTime(devtools)
    const begun = performance.now()
    await book(server, nr, round * CHANGES + step)
    await drawn
    times.push(performance.now() - begun)
    scripts.push((await scriptTime(devtools)) - before)
  }
  return { scripts, times }
}

async function measure(browser: Browser, server: BenchServer): Promise<Figure[]> {
  const plain: number[] = []
  for (let i = 1; i < VISITS; i++) {
    const { page, milliseconds } = await visit(browser, server, false)
    plain.push(milliseconds)
    await page.context().close()
  }
  const last = await visit(browser, server, false)
  plain.push(last.milliseconds)
  const frames = percentiles(await scroll(last))
  const changes = await change(last, server, 0)
  const slow = await visit(browser, server, true)
  const slowFrames = percentiles(await scroll(slow))
  const ms = (value: number) => `${value.toFixed(0)} ms`
  return [
    {
      name: 'web.fleet-timeline',
      value: median(plain),
      unit: 'ms to the usable overview of 500 cars over 4 weeks',
      goal: '< 1500 ms',
      notes: [`empty cache, median of ${VISITS}; slowed down ${SLOW_DOWN} times: ${ms(slow.milliseconds)}`],
    },
    {
      name: 'web.fleet-timeline.scroll',
      value: frames.p95ms,
      unit: 'ms of script a frame, scrolling (p95)',
      p50ms: frames.p50ms,
      p95ms: frames.p95ms,
      goal: '< 16 ms',
      notes: [`slowed down ${SLOW_DOWN} times: p95 ${ms(slowFrames.p95ms)}`],
    },
    {
      name: 'web.fleet-timeline.change',
      value: median(changes.scripts),
      unit: 'ms of script a live change',
      p95ms: percentiles(changes.scripts).p95ms,
      goal: '< 16 ms',
      notes: [`from sending the booking to its bar on another screen: ${ms(median(changes.times))}`],
    },
  ]
}

/** The overview of 500 cars over four weeks: opening it, scrolling it, and somebody else's booking in it. */
export async function measureFleetTimeline(database: BenchDatabase): Promise<Figure[]> {
  await fillTimeline(database.adminUrl)
  const server = await startServer(database.adminUrl)
  const browser = await openBrowser()
  try {
    return await measure(browser, server)
  } finally {
    await browser.close()
    await server.stop()
  }
}
