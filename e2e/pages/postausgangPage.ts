import { PAGE } from '@platzwart/contract/paths'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { BasePage } from './basePage.ts'

/** The outbox: every mail of the house; without a mail server they are only here. */
export class PostausgangPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('main').getByRole('list').first()
  }

  async open(): Promise<this> {
    await this.page.goto(PAGE.adminPostausgang)
    return this.arrived()
  }

  /** As a link leads to it. */
  async openMail(id: string, betreff: string): Promise<void> {
    await this.page.goto(`${PAGE.adminPostausgang}?nachricht=${id}`)
    await expect(this.heading(betreff)).toBeVisible()
    await expectAccessible(this.page)
  }

  heading(betreff: string): Locator {
    return this.page.getByRole('heading', { level: 2, name: betreff })
  }

  /** The mail in the list, however far down: other mails may have been written since. */
  async find(betreff: string, email: string): Promise<Locator> {
    const mail = this.page.getByRole('link').filter({ hasText: betreff }).filter({ hasText: email })
    const more = this.page.getByRole('button', { name: this.texts.shell.list.more })
    await expect(async () => {
      if (!(await mail.isVisible())) await more.click({ timeout: 5_000 })
      await expect(mail).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    return mail
  }

  /** The mail that is open, as its receiver sees it. */
  get letter(): Locator {
    return this.page.frameLocator(`iframe[title="${this.texts.auftrag.post.nachricht}"]`).locator('body')
  }
}
