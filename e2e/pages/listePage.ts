import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { Locator, Page } from '@playwright/test'
import { BasePage, beginning, escaped } from './basePage.ts'
import { BuchungDialog } from './buchungDialog.ts'
import { search, type Wish } from './kartePage.ts'
import { MyBuchungen } from './myBuchungen.ts'

/** The map's twin: the same seats, filters and actions as a table. */
export class ListePage extends BasePage {
  readonly dialog: BuchungDialog
  readonly buchungen: MyBuchungen

  constructor(page: Page, texts: Phrases) {
    super(page, texts)
    this.dialog = new BuchungDialog(page, texts)
    this.buchungen = new MyBuchungen(page, texts)
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: beginning(this.texts.leseraum.liste.tabelle) })
  }

  protected landmark(): Locator {
    return this.table
  }

  async open(wish: Wish = {}): Promise<this> {
    await this.page.goto(`${PAGE.liste}?${search(wish)}`)
    return this.arrived()
  }

  row(bezeichnung: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByText(bezeichnung, { exact: true }) })
  }

  async choose(bezeichnung: string): Promise<BuchungDialog> {
    const { oeffnen } = this.texts.leseraum.liste
    await this.row(bezeichnung)
      .getByRole('button', { name: new RegExp(`${escaped(oeffnen)}$`) })
      .click()
    return this.dialog.arrived()
  }
}
