import { PAGE } from '@platzwart/contract/paths'
import { expect } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { filled, firstWords } from '../basePage.ts'
import { settled } from '../settled.ts'
import { shown } from '../shown.ts'
import { type Hands, nextWeekday, openAdmin, PLACE } from './firstRoom.ts'

/** Who may book less far ahead than the house says. */
export const GUESTS = 'Gäste'

/** What the administrator of a house rules beside the week: holidays, and what a group may do. */
export class FirstRules {
  readonly #hands: Hands

  constructor(hands: Hands) {
    this.#hands = hands
  }

  /** Those of the year in which the house will be open longest, of the Land in which the location is. */
  async closeOnHolidays(): Promise<void> {
    const { page, texts, press } = this.#hands
    const { oeffnungsjahr: words, verwaltung } = texts
    await this.#open(verwaltung.name.sonderoeffnungszeiten)
    const land = page.getByRole('combobox', { name: filled(words.feiertage.landName, { name: PLACE }) })
    await land.selectOption(words.land.NW)
    await settled(page)
    await press('button', filled(words.feiertage.knopfName, { name: PLACE }))
    const dialog = page.getByRole('dialog')
    const next = String(Temporal.Now.plainDateISO('Europe/Berlin').year + 1)
    await dialog.getByText(next, { exact: true }).click()
    await expect(dialog.getByRole('checkbox', { name: /Karfreitag|Good Friday/ })).toBeChecked()
    await expectAccessible(page)
    await press('button', words.feiertage.uebernehmen)
    await expect(dialog).toBeHidden()
    await expect(shown(page, words.feiertage.fertig)).toBeVisible()
  }

  /** A group that may book three days ahead. */
  async restrictGroup(): Promise<void> {
    const { page, texts, press } = this.#hands
    const { berechtigung, einstellung, einstellungPflege: words, verwaltung } = texts
    await this.#open(verwaltung.name.gruppen)
    await press('button', berechtigung.gruppen.neu)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: berechtigung.form.name }).fill(GUESTS)
    await press('button', berechtigung.form.anlegen)
    await expect(dialog).toBeHidden()

    await this.#open(verwaltung.name.einstellungen)
    await press('link', words.reiter.ausnahmen)
    await press('button', words.ausnahmen.neu)
    const option = einstellung.raum.tageImVoraus.name
    await dialog
      .getByRole('combobox', { name: words.ausnahmen.option })
      .selectOption({ label: `${words.bereich.leseraum}: ${option}` })
    await dialog.getByRole('combobox', { name: words.wert.welcheGruppe }).selectOption({ label: GUESTS })
    await dialog.getByRole('textbox', { name: option, exact: true }).fill('3')
    await expectAccessible(page)
    await press('button', words.wert.hinzufuegen)
    await expect(dialog).toBeHidden()
  }

  /** Of the group, a week after the day on which they can book. */
  async expectTooFarAhead(): Promise<void> {
    const { page, texts } = this.#hands
    const { origin } = new URL(page.url())
    await page.goto(`${origin}${PAGE.karte}?tag=${nextWeekday().add({ days: 7 })}`)
    const later = firstWords(texts.leseraum.zu.abTag)
    await expect(page.getByRole('button', { name: new RegExp(`D-07, ${later}`) })).toBeVisible()
  }

  async #open(tab: string): Promise<void> {
    await openAdmin(this.#hands, tab)
    await settled(this.#hands.page)
  }
}
