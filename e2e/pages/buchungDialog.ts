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

  /** What is done stands beside the map, and the dialog is gone. */
  get done(): Locator {
    const titles = ['fertigTitel', 'geaendertTitel', 'vorgemerktTitel', 'zurueckTitel'] as const
    const named = titles.map((title) =>
      this.page.getByRole('region', { name: shaped(this.texts.platzDialog[title]) }),
    )
    const cancelled = this.page.getByRole('region', { name: shaped(this.texts.leseraum.buchungen.storniert) })
    return named.reduce((all, one) => all.or(one), cancelled)
  }

  action(aktion: 'stornieren' | 'aendern' | 'rueckgaengig'): Locator {
    const name = beginning(this.texts.leseraum.buchungen[aktion])
    return this.root.getByRole('button', { name }).or(this.done.getByRole('button', { name }))
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

  /** Takes the message away. */
  async close(): Promise<void> {
    await this.done.getByRole('button', { name: this.texts.platzDialog.schliessen }).click()
    await expect(this.done).toBeHidden()
  }

  async #expectTitle(text: string, platz: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: shaped(filled(text, { platz })) })).toBeVisible()
    await expect(this.root).toBeHidden()
  }
}
