import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Page } from '@playwright/test'
import { planPdf } from '../../fixtures/planPdf.ts'
import { expectAccessible, expectAccessibleFromTop } from '../accessibility.ts'
import { escaped, filled, keyTo, tabTo } from '../basePage.ts'
import { BuchungDialog } from '../buchungDialog.ts'
import { settled } from '../settled.ts'
import { shown } from '../shown.ts'

/** By the mouse or by the keyboard. */
export type Press = (role: 'button' | 'link' | 'checkbox', name: string) => Promise<void>

/** Who does it, where, and how. */
export interface Hands {
  readonly page: Page
  readonly texts: Phrases
  readonly press: Press
}

export interface Guest {
  readonly vorname: string
  readonly nachname: string
  readonly email: string
}

export const PLACE = 'Neubau am Wall'
const ROOM = 'Saal unter dem Dach'

/** By the header to the administration, and there by its navigation. */
export async function openAdmin({ page, texts }: Omit<Hands, 'press'>, entry: string): Promise<void> {
  const { admin } = texts.shell.menue
  await page.getByRole('banner').getByRole('link', { name: admin }).click()
  const pages = page.getByRole('navigation', { name: admin, exact: true })
  await pages.getByRole('link', { name: entry, exact: true }).click()
}

/** What the administrator of an empty house does until somebody can book: a location, a plan, seats in rows, opening hours, a reader. */
export class FirstRoom {
  readonly #hands: Hands

  constructor(hands: Hands) {
    this.#hands = hands
  }

  get #page(): Page {
    return this.#hands.page
  }

  get #texts(): Phrases {
    return this.#hands.texts
  }

  #press(...pressed: Parameters<Press>): Promise<void> {
    return this.#hands.press(...pressed)
  }

  #field(name: string) {
    // One that has to be filled in says so behind its name.
    return this.#page.getByRole('main').getByLabel(new RegExp(`^${escaped(name)}(?: ?\\*)?$`))
  }

  /** The page before offers some of the same steps, and goes when this one comes. */
  async #open(tab: string, titel: string): Promise<void> {
    await openAdmin(this.#hands, tab)
    await expect(this.#page.getByRole('heading', { level: 1, name: titel, exact: true })).toBeVisible()
  }

  async makeStandort(): Promise<void> {
    const { standort, pflege, einrichtung } = this.#texts
    await this.#press('link', einrichtung.schritt.standort.name)
    await expect(this.#page.getByRole('heading', { level: 1, name: standort.neu })).toBeVisible()
    await this.#field(standort.feld.name).fill(PLACE)
    await expectAccessible(this.#page)
    await this.#press('button', pflege.anlegen)
    await expect(this.#page.getByRole('heading', { level: 1, name: PLACE })).toBeVisible()
  }

  async makePlan(): Promise<void> {
    const { grundriss, pflege, einrichtung } = this.#texts
    const { schritt, leiste } = einrichtung
    // Where a step is done, the next one is offered.
    await this.#press('link', filled(leiste.weiter, { schritt: schritt.plan.name }))
    await expect(this.#page.getByRole('heading', { level: 1, name: grundriss.neu })).toBeVisible()
    await this.#field(grundriss.feld.bezeichnung).fill(ROOM)
    await this.#field(grundriss.feld.standortId).selectOption({ label: PLACE })
    await this.#field(grundriss.feld.breite).fill('18')
    await this.#field(grundriss.feld.hoehe).fill('12')
    await expectAccessible(this.#page)
    await this.#press('button', pflege.anlegen)
    await expect(this.#page.getByRole('heading', { level: 1, name: ROOM })).toBeVisible()
  }

  /** The plan as an architect has drawn it, its second page, eighteen metres wide; it gives the room its size. */
  async bringPicture(): Promise<void> {
    const { bild, reiter, werkzeug } = this.#texts.grundriss
    await this.#tab(reiter.bild)
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: planPdf() }
    await this.#page.getByLabel(bild.waehlen, { exact: true }).last().setInputFiles(file)
    const page = () => this.#picture().getAttribute('href')
    await expect(this.#picture()).toBeVisible()
    const first = await page()
    await this.#field(bild.seite).fill('2')
    await this.#press('button', bild.seiteHolen)
    // Until the other page is there, it would come over whatever is done meanwhile.
    await expect.poll(page).not.toBe(first)
    await this.#field(bild.breite).fill('16')
    await expect(this.#picture()).toHaveAttribute('width', '1600')
    await this.#press('button', werkzeug.undo)
    await this.#press('button', werkzeug.redo)
    await this.#field(bild.breite).fill('18')
    await expectAccessibleFromTop(this.#page)
    await this.#press('button', bild.speichern)
    await expect(shown(this.#page, bild.gespeichert)).toBeVisible()
    await this.#tab(reiter.plaetze)
    await expect(this.#picture()).toHaveAttribute('width', '1800')
  }

  #picture() {
    return this.#page.getByRole('application').locator('image')
  }

  async #tab(name: string): Promise<void> {
    const tabs = this.#page.getByRole('navigation', { name: this.#texts.grundriss.reiter.titel })
    await tabs.getByRole('link', { name, exact: true }).click()
  }

  /** Six rows of ten. */
  async makeSeats(): Promise<void> {
    const { grid, werkzeug } = this.#texts.grundriss
    await this.#press('button', werkzeug.grid)
    await this.#field(grid.rows).fill('6')
    await this.#field(grid.columns).fill('10')
    await this.#field(grid.prefix).fill('D-')
    await this.#press('button', grid.mitte)
    await expectAccessibleFromTop(this.#page)
    await this.#press('button', filled(grid.anlegen_other, { count: '60' }))
    await expect(shown(this.#page, filled(grid.fertig_other, { count: '60' }))).toBeVisible()
    await expect(this.#page.locator('[data-platz]')).toHaveCount(60)
  }

  /** One is carried by keys, taken back, and carried again. */
  async moveSeat(): Promise<void> {
    const { werkzeug } = this.#texts.grundriss
    await this.#page.getByRole('button', { name: /^D-01, / }).focus()
    for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) await this.#page.keyboard.press(key)
    const save = filled(werkzeug.speichern_one, { count: '1' })
    await expect(this.#page.getByRole('button', { name: save })).toBeEnabled()
    await this.#press('button', werkzeug.undo)
    await expect(this.#page.getByRole('button', { name: save })).toBeHidden()
    await this.#press('button', werkzeug.redo)
    await this.#press('button', save)
    await expect(shown(this.#page, filled(werkzeug.verschoben_one, { count: '1' }))).toBeVisible()
  }

  /** Two rows that are chosen are carried together by keys, and numbered as a part of their own, which is taken back. */
  async numberAnew(): Promise<void> {
    const { grid, viele, werkzeug } = this.#texts.grundriss
    for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await this.#page.keyboard.press(key)
    // What was told before may lie upon it.
    const save = filled(werkzeug.speichern_other, { count: '20' })
    await this.#page.getByRole('button', { name: save }).press('Enter')
    await expect(shown(this.#page, filled(werkzeug.verschoben_other, { count: '20' }))).toBeVisible()
    await this.#field(grid.prefix).fill('F-')
    await this.#field(grid.first).fill('1')
    await expectAccessibleFromTop(this.#page)
    await this.#press('button', viele.nummernSpeichern)
    await expect(shown(this.#page, filled(viele.umbenannt_other, { count: '20' }))).toBeVisible()
    await expect(this.#page.getByRole('button', { name: /^F-20, / })).toBeVisible()
    await this.#press('button', filled(viele.zurueckName_other, { count: '20' }))
    await expect(this.#page.getByRole('button', { name: /^D-60, / })).toBeVisible()
  }

  async saveHours(): Promise<void> {
    const { grundriss, oeffnungszeit, pflege } = this.#texts
    await this.#tab(grundriss.reiter.woche)
    await expect(shown(this.#page, oeffnungszeit.woche.vorschlag)).toBeVisible()
    await expectAccessible(this.#page)
    await this.#press('button', pflege.speichern)
    await expect(shown(this.#page, oeffnungszeit.woche.gespeichert)).toBeVisible()
  }

  /** Back on the list of what is missing; it says what people can do. */
  async expectToldIn(text: string): Promise<void> {
    const { einrichtung, verwaltung } = this.#texts
    await this.#open(verwaltung.name.einrichten, einrichtung.titel)
    await expect(this.#page.getByText(text)).toBeVisible()
    await expectAccessible(this.#page)
  }

  /** The link that the invitation shows, where no mail server is set up. */
  async invite(guest: Guest, gruppe: string): Promise<string> {
    const { titel, angaben, einladung, einladen } = this.#texts.benutzer
    await this.#open(this.#texts.verwaltung.name.benutzer, titel)
    await this.#press('button', einladen)
    const dialog = this.#page.getByRole('dialog', { name: einladung.titel })
    for (const name of ['vorname', 'nachname', 'email'] as const)
      await dialog.getByRole('textbox', { name: angaben[name] }).fill(guest[name])
    await this.#press('checkbox', this.#texts.berechtigung.standardRolle.fahrer)
    await this.#press('checkbox', gruppe)
    await dialog.getByRole('button', { name: einladung.senden, exact: true }).press('Enter')
    const name = `${guest.vorname} ${guest.nachname}`
    return this.#page.getByRole('textbox', { name: filled(einladung.link, { name }) }).inputValue()
  }

  /** On the map, for the next day from Monday to Friday: this house lives in our time. */
  async bookSeat(): Promise<void> {
    await this.#openMap()
    await this.#page.getByRole('button', { name: /\bD-07\b/ }).click()
    const dialog = new BuchungDialog(this.#page, this.#texts)
    await dialog.book()
    await dialog.expectBooked('D-07')
    await expectAccessible(this.#page)
  }

  /** The same from the top of the page, with nothing but Tab, arrows and Enter. */
  async bookSeatByKeys(): Promise<void> {
    await this.#openMap()
    const dialog = new BuchungDialog(this.#page, this.#texts)
    await tabTo(this.#page.locator('[data-platz][tabindex="0"]'))
    await keyTo('ArrowRight', this.#page.getByRole('button', { name: /\bD-07\b/ }))
    await this.#page.keyboard.press('Enter')
    await dialog.arrived()
    await tabTo(dialog.submit)
    await this.#page.keyboard.press('Enter')
    await dialog.expectBooked('D-07')
    await expectAccessible(this.#page)
  }

  async #openMap(): Promise<void> {
    const { origin } = new URL(this.#page.url())
    await this.#page.goto(`${origin}${PAGE.karte}?tag=${nextWeekday()}&von=09:00&bis=11:00`)
    await expect(this.#picture()).toHaveAttribute('width', '1800')
    await settled(this.#page)
  }
}

/** The next day from Monday to Friday. */
export function nextWeekday(): Temporal.PlainDate {
  const today = Temporal.Now.plainDateISO('Europe/Berlin')
  const days = [1, 2, 3].map((count) => today.add({ days: count }))
  return days.find((day) => day.dayOfWeek < 6) ?? today
}
