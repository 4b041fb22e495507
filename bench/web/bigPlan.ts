import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import type { BenchDatabase } from '../database/cluster.ts'
import { BIG, fillBigPlan } from '../database/fillBigPlan.ts'
import type { Figure } from '../figures.ts'
import { COOKIE_NAME, signedToken } from '../http/cookie.ts'
import { send } from '../http/send.ts'
import { type BenchServer, startServer } from '../http/server.ts'
import { median, percentiles } from '../statistics.ts'
import { openBrowser, openSlowPage, probe, scriptTime } from './browser.ts'

const FRAMES = 60
const CHANGES = 10
const CLICKS = 5

interface Seat {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** Script of each frame while the pointer drags the plan about. */
async function pan(page: Page, devtools: CDPSession): Promise<number[]> {
  const at = (step: number) => ({ x: 640 + 180 * Math.sin(step / 6), y: 400 + 120 * Math.sin(step / 9) })
  await page.mouse.move(at(0).x, at(0).y)
  await page.mouse.down()
  const frames: number[] = []
  for (let step = 1; step <= FRAMES; step++) {
    const before = await scriptTime(devtools)
    await page.mouse.move(at(step).x, at(step).y)
    await probe(page, 'frame()')
    frames.push((await scriptTime(devtools)) - before)
  }
  await page.mouse.up()
  return frames
}

/** Script from somebody else's booking until its seat looks different, for one seat after the other. */
async function change(
  page: Page,
  devtools: CDPSession,
  server: BenchServer,
  seats: readonly Seat[],
): Promise<number[]> {
  const costs: number[] = []
  for (const seat of seats) {
    const changed = probe(page, `changed('${seat.id}')`)
    const before = await scriptTime(devtools)
    const body = JSON.stringify({
      leseraumId: seat.id,
      von: `${BIG.tag}T08:00:00Z`,
      bis: `${BIG.tag}T17:00:00Z`,
    })
    const { status } = await send(`${server.url}/api/leseraum-buchungen`, {
      method: 'POST',
      body,
      headers: {
        host: BIG.host,
        cookie: `${COOKIE_NAME}=${signedToken(BIG.tokens[1])}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    })
    if (status !== 201) throw new Error(`a booking of the plan with 2,000 seats answered ${status}`)
    await changed
    costs.push((await scriptTime(devtools)) - before)
  }
  return costs
}

/** From the press on a seat to its dialog on the screen. */
async function click(page: Page, seats: readonly Seat[]): Promise<number[]> {
  const times: number[] = []
  for (const seat of seats) {
    const shown = probe<number>(page, 'dialog()')
    await page.mouse.click(seat.x, seat.y)
    times.push(await shown)
    await page.keyboard.press('Escape')
    await probe(page, 'noDialog()')
  }
  return times
}

async function openPlan(page: Page, server: BenchServer): Promise<void> {
  const origin = server.url.replace('127.0.0.1', BIG.host)
  await page.context().addCookies([{ name: COOKIE_NAME, value: signedToken(BIG.tokens[0]), url: origin }])
  await page.goto(`${origin}/leseraum/karte?tag=${BIG.tag}`)
  await probe(page, 'interactive')
  // What the first load still has to fetch is not what is measured here.
  await page.waitForTimeout(3_000)
}

function figures(frames: number[], costs: number[], times: number[]): Figure[] {
  const [first = 0, ...later] = times
  return [
    {
      name: 'web.plan-2000',
      value: percentiles(frames).p95ms,
      unit: 'ms of script a frame, panning (p95)',
      goal: '< 16 ms',
      notes: [
        'Chromium slowed down four times here, too',
        `panning: median ${median(frames).toFixed(1)} ms, longest ${Math.max(...frames).toFixed(1)} ms of ${FRAMES} frames`,
      ],
    },
    {
      name: 'web.plan-2000.change',
      value: median(costs),
      unit: 'ms of script a live change',
      goal: '< 16 ms',
      notes: [`longest ${Math.max(...costs).toFixed(1)} ms of ${CHANGES} changes, all their frames together`],
    },
    {
      name: 'web.plan-2000.click',
      value: median(later),
      unit: 'ms from press to dialog',
      goal: '< 100 ms',
      notes: [`the very first ${Math.round(first)} ms, with its chunk to fetch`],
    },
  ]
}

/** A plan with 2,000 seats on a slow machine: what panning, a live change and a click cost. */
export async function measureBigPlan(database: BenchDatabase): Promise<Figure[]> {
  await fillBigPlan(database.adminUrl)
  const server = await startServer(database.adminUrl)
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const { page, devtools } = await openSlowPage(context)
    await devtools.send('Performance.enable')
    await openPlan(page, server)
    const frames = await pan(page, devtools)
    const seats = await probe<Seat[]>(page, 'freeSeats()')
    const times = await click(page, seats.slice(0, CLICKS))
    const costs = await change(page, devtools, server, seats.slice(CLICKS, CLICKS + CHANGES))
    return figures(frames, costs, times)
  } finally {
    await browser.close()
    await server.stop()
  }
}
