import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { BasePage, escaped, filled } from './basePage.ts'
import { settled } from './settled.ts'
import { shown } from './shown.ts'

type Tabs = Exclude<keyof Phrases['fuhrpark']['reiter'], 'titel' | 'fahrtenbuch'>
type Field = keyof Phrases['fuhrpark']['feld']

/** The fleet for those who keep it: the list, and one vehicle with its parts. */
export class FuhrparkPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.fuhrpark.titel, exact: true })
  }

  async open(): Promise<this> {
    await this.page.goto(PAGE.adminFahrzeuge)
    return this.arrived()
  }

  async openCar(id: string, reiter: Tabs = 'daten'): Promise<this> {
    await this.page.goto(`${PAGE.adminFahrzeug.replace('{id}', id)}?reiter=${reiter}`)
    await expect(this.tab(reiter)).toHaveAttribute('aria-current', 'page')
    await settled(this.page)
    await expectAccessible(this.page)
    return this
  }

  get takeIn(): Locator {
    return this.page.getByRole('link', { name: this.texts.fuhrpark.neu })
  }

  tab(reiter: Tabs): Locator {
    return this.page
      .getByRole('navigation', { name: this.texts.fuhrpark.reiter.titel })
      .getByRole('link', { name: this.texts.fuhrpark.reiter[reiter], exact: true })
  }

  /** A field of the vehicle's record. */
  field(feld: Field): Locator {
    const label = new RegExp(`^${escaped(this.texts.fuhrpark.feld[feld])}( \\*)?$`)
    return this.page.getByRole('main').getByLabel(label)
  }

  button(text: string): Locator {
    return this.page.getByRole('button', { name: text, exact: true })
  }

  said(text: string): Locator {
    return shown(this.page, text, { exact: true })
  }

  /** The bookings that a change would cancel. */
  get hit(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.fuhrpark.betroffene.titel })
  }

  /** A damage, or an entry of the booklet. */
  row(words: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words })
  }

  mend(beschreibung: string): Locator {
    return this.button(filled(this.texts.fuhrpark.schaden.behebenName, { schaden: beschreibung }))
  }

  /** What is kept about an inspection. */
  inspection(art: keyof Phrases['fuhrpark']['art']): Locator {
    return this.page.getByRole('group', { name: this.texts.fuhrpark.art[art], exact: true })
  }
}
