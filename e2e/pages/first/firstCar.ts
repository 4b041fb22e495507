import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { FahrzeugePage } from '../fahrzeugePage.ts'
import { FuehrerscheinPage } from '../fuehrerscheinPage.ts'
import { FuhrparkPage } from '../fuhrparkPage.ts'
import { settled } from '../settled.ts'
import { type Guest, type Hands, nextWeekday, PLACE, type Press } from './firstRoom.ts'

const PLATE = 'NB-PW 1'

/** What the administrator of a house does until somebody can drive: a car, a checked licence. Each begins at the list of what is missing. */
export class FirstCar {
  readonly #page: Page
  readonly #texts: Phrases
  readonly #press: Press

  constructor({ page, texts, press }: Hands) {
    this.#page = page
    this.#texts = texts
    this.#press = press
  }

  async makeCar(): Promise<void> {
    const { fuhrpark, einrichtung } = this.#texts
    await this.#press('link', einrichtung.schritt.fahrzeuge.name)
    await expect(this.#page.getByRole('heading', { level: 1, name: fuhrpark.neu })).toBeVisible()
    const page = new FuhrparkPage(this.#page, this.#texts)
    await page.field('kennzeichen').fill(PLATE)
    await page.field('marke').fill('Cupra')
    await page.field('modell').fill('Born')
    await page.field('kategorie').selectOption('kompaktklasse')
    await page.field('farbe').fill('Petrol')
    await page.field('kraftstoff').selectOption('elektro')
    await page.field('leistungKw').fill('150')
    await page.field('getriebe').selectOption('automatik')
    await page.field('standortId').selectOption({ label: PLACE })
    await this.#press('button', fuhrpark.form.aufnehmen)
    await expect(this.#page.getByRole('heading', { level: 1, name: 'Cupra Born' })).toBeVisible()
  }

  /** Nobody checks their own: the administrator looks at the card of who is to drive. */
  async checkLicence({ vorname, nachname }: Guest): Promise<void> {
    const { fuehrerschein, einrichtung } = this.#texts
    await this.#press('link', einrichtung.schritt.scheine.name)
    const page = await new FuehrerscheinPage(this.#page, this.#texts).arrived()
    await this.#press('button', (await page.check(`${vorname} ${nachname}`).getAttribute('aria-label')) ?? '')
    const { dialog } = page
    await dialog.getByLabel(fuehrerschein.angaben.nummer).fill('B072RRE2I55')
    await dialog.getByLabel(fuehrerschein.angaben.ausgestelltAm).fill('1.3.2015')
    await this.#press('checkbox', 'B')
    await expectAccessible(this.#page)
    await this.#press('button', fuehrerschein.dialog.speichern)
    await this.#press('button', fuehrerschein.pruefung.eintragen)
    await expect(dialog.getByText(fuehrerschein.stand.gut).first()).toBeVisible()
    // Whoever closes it at once may be quicker than the check, of which the next page tells.
    await settled(this.#page)
    await this.#page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  /** For the next day from Monday to Friday; it stands among one's own trips. */
  async bookTrip(): Promise<void> {
    const { origin } = new URL(this.#page.url())
    const tag = nextWeekday()
    const fenster = new URLSearchParams({ von: `${tag}T13:00`, bis: `${tag}T15:00` })
    await this.#page.goto(`${origin}${PAGE.fahrzeuge}?${fenster}`)
    const page = await new FahrzeugePage(this.#page, this.#texts).arrived()
    await this.#press('button', (await page.bookable.first().getAttribute('aria-label')) ?? '')
    await page.dialog.arrived()
    await page.dialog.grund.fill('Abnahme')
    await this.#press('button', (await page.dialog.submit.textContent()) ?? '')
    await page.dialog.expectBooked(PLATE)
    await page.dialog.close()
    await this.#page.goto(`${origin}${PAGE.fahrten}`)
    await expect(this.#page.getByRole('main').getByRole('article').filter({ hasText: PLATE })).toBeVisible()
    await expectAccessible(this.#page)
  }
}
