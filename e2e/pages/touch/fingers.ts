import type { CDPSession, Page } from '@playwright/test'

export interface At {
  readonly x: number
  readonly y: number
}

/** How long a finger takes for each step of its way, in seconds: slow enough that nothing is flung, for the tap after a fling only ends that. */
const STEP = 0.2

/** One or two fingers on a screen, as the browser hears them: each step is answered before the next one comes, and none is waited for. */
export class Fingers {
  readonly #session: CDPSession
  /** When the next step happens: the browser is told, and measures speed by it. */
  #time = 0

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  /** One finger goes from here to there. */
  async drag(from: At, to: At): Promise<void> {
    this.#begin()
    await this.#touch('touchStart', [from])
    for (const part of [0.1, 0.5, 1, 1]) await this.#touch('touchMove', [on(from, to, part)])
    await this.#touch('touchEnd', [])
  }

  /**
   * Two fingers move apart; the first of them is there before the second, and has begun to move.
   * @param far how far apart they are, before and after
   */
  async pinch(first: At, [from, to]: readonly [number, number]): Promise<void> {
    const second = (far: number) => ({ x: first.x, y: first.y - far })
    this.#begin()
    await this.#touch('touchStart', [{ x: first.x + 12, y: first.y }])
    await this.#touch('touchMove', [first])
    await this.#touch('touchStart', [first, second(from)])
    for (const part of [0.3, 1, 1]) await this.#touch('touchMove', [first, second(from + (to - from) * part)])
    await this.#touch('touchEnd', [])
  }

  /** All of its steps are over by now. */
  #begin() {
    this.#time = Temporal.Now.instant().epochMilliseconds / 1000 - 8 * STEP
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly At[]): Promise<void> {
    const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }))
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: this.#time })
    this.#time += STEP
  }
}

const on = (from: At, to: At, part: number): At => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
})
