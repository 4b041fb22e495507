import { ROOM_PAGES } from '@platzwart/contract/paths'
import type { Locator } from '@playwright/test'
import { beginning, escaped } from '../basePage.ts'
import type { BuchungDialog } from '../buchungDialog.ts'
import { RoomPage } from '../kartePage.ts'

/** The map's twin: the same seats, filters and actions as a table. */
export class ListePage extends RoomPage {
  get table(): Locator {
    return this.page.getByRole('table', { name: beginning(this.texts.planWords.liste.tabelle) })
  }

  protected landmark(): Locator {
    return this.table
  }

  protected path(): string {
    return ROOM_PAGES[this.rooms].liste
  }

  row(bezeichnung: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByText(bezeichnung, { exact: true }) })
  }

  /** What books the seat of a row. */
  opener(bezeichnung: string): Locator {
    const { oeffnen } = this.texts.planWords.liste
    return this.row(bezeichnung).getByRole('button', { name: new RegExp(`${escaped(oeffnen)}$`) })
  }

  async choose(bezeichnung: string): Promise<BuchungDialog> {
    await this.opener(bezeichnung).click()
    return this.dialog.arrived()
  }
}
