import { PAGE } from '@platzwart/contract/paths'
import type { Locator } from '@playwright/test'
import { BasePage, filled } from './basePage.ts'

/** The settings of vehicles, one's own or the house's; or those of the house beside them. */
export class EinstellungenPage extends BasePage {
  protected landmark(): Locator {
    const { mails, abschnitt } = this.texts.einstellung
    const { titel: beside } = abschnitt.zweitePerson
    return this.section(mails.titel).or(this.section(abschnitt.fenster.titel)).or(this.section(beside))
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`${PAGE.fahrzeugEinstellungen}${search}`)
    return this.arrived()
  }

  section(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true })
  }

  save(title: string): Locator {
    const name = filled(this.texts.einstellung.speichernName, { abschnitt: title })
    return this.section(title).getByRole('button', { name, exact: true })
  }

  /** A state of cleanliness by its place, the best first. */
  state(place: number): Locator {
    return this.page.getByLabel(filled(this.texts.einstellung.liste.zustand, { nummer: place }), {
      exact: true,
    })
  }

  /** A button of the list: up, down or remove. */
  listButton(what: 'hoch' | 'runter' | 'entfernen', eintrag: string): Locator {
    return this.page.getByRole('button', {
      name: filled(this.texts.einstellung.liste[what], { eintrag }),
      exact: true,
    })
  }
}
