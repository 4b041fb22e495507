import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { BasePage, beginning, escaped, filled, shaped } from './basePage.ts'
import { shown } from './shown.ts'

/** A window as the address writes it, wall times of the Mandant. */
export interface Window {
  readonly von: string
  readonly bis: string
}

/** Where cars are found and booked. */
export class FahrzeugePage extends BasePage {
  readonly dialog: FahrzeugDialog

  constructor(page: Page, texts: Phrases) {
    super(page, texts)
    this.dialog = new FahrzeugDialog(page, texts)
  }

  /** How many cars can be booked, or which trip one is on then: read when the search has answered. */
  protected landmark(): Locator {
    return this.page
      .getByRole('heading', { level: 2, name: /^\d+ / })
      .or(this.page.getByText(beginning(this.texts.fahrzeug.unterwegs.selbst)).first())
  }

  async open(fenster: Window): Promise<this> {
    await this.page.goto(`${PAGE.fahrzeuge}?${new URLSearchParams({ ...fenster })}`)
    return this.arrived()
  }

  /** Cars that can be booked, in their order; a button's name ends with the plate. */
  get bookable(): Locator {
    const { aktionName, buchen } = this.texts.fahrzeug.karte
    return this.page.getByRole('button', {
      name: new RegExp(`^${escaped(filled(aktionName, { aktion: buchen, kennzeichen: '' }))}`),
    })
  }

  /** The cards of cars that cannot be booked. */
  get others(): Locator {
    const { aktionName, ansehen } = this.texts.fahrzeug.karte
    const name = new RegExp(`^${escaped(filled(aktionName, { aktion: ansehen, kennzeichen: '' }))}`)
    return this.page.getByRole('article').filter({ has: this.page.getByRole('button', { name }) })
  }

  card(kennzeichen: string): Locator {
    return this.page.getByRole('article', { name: new RegExp(`^${escaped(kennzeichen)}, .*\\D$`) })
  }

  async choose(kennzeichen: string): Promise<FahrzeugDialog> {
    await this.page
      .getByRole('button', { name: new RegExp(`: ${escaped(kennzeichen)}$`) })
      .last()
      .click()
    return this.dialog.arrived()
  }

  /**
   * The trip with this car among one's own.
   * @param von the hour it begins at ("10:15"), where the person may have the same car on another day
   */
  trip(kennzeichen: string, von = ''): Locator {
    return this.page
      .getByRole('region', { name: this.texts.fahrzeug.fahrten.titel })
      .getByRole('article', { name: new RegExp(`^${escaped(kennzeichen)},.*${von}`) })
  }
}

/** The dialog that books or changes a trip. */
export class FahrzeugDialog {
  private readonly page: Page
  private readonly texts: Phrases

  constructor(page: Page, texts: Phrases) {
    this.page = page
    this.texts = texts
  }

  private get root(): Locator {
    return this.page.getByRole('dialog')
  }

  get grund(): Locator {
    return this.root.getByRole('combobox', { name: this.texts.fahrzeug.angaben.fahrtgrund })
  }

  get submit(): Locator {
    const { absenden, anfragen, trotzdem, speichern } = this.texts.fahrzeug.dialog
    return this.root.getByRole('button', {
      name: new RegExp(`^(${[absenden, anfragen, trotzdem, speichern].join('|')})$`),
    })
  }

  get refusal(): Locator {
    return this.root.getByRole('alert').filter({ hasText: this.texts.fahrzeug.dialog.nichtBuchbar })
  }

  get alternatives(): Locator {
    return this.refusal.getByRole('button')
  }

  async arrived(): Promise<this> {
    await expect(this.grund).toBeVisible()
    await expectAccessible(this.page)
    return this
  }

  async expectBooked(kennzeichen: string): Promise<void> {
    const said = filled(this.texts.fahrzeug.fertig.reserviert, { kennzeichen })
    await expect(this.root.getByRole('heading', { name: said })).toBeVisible()
  }

  /** Which car was booked, whatever it was. */
  async booked(): Promise<string> {
    const rest = this.texts.fahrzeug.fertig.reserviert.split('}}')[1] ?? ''
    const heading = this.root.getByRole('heading', { name: new RegExp(`${escaped(rest)}$`) })
    await expect(heading).toBeVisible()
    return ((await heading.textContent()) ?? '').replace(rest, '')
  }

  async expectApproval(): Promise<void> {
    await expect(this.root.getByText(this.texts.fahrzeug.freigabe.noetig)).toBeVisible()
  }

  async expectHeld(): Promise<void> {
    const name = new RegExp(`${escaped(this.texts.fahrzeug.fertig.vorgemerkt.split('}}')[1] ?? '')}$`)
    await expect(this.root.getByRole('heading', { name })).toBeVisible()
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: this.texts.fahrzeug.fertig.fertig }).click()
    await expect(this.root).toBeHidden()
  }
}

/** All cars over days. */
export class UebersichtPage extends BasePage {
  get plan(): Locator {
    return this.page.getByRole('application', { name: this.texts.fahrzeug.zeitplan.name })
  }

  protected landmark(): Locator {
    return this.plan
  }

  async open(search: Readonly<Record<string, string>>): Promise<this> {
    await this.page.goto(`${PAGE.uebersicht}?${new URLSearchParams(search)}`)
    return this.arrived()
  }

  row(kennzeichen: string): Locator {
    return this.plan.getByRole('region', { name: kennzeichen, exact: true })
  }

  /** The bars of a car, its name left out. */
  bars(kennzeichen: string): Locator {
    return this.row(kennzeichen).locator('[data-balken]')
  }

  name(kennzeichen: string): Locator {
    return this.row(kennzeichen).getByRole('button', { name: new RegExp(`^${escaped(kennzeichen)} `) })
  }

  get moved(): Locator {
    return shown(this.page, shaped(this.texts.fahrzeug.zeitplan.verschoben)).filter({ visible: true })
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: this.texts.fahrzeug.fahrten.rueckgaengig, exact: true })
  }

  get refusal(): Locator {
    return this.page.getByRole('alert').filter({ hasText: this.texts.fahrzeug.zeitplan.abgelehnt })
  }

  /** What the bar that is held says about where it is. */
  get preview(): Locator {
    return this.plan.getByRole('strong').filter({ hasText: shaped(this.texts.fahrzeug.zeitplan.ziel) })
  }

  get list(): Locator {
    return this.page.getByRole('button', { name: beginning(this.texts.fahrzeug.karte.buchen) })
  }
}
