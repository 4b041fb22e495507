import { expect, type Locator } from '@playwright/test'
import { BasePage, beginning, filled, shaped } from './basePage.ts'

/** The dialog of a seat: facts, the seat's day, why not, what instead, and the booking itself. */
export class BuchungDialog extends BasePage {
  get root(): Locator {
    return this.page.getByRole('dialog')
  }

  protected landmark(): Locator {
    return this.root
  }

  get submit(): Locator {
    return this.root.getByRole('button', { name: shaped(this.texts.platzDialog.absendenZeit) })
  }

  /** The same button when a booking is changed. */
  get save(): Locator {
    return this.root.getByRole('button', { name: shaped(this.texts.platzDialog.speichernZeit) })
  }

  /** Why not, in words; read at once when it was sent, and when there is time when it was only looked at. */
  get refusal(): Locator {
    return this.root
      .locator('[role="note"], [role="alert"]')
      .filter({ hasText: this.texts.platzDialog.nichtBuchbar })
  }

  /** What can be had instead; one press books it. */
  get alternatives(): Locator {
    return this.refusal.getByRole('button')
  }

  get gruppengroesse(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.platzDialog.gruppengroesse })
  }

  get zweitePerson(): Locator {
    return this.root.getByRole('textbox', { name: this.texts.platzDialog.zweitePerson })
  }

  action(aktion: 'stornieren' | 'aendern' | 'rueckgaengig'): Locator {
    return this.root.getByRole('button', { name: beginning(this.texts.leseraum.buchungen[aktion]) })
  }

  async book(): Promise<void> {
    await this.submit.click()
  }

  /** Booked is said only after the server said so. Without a name: whatever was booked. */
  async expectBooked(bezeichnung = '{{platz}}'): Promise<void> {
    await this.#expectTitle(this.texts.platzDialog.fertigTitel, bezeichnung)
  }

  async expectTentative(bezeichnung: string): Promise<void> {
    await this.#expectTitle(this.texts.platzDialog.vorgemerktTitel, bezeichnung)
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: beginning(this.texts.platzDialog.fertig) }).click()
    await expect(this.root).toBeHidden()
  }

  async #expectTitle(text: string, platz: string): Promise<void> {
    await expect(this.root.getByRole('heading', { name: shaped(filled(text, { platz })) })).toBeVisible()
  }
}
