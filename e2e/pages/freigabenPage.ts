import { PAGE } from '@platzwart/contract/paths'
import { expect, type Locator } from '@playwright/test'
import { BasePage, escaped, filled } from './basePage.ts'
import { shown } from './shown.ts'

/** The approvals: what waits, what was decided, or the single trip that a mail leads to. */
export class FreigabenPage extends BasePage {
  protected landmark(): Locator {
    const { titel, einzeln } = this.texts.freigabe
    return this.page.getByRole('heading', { level: 1, name: new RegExp(`^(${titel}|${einzeln.titel})$`) })
  }

  async open(): Promise<this> {
    await this.page.goto(PAGE.freigaben)
    return this.arrived()
  }

  /** As the link of the mail does. */
  async openTrip(id: string): Promise<this> {
    await this.page.goto(`${PAGE.freigaben}?buchung=${id}`)
    return this.arrived()
  }

  /** The trip's card, by words that only it has. */
  card(words: string): Locator {
    return this.page.getByRole('article').filter({ hasText: words })
  }

  button(name: 'freigeben' | 'ablehnen', card: Locator): Locator {
    return card.getByRole('button', { name: new RegExp(`^${escaped(this.texts.freigabe[name])}: `) })
  }

  reason(card: Locator): Locator {
    return card.getByRole('textbox', { name: this.texts.freigabe.grund })
  }

  rejectNow(card: Locator): Locator {
    return card.getByRole('button', { name: this.texts.freigabe.ablehnenJetzt })
  }

  async showDecided(): Promise<void> {
    await shown(this.page, this.texts.freigabe.entschieden, { exact: true }).click()
    await expect(this.page).toHaveURL(/entschieden=true/)
  }

  /** The number at the header's entry, in the words that are read aloud. */
  waiting(count: number): Locator {
    const { freigaben_one, freigaben_other } = this.texts.freigabe.zaehler
    const words = filled(count === 1 ? freigaben_one : freigaben_other, { count })
    return this.page.getByRole('banner').getByRole('link', { name: `(${words})` })
  }
}
