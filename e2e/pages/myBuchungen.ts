import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { escaped } from './basePage.ts'

type Aktion = 'bestaetigen' | 'einchecken' | 'stornieren' | 'ablehnen' | 'aendern'
type Status = keyof Phrases['leseraum']['buchungen']['status']

/** One's own bookings in the sidebar. */
export class MyBuchungen {
  readonly #page: Page
  readonly #texts: Phrases['leseraum']['buchungen']

  constructor(page: Page, texts: Phrases) {
    this.#page = page
    this.#texts = texts.leseraum.buchungen
  }

  get root(): Locator {
    return this.#page.getByRole('complementary')
  }

  /** @param von the hour it begins at ("11:00"), where the person may have the same seat twice */
  entry(bezeichnung: string, von = ''): Locator {
    return this.root.getByRole('article', { name: new RegExp(`^${escaped(bezeichnung)},.*${von}`) })
  }

  action(bezeichnung: string, aktion: Aktion): Locator {
    return this.entry(bezeichnung).getByRole('button', {
      name: new RegExp(`^${escaped(this.#texts[aktion])}`),
    })
  }

  async expectStatus(bezeichnung: string, status: Status, von?: string): Promise<void> {
    await expect(this.entry(bezeichnung, von)).toContainText(this.#texts.status[status])
  }

  /** The list of them, with its heading. */
  get list(): Locator {
    return this.root.getByRole('region', { name: this.#texts.titel })
  }

  /** Of one cancellation: another one may have been a moment ago. */
  undo(bezeichnung: string): Locator {
    const name = new RegExp(`^${escaped(this.#texts.rueckgaengig)}: ${escaped(bezeichnung)},`)
    return this.#page.getByRole('button', { name })
  }
}
