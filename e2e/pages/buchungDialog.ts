import { expect, type Locator } from '@playwright/test'
import { BasePage, beginning, escaped } from './basePage.ts'

/** The dialog of a seat: facts, the seat's day, why not, what instead, and the booking itself. */
export class BuchungDialog extends BasePage {
  get root(): Locator {
    return this.page.getByRole('dialog')
  }

  protected landmark(): Locator {
    return this.root
  }

  /** Its name begins with the action; the period follows. */
  get submit(): Locator {
    const ending = this.texts.leseraum.dialog.absendenZeit.split('}}').at(-1) ?? ''
    return this.root.getByRole('button', { name: new RegExp(`${escaped(ending)}$`) })
  }

  /** Why not, in words; read at once when it was sent, and when there is time when it was only looked at. */
  get refusal(): Locator {
    return this.root
      .locator('[role="status"], [role="alert"]')
      .filter({ hasText: this.texts.leseraum.dialog.nichtBuchbar })
  }

  /** What can be had instead; one press books it. */
  get alternatives(): Locator {
    return this.refusal.getByRole('button')
  }

  get gruppengroesse(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.leseraum.dialog.gruppengroesse })
  }

  get zweitePerson(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.leseraum.dialog.zweitePerson })
  }

  async book(): Promise<void> {
    await this.submit.click()
  }

  /** Booked is said only after the server said so. */
  async expectBooked(bezeichnung: string): Promise<void> {
    await expect(
      this.root.getByText(new RegExp(`${escaped(bezeichnung)}.*${this.#ending('fertigTitel')}`)),
    ).toBeVisible()
  }

  async expectTentative(bezeichnung: string): Promise<void> {
    await expect(
      this.root.getByText(new RegExp(`${escaped(bezeichnung)}.*${this.#ending('vorgemerktTitel')}`)),
    ).toBeVisible()
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: beginning(this.texts.leseraum.dialog.fertig) }).click()
    await expect(this.root).toBeHidden()
  }

  #ending(key: 'fertigTitel' | 'vorgemerktTitel'): string {
    return escaped(this.texts.leseraum.dialog[key].split('}}').at(-1) ?? '')
  }
}
