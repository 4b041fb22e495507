import { PAGE } from '@platzwart/contract/paths'
import type { Locator } from '@playwright/test'
import { BasePage, filled } from './basePage.ts'
import { shown } from './shown.ts'

export class LoginPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('button', { name: this.texts.sitzung.login.submit, exact: true })
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.sitzung.login.email })
  }

  get passwort(): Locator {
    return this.page.getByLabel(this.texts.sitzung.login.passwort, { exact: true })
  }

  get geteilt(): Locator {
    return this.page.getByRole('checkbox', { name: this.texts.sitzung.login.geteilt })
  }

  async open(): Promise<this> {
    await this.page.goto(PAGE.login)
    return this.arrived()
  }

  async signIn(email: string, passwort: string): Promise<void> {
    await this.email.fill(email)
    await this.passwort.fill(passwort)
    await this.landmark().click()
  }

  /** The demo's one click. */
  demo(rolle: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`${rolle}\\b`) })
  }

  get refusal(): Locator {
    return this.page.getByRole('alert')
  }

  get stepsOn(): Locator {
    return shown(this.page, filled(this.texts.sitzung.login.continued, {}))
  }
}
