import type { CDPSession, Page } from '@playwright/test'
import type { BenchDatabase } from '../database/cluster.ts'
import { BIG } from '../database/fillBigPlan.ts'
import type { Figure } from '../figures.ts'
import { sized } from '../size.ts'
import { median, percentiles } from '../statistics.ts'
import { inBigHouse } from './bigHouse.ts'
import { probe, scriptTime } from './browser.ts'

const FRAMES = sized(60, 5)

interface Drag {
  /** Script of each frame. */
  readonly scripts: readonly number[]
  /** From frame to frame, painted. */
  readonly frames: readonly number[]
  /** From letting go until all of it stands there. */
  readonly drop: number
}

/** Drags the first seat that can be seen, with whatever is chosen beside it. */
async function drag(page: Page, devtools: CDPSession): Promise<Drag> {
  const from = await probe<{ x: number; y: number }>(page, 'seatInSight()')
  const at = (step: number) => ({
    x: from.x + 60 * Math.sin(step / 6) + step,
    y: from.y + 40 * Math.sin(step / 9) + step,
  })
  const scripts: number[] = []
  const frames: number[] = []
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= FRAMES; step++) {
    const before = await scriptTime(devtools)
    const painted = probe<number>(page, 'nextFrame()')
    await page.mouse.move(at(step).x, at(step).y)
    frames?.push(await painted)
    scripts?.push((await scriptTime(devtools)) - before)
  }
  await probe(page, 'watchDrop()')
  await page.mouse.up()
  return { scripts: scripts ?? [], frames: frames ?? [], drop: await probe<number>(page, 'dropped()') }
}

/** From the press until what was moved is saved, and read anew. */
async function save(page: Page): Promise<number> {
  const begun = performance.now()
  await probe(page, 'saveMoves()')
  return performance.now() - begun
}

function figures(one: Drag, all: Drag, saved: readonly number[]): Figure[] {
  const script = percentiles(all.scripts)
  const frames = percentiles(all.frames)
  const alone = percentiles(one.scripts)
  return [
    {
      name: 'web.editor',
      value: script.p95ms,
      unit: 'ms of script a frame, all 2,000 seats dragged (p95)',
      ...script,
      goal: '< 16 ms',
      notes: [`from frame to frame: median ${frames.p50ms.toFixed(1)} ms, p95 ${frames.p95ms.toFixed(1)} ms`],
    },
    {
      name: 'web.editor.one',
      value: alone.p95ms,
      unit: 'ms of script a frame, one seat dragged (p95)',
      ...alone,
      goal: '< 16 ms',
      notes: [`let go until it stands there: ${one.drop.toFixed(0)} ms`],
    },
    {
      name: 'web.editor.drop',
      value: all.drop,
      unit: 'ms from letting 2,000 seats go until they stand there',
    },
    { name: 'web.editor.save', value: median(saved), unit: 'ms from the press until 2,000 places are saved' },
  ]
}

/** The editor of a plan with 2,000 seats: what dragging one of them costs, and dragging all. */
export function measurePlanEditor(database: BenchDatabase): Promise<Figure[]> {
  return inBigHouse(database, async ({ page, devtools, open }) => {
    await open(2, `/admin/raeume/${BIG.planId}`)
    const one = await drag(page, devtools)
    await probe(page, 'focusSeat()')
    await page.keyboard.press('Control+a')
    await page.waitForTimeout(2_000)
    const all = await drag(page, devtools)
    return figures(one, all, [await save(page)])
  })
}
