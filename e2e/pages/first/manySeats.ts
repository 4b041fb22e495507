import { expect } from '@playwright/test'
import { expectAccessibleFromTop } from '../accessibility.ts'
import { filled } from '../basePage.ts'
import { shown } from '../shown.ts'
import type { Hands } from './firstRoom.ts'

const TWENTY = { count: '20' }

/** What is done with the two last rows of a plan of sixty seats at once. */
export class ManySeats {
  readonly #hands: Hands

  constructor(hands: Hands) {
    this.#hands = hands
  }

  async #keys(...pressed: readonly string[]): Promise<void> {
    for (const key of pressed) await this.#hands.page.keyboard.press(key)
  }

  async choose(): Promise<void> {
    const { page, texts } = this.#hands
    await page.getByRole('button', { name: /^D-41, / }).focus()
    await this.#keys(...Array<string>(19).fill('Shift+ArrowRight'))
    const chosen = filled(texts.grundriss.viele.gewaehlt_other, TWENTY)
    await expect(page.getByRole('heading', { name: chosen })).toBeVisible()
  }

  /** Their copies go by one step back and come again by one step forth, by keys and by presses. */
  async copyAndTakeBack(): Promise<void> {
    const { page, texts, press } = this.#hands
    const { viele, werkzeug } = texts.grundriss
    const expectThere = (count: number) => expect(page.locator('[data-platz]')).toHaveCount(count)
    await press('button', filled(viele.kopieren_other, TWENTY))
    await expectThere(80)
    await expectAccessibleFromTop(page)
    await this.#keys('Control+z')
    await expectThere(60)
    await this.#keys('Control+Shift+z')
    await expectThere(80)
    await press('button', werkzeug.undo)
    await expectThere(60)
    await expect(page.getByRole('button', { name: werkzeug.redo })).toBeEnabled()
  }

  /** Nobody has booked them, so nothing is asked. */
  async putOutOfUseAndBack(): Promise<void> {
    const { page, texts, press } = this.#hands
    const { editor, viele } = texts.grundriss
    const outOfUse = page.getByRole('button', { name: new RegExp(`^D-\\d+, .*${editor.inaktiv}`) })
    await press('button', filled(viele.ausBetrieb_other, TWENTY))
    await expect(shown(page, filled(viele.geaendert_other, TWENTY))).toBeVisible()
    await expect(outOfUse).toHaveCount(20)
    await expectAccessibleFromTop(page)
    await press('button', filled(viele.inBetrieb_other, TWENTY))
    await expect(outOfUse).toHaveCount(0)
    await press('button', filled(viele.zurueckName_other, TWENTY))
    await expect(outOfUse).toHaveCount(20)
    await press('button', filled(viele.inBetrieb_other, TWENTY))
    await expect(outOfUse).toHaveCount(0)
  }
}
