import { fill } from '@platzwart/contract/operation'
import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { BasePage } from '../basePage.ts'
import { settled } from '../settled.ts'
import { type At, Fingers } from './fingers.ts'

/** A point of a plan, in its own units. */
type Spot = readonly [number, number]

/** The plan of an editor (1400 by 900), as fingers use it. */
export class FingerPlan extends BasePage {
  readonly #fingers: Fingers

  private constructor(page: Page, texts: Phrases, fingers: Fingers) {
    super(page, texts)
    this.#fingers = fingers
  }

  static async of(page: Page, texts: Phrases): Promise<FingerPlan> {
    return new FingerPlan(page, texts, await Fingers.on(page))
  }

  get plan(): Locator {
    return this.page.getByRole('application')
  }

  protected landmark(): Locator {
    return this.plan
  }

  async open(id: string, reiter: 'plaetze' | 'zeichnung'): Promise<void> {
    await this.page.goto(`${fill(PAGE.adminRaum, { id })}?reiter=${reiter}`)
    await this.arrived()
    await this.whole()
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).tap()
  }

  async whole(): Promise<void> {
    await this.press(this.texts.leseraum.karte.ganz)
    await settled(this.page)
  }

  async tap(spot: Spot): Promise<void> {
    const { x, y } = await this.#at(spot)
    await this.page.touchscreen.tap(x, y)
  }

  /** One finger on the plan; the page below it stays where it is. */
  async drag(from: Spot, to: Spot): Promise<void> {
    const a = await this.#at(from)
    const b = await this.#at(to)
    await this.#stays(() => this.#fingers.drag(a, b))
  }

  /** One finger takes the plan along, as far as it goes. */
  async pan(from: Spot, to: Spot): Promise<void> {
    await this.#at(from)
    const before = await this.#box()
    const unit = before.width / 1400
    await this.drag(from, to)
    await expect
      .poll(async () => {
        const { x, y } = await this.#box()
        return [Math.round((x - before.x) / unit), Math.round((y - before.y) / unit)]
      })
      .toEqual([to[0] - from[0], to[1] - from[1]])
  }

  /** Two fingers on the plan, the first of them there: it becomes twice as large. */
  async pinch(at: Spot): Promise<void> {
    const first = await this.#at(at)
    const { width: before } = await this.#box()
    await this.#stays(() => this.#fingers.pinch(first, [60, 120]))
    await expect.poll(async () => (await this.#box()).width / before).toBeCloseTo(2, 1)
  }

  async #stays(gesture: () => Promise<void>): Promise<void> {
    const scrolled = () => this.page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await gesture()
    expect(await scrolled(), 'the page is not scrolled by what is done upon the plan').toBe(before)
  }

  async #box() {
    const box = await this.plan.boundingBox()
    if (box === null) throw new Error('the plan is drawn')
    return box
  }

  async #at([x, y]: Spot): Promise<At> {
    await this.plan.evaluate((svg) => svg.parentElement?.scrollIntoView({ block: 'center' }))
    const box = await this.#box()
    return { x: box.x + (x * box.width) / 1400, y: box.y + (y * box.height) / 900 }
  }
}

/** What of a page is too small for a finger. */
export function smallerThanFinger(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('button, a[href]')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      const seen = width > 0 && one.closest('svg') === null
      return seen && Math.min(width, height) < 44 ? [`${one.textContent}: ${width} × ${height}`] : []
    }),
  )
}
