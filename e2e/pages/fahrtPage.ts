import { PAGE } from '@platzwart/contract/paths'
import { expect, type Locator } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { BasePage, beginning, escaped, filled } from './basePage.ts'
import { shown } from './shown.ts'

type View = 'links' | 'rechts' | 'vorne' | 'hinten' | 'oben' | 'innen'

/** What is said at every check-in and check-out of these journeys. */
interface Angaben {
  readonly kilometer?: number
  readonly tank: number
}

/** One trip: its facts and its next step, and the form of that step. */
export class FahrtPage extends BasePage {
  protected landmark(): Locator {
    return this.page.getByRole('heading', { name: this.texts.fahrt.seite.angaben })
  }

  async open(id: string): Promise<this> {
    await this.page.goto(PAGE.fahrt.replace('{id}', id))
    return this.arrived()
  }

  async expectStatus(status: 'reserviert' | 'aktiv' | 'durchgeführt'): Promise<void> {
    await expect(shown(this.page, this.texts.fahrzeug.status[status], { exact: true })).toBeVisible()
  }

  async begin(art: 'checkIn' | 'checkOut'): Promise<void> {
    await this.page.getByRole('link', { name: this.texts.fahrt.tun[art], exact: true }).click()
    await expect(this.heading(art)).toBeVisible()
    await expectAccessible(this.page)
  }

  heading(art: 'checkIn' | 'checkOut'): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.texts.fahrt.formular[art] })
  }

  mileage(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.fahrt.formular.kilometer })
  }

  fuel(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.fahrt.formular.tankZahl })
  }

  choice(group: string, text: string): Locator {
    return this.page.getByRole('group', { name: group, exact: true }).getByText(text, { exact: true })
  }

  async fill({ kilometer, tank }: Angaben): Promise<void> {
    const { formular } = this.texts.fahrt
    if (kilometer !== undefined) await this.mileage().fill(String(kilometer))
    await this.fuel().fill(String(tank))
    await this.choice(formular.sauberkeitAussen, formular.stufen.sauber).tap()
    await this.choice(formular.sauberkeitInnen, formular.stufen['leicht verschmutzt']).tap()
  }

  async look(): Promise<void> {
    const { pruefpunkt, inOrdnung } = this.texts.fahrt.formular
    for (const dot of Object.values(pruefpunkt)) await this.choice(dot, inOrdnung).tap()
  }

  view(ansicht: View): Locator {
    const name = this.texts.fahrt.schaden.ansichten[ansicht]
    return this.page.getByRole('radio', { name: new RegExp(`^${escaped(name)}, `) })
  }

  /** The middle field of a view; from there the arrow keys lead on. */
  field(ansicht: View): Locator {
    const { feld, ansichten, lage, mitte, halb } = this.texts.fahrt.schaden
    const words = filled(lage, { spalte: mitte, zeile: halb })
    return this.page.getByRole('button', { name: filled(feld, { ansicht: ansichten[ansicht], lage: words }) })
  }

  /** The field to which the Tab key leads, whatever view the sketch shows. */
  anyField(): Locator {
    const name = beginning(this.texts.fahrt.schaden.feld)
    return this.page.getByRole('button', { name }).and(this.page.locator(':not([tabindex="-1"])'))
  }

  async damage(ansicht: View, beschreibung: string, foto?: Buffer): Promise<void> {
    await shown(this.page, this.texts.fahrt.schaden.ansichten[ansicht], { exact: true }).tap()
    await this.field(ansicht).tap()
    // The description has the focus: what is damaged is all that is left to say.
    await expect(this.description()).toBeFocused()
    await this.description().fill(beschreibung)
    if (foto === undefined) return
    const file = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: foto }
    await this.page.getByLabel(this.texts.fahrt.schaden.foto).setInputFiles(file)
    await expect(this.page.getByRole('img', { name: /\d+$/ })).toBeVisible()
  }

  description(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.fahrt.schaden.beschreibung })
  }

  async receipt(foto: Buffer, betrag: string): Promise<void> {
    const { beleg } = this.texts.fahrt
    const file = { name: 'beleg.jpg', mimeType: 'image/jpeg', buffer: foto }
    await this.page.getByLabel(beleg.hinzufuegen).setInputFiles(file)
    await this.page.getByRole('textbox', { name: beleg.betrag }).fill(betrag)
  }

  async confirm(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.texts.fahrt.formular.bestaetigung }).check()
  }

  submit(art: 'checkIn' | 'checkOut'): Locator {
    const { absendenCheckIn, absendenCheckOut } = this.texts.fahrt.formular
    return this.page.getByRole('button', { name: art === 'checkIn' ? absendenCheckIn : absendenCheckOut })
  }

  /** The clock stands still on these journeys, so that every distance is asked about. */
  itIsRight(): Locator {
    return this.page.getByRole('button', { name: this.texts.fahrt.formular.stimmt, exact: true })
  }

  lookAgain(): Locator {
    return this.page.getByRole('button', { name: this.texts.fahrt.formular.pruefen, exact: true })
  }

  waiting(): Locator {
    return shown(this.page, this.texts.fahrt.wartend.wartet)
  }

  arrivedNews(art: 'checkIn' | 'checkOut', kennzeichen: string): Locator {
    return shown(this.page, filled(this.texts.fahrt.wartend.uebertragen[art], { kennzeichen }))
  }

  /** The device has written down what the page shows of a trip, alone (`fahrt/…`) or in the list (`fahrten`): a page that is left sooner is not told again without a network. */
  async keptOnDevice(was: string, tripId: string): Promise<void> {
    await this.page.waitForFunction(
      async ([ending, id]) => {
        const known = await indexedDB.databases()
        // Opened before the app has made it, it would be one without stores.
        if (!known.some(({ name }) => name === 'platzwart')) return false
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open('platzwart')
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        const all = await new Promise<{ schluessel: string }[]>((resolve, reject) => {
          const request = database.transaction('gemerkt').objectStore('gemerkt').getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        database.close()
        return all.some((one) => one.schluessel.endsWith(`/${ending}`) && JSON.stringify(one).includes(id))
      },
      [was, tripId] as const,
    )
  }

  /** All that the page has loaded lies on the device: from now on it opens without a network. */
  async readyForGarage(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const [name] = await caches.keys()
      if (name === undefined) return false
      const kept = new Set((await (await caches.open(name)).keys()).map(({ url }) => url))
      const loaded = performance.getEntriesByType('resource').map((entry) => entry.name)
      const own = loaded.filter((url) => new URL(url).pathname.startsWith('/assets/'))
      return own.length > 0 && own.every((url) => kept.has(url))
    })
  }
}
