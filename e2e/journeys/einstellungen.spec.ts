import * as wire from '@platzwart/contract/operations/einstellung'
import { PAGE } from '@platzwart/contract/paths'
import type { BrowserContext } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { expect, origin, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { beginning, filled } from '../pages/basePage.ts'
import { EinstellungenPage } from '../pages/einstellungenPage.ts'
import { settled } from '../pages/settled.ts'
import { shown } from '../pages/shown.ts'

const STUFEN = ['sauber', 'leicht verschmutzt', 'verschmutzt', 'stark verschmutzt']

/** As another head of the house would, elsewhere. */
async function saveElsewhere(context: BrowserContext, aenderungen: readonly object[]) {
  const answer = await context.request.put(wire.saveHausEinstellungen.path, {
    data: { aenderungen },
    headers: { origin: origin() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

test(
  'A driver switches a mail off, and goes back to the house’s value',
  essential('benachrichtigung'),
  async ({ signIn, texts }) => {
    const { page } = await signIn('fahrerin')
    await page.goto(PAGE.fahrzeuge)
    await page.getByRole('link', { name: texts.fahrzeug.tabs.einstellungen, exact: true }).click()
    const settings = await new EinstellungenPage(page, texts).arrived()
    const { mail, mails, gespeichert, zurueck } = texts.einstellung
    const own = settings.section(mails.titel)
    // What only the fleet manager gets is not offered to anybody else, and the house's values to no driver.
    await expect(own.getByRole('switch', { name: mail.fahrzeugSchaden.name })).toBeHidden()
    await expect(shown(page, texts.einstellung.wahl.haus, { exact: true })).toBeHidden()

    const storno = own.getByRole('switch', { name: mail.fahrzeugStorno.name })
    await expect(storno).toBeChecked()
    await storno.press('Space')
    await expect(storno).not.toBeChecked()
    await expect(own.getByText(gespeichert, { exact: true })).toBeVisible()
    await page.reload()
    await expect(storno).not.toBeChecked()
    await expect(own.getByText(texts.shell.absage.herkunft.benutzer, { exact: true })).toBeVisible()
    const ziel = filled(zurueck.vorgabe, { wert: texts.einstellung.an })
    await own
      .getByRole('button', {
        name: filled(zurueck.name, { feld: mail.fahrzeugStorno.name, ziel }),
        exact: true,
      })
      .click()
    // It is shown before it is saved.
    await expect(storno).toBeChecked()
    await settled(page)
    await page.reload()
    await expect(storno).toBeChecked()
    await expect(own.getByText(texts.shell.absage.herkunft.benutzer, { exact: true })).toBeHidden()
  },
)

test('A driver chooses when to be reminded, in days, and is told what is too far ahead', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('fahrer')
  const settings = await new EinstellungenPage(page, texts).open()
  const { feld, zeiten, einheit, gespeichert, zurueck, speichernName } = texts.einstellung
  const times = settings.section(zeiten.titel)
  const name = feld.erinnerungMinuten.name
  const zahl = times.getByRole('textbox', { name, exact: true })
  const speichern = times.getByRole('button', {
    name: filled(speichernName, { abschnitt: name }),
    exact: true,
  })
  await times.getByLabel(filled(einheit.label, { feld: name })).selectOption(einheit.tage)
  await zahl.fill('15')
  await expect(
    times.getByText(filled(texts.fehler['einstellung.bereich'], { min: 0, max: 14 })),
  ).toBeVisible()
  await speichern.click()
  await expect(zahl).toBeFocused()
  await zahl.fill('2')
  await speichern.click()
  await expect(times.getByText(gespeichert, { exact: true })).toBeVisible()
  await page.reload()
  await expect(zahl).toHaveValue('2')
  await times.getByRole('button', { name: new RegExp(`^${name}: ${zurueck.vorgabe.split('{{')[0]}`) }).click()
  await expect(zahl).toHaveValue('1')
  await settled(page)
})

test('On a phone the tab that one is at is seen whole, also when what waits is counted at the others', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leitungNordhafen')
  await page.setViewportSize({ width: 360, height: 740 })
  await new EinstellungenPage(page, texts).open()
  const tabs = page.getByRole('navigation', { name: texts.fahrzeug.tabs.titel, exact: true })
  const waiting = texts.freigabe.zaehler.freigaben_other.replace('{{count}} ', '')
  await expect(tabs.getByRole('link', { name: new RegExp(waiting) })).toBeAttached()
  const current = tabs.getByRole('link', { name: texts.fahrzeug.tabs.einstellungen, exact: true })
  await expect(current).toBeInViewport({ ratio: 1 })
})

test('The head adds a state of cleanliness by keyboard, and cannot take out one that is in use', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('leitungNordhafen')
  const settings = await new EinstellungenPage(page, texts).open('?haus=true')
  const { abschnitt, feld, liste, gespeichert, grenze } = texts.einstellung
  const titel = abschnitt.sauberkeit.titel
  const section = settings.section(titel)
  await expect(section.getByRole('textbox')).toHaveCount(STUFEN.length)
  await section.getByRole('button', { name: liste.neuerZustand, exact: true }).press('Enter')
  await expect(settings.state(5)).toBeFocused()
  await page.keyboard.type('voller Sand')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(settings.state(4)).toBeFocused()
  await expect(settings.state(4)).toHaveValue('voller Sand')
  await settings.listButton('hoch', 'voller Sand').press('Enter')
  await expect(settings.state(3)).toHaveValue('voller Sand')
  await expect(settings.listButton('hoch', 'voller Sand')).toBeFocused()

  const used = filled(texts.fehler['einstellung.stufeGebraucht'], { wert: 'verschmutzt' })
  await settings.listButton('entfernen', 'verschmutzt').click()
  await expect(section.getByRole('alert')).toHaveText(used)
  await expect(section.getByRole('textbox')).toHaveCount(5)
  await expectAccessible(page)

  const innen = section.getByLabel(feld.sauberkeitMailInnen.name, { exact: true })
  await innen.selectOption('voller Sand')
  const folge = ['voller Sand', 'verschmutzt', 'stark verschmutzt'].join(', ')
  await expect(section.getByText(filled(grenze.folge, { stufen: folge }))).toBeVisible()
  await settings.save(titel).click()
  await expect(section.getByText(gespeichert, { exact: true })).toBeVisible()
  await page.reload()
  await expect(settings.state(3)).toHaveValue('voller Sand')
  await expect(innen).toHaveValue('voller Sand')

  // A threshold goes along with its state's name.
  await settings.state(3).fill('Sand')
  await expect(innen).toHaveValue('Sand')
  await saveElsewhere(context, [
    {
      name: 'fahrzeug.sauberkeitStufen',
      wert: null,
      bisher: ['sauber', 'leicht verschmutzt', 'voller Sand', 'verschmutzt', 'stark verschmutzt'],
    },
    { name: 'fahrzeug.sauberkeitMailInnen', wert: null, bisher: 'voller Sand' },
  ])
  await expect(
    section.getByText(filled(texts.einstellung.inzwischen, { wert: STUFEN.join(', ') })),
  ).toBeVisible()
  const discard = filled(texts.einstellung.verwerfenName, { abschnitt: titel })
  await section.getByRole('button', { name: discard, exact: true }).click()
  await expect(section.getByRole('textbox')).toHaveCount(STUFEN.length)
})

test('The head of a house without cars finds by the menu where second persons are named at once, and takes it back', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leitung')
  const { abschnitt, raum, gespeichert } = texts.einstellung
  const { titel } = abschnitt.zweitePerson
  await page.goto(PAGE.heute)
  await page.getByRole('banner').getByRole('link', { name: texts.shell.menue.admin, exact: true }).click()
  await page.getByRole('link', { name: texts.verwaltung.name.einstellungen, exact: true }).click()
  await page.getByRole('link', { name: beginning(titel) }).click()
  const settings = await new EinstellungenPage(page, texts).arrived()
  const section = settings.section(titel)
  const named = section.getByRole('switch', { name: raum.zweitePersonNennen.name })
  await expect(named).not.toBeChecked()
  await named.press('Space')
  await settings.save(titel).click()
  await expect(section.getByText(gespeichert, { exact: true })).toBeVisible()
  await page.reload()
  await expect(named).toBeChecked()
  await named.press('Space')
  await settings.save(titel).click()
  await expect(section.getByText(gespeichert, { exact: true })).toBeVisible()
  await page.reload()
  await expect(named).not.toBeChecked()
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test(
    'The head sets the booking window, is told what does not fit, and goes back to the default',
    essential('einstellung'),
    async ({ signIn, texts }) => {
      const { page } = await signIn('leitungNordhafen')
      const settings = await new EinstellungenPage(page, texts).open()
      await shown(page, texts.einstellung.wahl.haus, { exact: true }).click()
      const { abschnitt, feld, gespeichert, zurueck } = texts.einstellung
      const titel = abschnitt.fenster.titel
      const section = settings.section(titel)
      const days = section.getByRole('textbox', { name: feld.tageImVoraus.name, exact: true })
      await expect(days).toHaveValue('90 days')
      await expectAccessible(page)
      await days.fill('731')
      const refused = filled(texts.fehler['einstellung.bereich'], { min: 0, max: 730 })
      await expect(section.getByText(refused)).toBeVisible()
      await settings.save(titel).click()
      await expect(days).toBeFocused()
      await days.fill('120')
      await settings.save(titel).click()
      await expect(section.getByText(gespeichert, { exact: true })).toBeVisible()
      await expect(section.getByText(texts.shell.absage.herkunft.mandant, { exact: true })).toBeVisible()
      const ziel = filled(zurueck.vorgabe, { wert: '90 days' })
      const back = filled(zurueck.name, { feld: feld.tageImVoraus.name, ziel })
      await section.getByRole('button', { name: back, exact: true }).click()
      await settings.save(titel).click()
      await expect(section.getByText(texts.shell.absage.herkunft.mandant, { exact: true })).toBeHidden()
      await expect(days).toHaveValue('90 days')
      await settled(page)
    },
  )
})
