import { randomUUID } from 'node:crypto'
import type { CDPSession, Page } from '@playwright/test'
import type { BenchDatabase } from '../database/cluster.ts'
import { BIG } from '../database/fillBigPlan.ts'
import type { Figure } from '../figures.ts'
import { COOKIE_NAME, signedToken } from '../http/cookie.ts'
import { send } from '../http/send.ts'
import type { BenchServer } from '../http/server.ts'
import { sized } from '../size.ts'
import { median, percentiles } from '../statistics.ts'
import { inBigHouse } from './bigHouse.ts'
import { probe, SLOW_DOWN, scriptTime, slowDown } from './browser.ts'

const FRAMES = sized(60, 5)
const CHANGES = sized(10, 2)
const CLICKS = sized(5, 1)

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

interface Costs {
  readonly frames: readonly number[]
  readonly changes: readonly number[]
  /** The first is the one that has to fetch the dialog's chunk. */
  readonly clicks: readonly number[]
}

/** Each round on other seats: what is booked stays booked. */
async function measureOnce(
  page: Page,
  devtools: CDPSession,
  server: BenchServer,
  round: number,
): Promise<Costs> {
  const frames = await pan(page, devtools)
  const all = await probe<Seat[]>(page, 'freeSeats()')
  const seats = all.slice(round * (CLICKS + CHANGES))
  const clicks = await click(page, seats.slice(0, CLICKS))
  const changes = await change(page, devtools, server, seats.slice(CLICKS, CLICKS + CHANGES))
  return { frames, changes, clicks }
}

function figures(plain: Costs, slow: Costs): Figure[] {
  const ms = (value: number | undefined) => `${(value ?? 0).toFixed(1)} ms`
  const panning = percentiles(plain.frames)
  return [
    {
      name: 'web.plan-2000',
      value: panning.p95ms,
      unit: 'ms of script a frame, panning (p95)',
      p50ms: panning.p50ms,
      p95ms: panning.p95ms,
      goal: '< 16 ms',
      notes: [
        `slowed down ${SLOW_DOWN} times: p95 ${ms(percentiles(slow.frames).p95ms)}, median ${ms(median(slow.frames))}`,
      ],
    },
    {
      name: 'web.plan-2000.change',
      value: median(plain.changes),
      unit: 'ms of script a live change, all frames together',
      p95ms: percentiles(plain.changes).p95ms,
      goal: '< 4 ms',
      notes: [`slowed down ${SLOW_DOWN} times: ${ms(median(slow.changes))}`],
    },
    {
      name: 'web.plan-2000.click',
      value: median(plain.clicks.slice(1)),
      unit: 'ms from press to dialog',
      p95ms: percentiles(plain.clicks.slice(1)).p95ms,
      goal: '< 50 ms',
      notes: [
        `the very first ${ms(plain.clicks[0])}, with its chunk to fetch; slowed down ${SLOW_DOWN} times: ${ms(median(slow.clicks))}`,
      ],
    },
  ]
}

/** A plan with 2,000 seats: what panning, a live change and a click cost on this machine and on one four times slower. */
export function measureBigPlan(database: BenchDatabase): Promise<Figure[]> {
  return inBigHouse(database, async ({ page, devtools, server, open }) => {
    await open(0, `/leseraum/karte?tag=${BIG.tag}`)
    const plain = await measureOnce(page, devtools, server, 0)
    await slowDown(devtools)
    const slow = await measureOnce(page, devtools, server, 1)
    return figures(plain, slow)
  })
}
