import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { beginning } from './basePage.ts'

/** Header, palette, dialogs and footer: what is around every page. */
export class Shell {
  readonly page: Page
  readonly #texts: Phrases

  constructor(page: Page, texts: Phrases) {
    this.page = page
    this.#texts = texts
  }

  get account(): Locator {
    return this.page.getByRole('button', { name: beginning(this.#texts.shell.account.label) })
  }

  get main(): Locator {
    return this.page.getByRole('main')
  }

  /** On small screens: the part of the house that one is in. */
  get here(): Locator {
    return this.page.getByRole('banner').locator('[aria-current="location"]')
  }

  get phoneMenu(): Locator {
    return this.page.getByRole('button', { name: this.#texts.shell.nav.open })
  }

  /** On small screens: what opens the navigation of the administration. */
  get adminPages(): Locator {
    return this.adminNavigation.getByRole('button', { name: beginning(this.#texts.verwaltung.seiten) })
  }

  get adminNavigation(): Locator {
    return this.page.getByRole('navigation', { name: this.#texts.shell.menue.admin, exact: true })
  }

  get phoneDrawer(): Locator {
    return this.page.getByRole('dialog', { name: this.#texts.shell.nav.main })
  }

  /** Until it is done: whoever goes to another page at once would take the request back. */
  async signOut(): Promise<void> {
    await this.choose('logout')
    await this.page.waitForURL((url) => url.pathname === PAGE.login)
  }

  /** An entry of the menu of the account. */
  async choose(entry: 'eigeneEinstellungen' | 'eigeneMails' | 'passwort' | 'logout'): Promise<void> {
    await this.account.click()
    await this.page.getByRole('menuitem', { name: this.#texts.shell.menue[entry] }).click()
  }

  async chooseLanguage(language: 'de' | 'en'): Promise<void> {
    await this.page.getByRole('button', { name: this.#texts.shell.language[language] }).click()
    await expect(this.page.locator('html')).toHaveAttribute('lang', language)
  }

  async chooseTheme(theme: 'light' | 'dark' | 'auto'): Promise<void> {
    await this.page.getByRole('button', { name: this.#texts.shell.theme.label, exact: true }).click()
    await this.page.getByRole('menuitemradio', { name: this.#texts.shell.theme[theme] }).click()
  }

  /** What the page is painted in, whichever way the theme was chosen. */
  async expectTheme(theme: 'light' | 'dark'): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
  }

  async openPalette(): Promise<Locator> {
    await this.page.keyboard.press('Control+k')
    const search = this.page.getByPlaceholder(this.#texts.shell.palette.placeholder)
    await expect(search).toBeFocused()
    return search
  }
}
