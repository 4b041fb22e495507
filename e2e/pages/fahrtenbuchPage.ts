import { readFile } from 'node:fs/promises'
import { PAGE } from '@platzwart/contract/paths'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { BasePage, escaped, shaped } from './basePage.ts'
import { shown } from './shown.ts'

/** The file is written in a process of its own, which has to start first. */
const WRITTEN_WITHIN_MS = 60_000

/** A vehicle's logbook: its trips, its check, its files. */
export class FahrtenbuchPage extends BasePage {
  /** The trips are there. */
  protected landmark(): Locator {
    return this.page.getByRole('list', { name: this.texts.fahrtenbuch.seite.fahrten })
  }

  async open(fahrzeugId: string): Promise<this> {
    await this.page.goto(PAGE.fahrtenbuch.replace('{id}', fahrzeugId))
    return this.arrived()
  }

  /** The newest trip is above. */
  get newest(): Locator {
    return this.landmark().getByRole('listitem').first()
  }

  /** The line that says so. */
  lineOf(words: string): Locator {
    return this.landmark().getByRole('listitem').filter({ hasText: words }).first()
  }

  get verify(): Locator {
    return this.page.getByRole('button', { name: this.texts.fahrtenbuch.pruefung.knopf })
  }

  async expectInOrder(): Promise<void> {
    const { gut, gutText_one: one, gutText_other: several } = this.texts.fahrtenbuch.pruefung
    await expect(shown(this.page, gut, { exact: true })).toBeVisible()
    const told = shown(this.page, shaped(one)).or(shown(this.page, shaped(several)))
    await expect(told).toBeVisible()
  }

  get export(): Locator {
    return this.page.getByRole('button', { name: this.texts.fahrtenbuch.ausfuhr.knopf, exact: true })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  format(name: 'excel' | 'pdf'): Locator {
    return this.dialog.getByRole('radio', { name: this.texts.fahrtenbuch.ausfuhr[name] })
  }

  formatText(name: 'excel' | 'pdf'): Locator {
    return this.dialog.getByText(this.texts.fahrtenbuch.ausfuhr[name], { exact: true })
  }

  get start(): Locator {
    return this.dialog.getByRole('button', { name: this.texts.fahrtenbuch.ausfuhr.starten })
  }

  get again(): Locator {
    return this.dialog.getByRole('button', { name: this.texts.fahrtenbuch.ausfuhr.noch })
  }

  get fetch(): Locator {
    return this.dialog.getByRole('link', {
      name: new RegExp(`^${escaped(this.texts.fahrtenbuch.ausfuhr.holen)}$`),
    })
  }

  /** Follows the file until it is there, takes it, and answers how its bytes begin. */
  async take(deed: () => Promise<void>): Promise<string> {
    await expect(this.fetch).toBeVisible({ timeout: WRITTEN_WITHIN_MS })
    await expectAccessible(this.page)
    const [download] = await Promise.all([this.page.waitForEvent('download'), deed()])
    return (await readFile(await download.path())).subarray(0, 4).toString('latin1')
  }
}
