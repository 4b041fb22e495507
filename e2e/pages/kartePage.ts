import { PAGE } from '@platzwart/contract/paths'
import type { Locator } from '@playwright/test'
import { BasePage } from './basePage.ts'

export class KartePage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('application')
  }

  async open(search: Readonly<Record<string, string>> = {}): Promise<this> {
    await this.page.goto(`${PAGE.karte}?${new URLSearchParams(search)}`)
    return this.arrived()
  }
}
