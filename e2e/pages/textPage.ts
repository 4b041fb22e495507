import type { Phrases } from '@platzwart/phrases/phrases'
import type { Locator, Page } from '@playwright/test'
import { BasePage } from './basePage.ts'

/** A page that is known by its heading. */
export class TextPage extends BasePage {
  readonly #heading: string | RegExp

  constructor(page: Page, texts: Phrases, heading: string | RegExp) {
    super(page, texts)
    this.#heading = heading
  }

  protected landmark(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#heading })
  }
}
