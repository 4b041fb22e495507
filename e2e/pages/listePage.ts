import { ROOM_PAGES } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { Locator, Page } from '@playwright/test'
import { BasePage, beginning, escaped } from './basePage.ts'
import { BuchungDialog } from './buchungDialog.ts'
import { type Rooms, search, type Wish } from './kartePage.ts'
import { MyBuchungen } from './myBuchungen.ts'

/** The map's twin: the same seats, filters and actions as a table. */
export class ListePage extends BasePage {
  readonly dialog: BuchungDialog
  readonly buchungen: MyBuchungen

  readonly #bereich: Rooms

  constructor(page: Page, texts: Phrases, bereich: Rooms = 'leseraum') {
    super(page, texts)
    this.#bereich = bereich
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
    await this.page.goto(`${ROOM_PAGES[this.#bereich].liste}?${search(wish)}`)
    return this.arrived()
  }

  row(bezeichnung: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByText(bezeichnung, { exact: true }) })
  }

  /** What books the seat of a row. */
  opener(bezeichnung: string): Locator {
    const { oeffnen } = this.texts.leseraum.liste
    return this.row(bezeichnung).getByRole('button', { name: new RegExp(`${escaped(oeffnen)}$`) })
  }

  async choose(bezeichnung: string): Promise<BuchungDialog> {
    await this.opener(bezeichnung).click()
    return this.dialog.arrived()
  }
}
