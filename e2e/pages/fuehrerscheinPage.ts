import { PAGE } from '@platzwart/contract/paths'
import type { Locator } from '@playwright/test'
import { BasePage, filled } from './basePage.ts'

/** One's own licence, and for checkers those of the others. */
export class FuehrerscheinPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('heading', { level: 2, name: this.texts.fuehrerschein.eigener.titel })
  }

  async open(): Promise<this> {
    await this.page.goto(PAGE.fuehrerschein)
    return this.arrived()
  }

  get own(): Locator {
    return this.page.getByRole('region', { name: this.texts.fuehrerschein.eigener.titel })
  }

  get list(): Locator {
    return this.page.getByRole('region', { name: this.texts.fuehrerschein.liste.titel })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.fuehrerschein.dialog.titel })
  }

  /** What a card or a check hits, asked over the dialog. */
  get trips(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.fuehrerschein.betroffene.titel })
  }

  row(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name })
  }

  check(name: string): Locator {
    const label = filled(this.texts.fuehrerschein.liste.pruefenName, { name })
    return this.list.getByRole('button', { name: label, exact: true })
  }
}
