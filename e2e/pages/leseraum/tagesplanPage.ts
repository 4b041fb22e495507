import { ROOM_PAGES } from '@platzwart/contract/paths'
import { expect, type Locator } from '@playwright/test'
import { RoomPage } from '../kartePage.ts'

/** The day of a plan as a picture of time. */
export class TagesplanPage extends RoomPage {
  protected landmark(): Locator {
    return this.grid
  }

  protected path(): string {
    return ROOM_PAGES[this.rooms].tag
  }

  get grid(): Locator {
    return this.page.getByRole('application')
  }

  bar(id: string): Locator {
    return this.grid.locator(`[data-balken="${id}"]`)
  }

  /** Where a bar would come to lie while it is moved. */
  slip(text: string): Locator {
    return this.grid.getByText(text)
  }

  /** Rows that are out of sight are not there: goes down by keys until the one with the bar is. */
  async pageTo(id: string): Promise<void> {
    await expect(async () => {
      if ((await this.bar(id).count()) === 0) await this.page.keyboard.press('PageDown')
      await expect(this.bar(id)).toBeAttached({ timeout: 500 })
    }).toPass({ timeout: 60_000 })
  }
}
