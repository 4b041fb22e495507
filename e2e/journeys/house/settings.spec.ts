import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { dropExceptions } from '../../fixtures/houseSetting.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The start of a text, before what it is filled with. */
const before = (text: string) => text.split('{{')[0] ?? text

function wordsOf({ einstellung: own, einstellungPflege: words }: Phrases) {
  const days = own.raum.tageImVoraus.name
  const titel = own.abschnitt.raumFenster.titel
  const option = `${words.bereich.leseraum}: ${days}`
  return { own, words, days, titel, option, save: filled(own.speichernName, { abschnitt: titel }) }
}

test(
  'The head finds a setting, sees whom it touches, is held back from leaving, saves, and takes it back from the history',
  essential('einstellung'),
  async ({ signIn, texts }) => {
    const { own, words, days, titel, option, save } = wordsOf(texts)
    const { page } = await signIn('leitung')
    await page.goto(PAGE.adminEinstellungen)
    await page.getByRole('searchbox', { name: own.finden.suche }).fill('voraus')
    await expect(section(page, own.abschnitt.raumBuchung.titel)).toBeHidden()
    const field = page.getByRole('textbox', { name: days, exact: true })
    await expect(field).toHaveValue('14 Tage')
    await expectAccessible(page)

    const fenster = section(page, titel)
    await field.fill('21')
    const change = filled(own.vorher.aenderung, { feld: days, alt: '14 Tage', neu: '21 Tage' })
    await expect(fenster.getByText(change, { exact: true })).toBeVisible()
    await expect(fenster.getByText(/^Ändert etwas für \d+ von \d+ Personen\.$/)).toBeVisible()
    await expectAccessible(page)
    const leave = page.getByRole('link', { name: words.reiter.ausnahmen, exact: true })
    await leave.click()
    await page
      .getByRole('dialog', { name: texts.shell.verlassen.titel })
      .getByRole('button', { name: texts.shell.verlassen.bleiben })
      .click()
    await expect(field).toHaveValue('21 Tage')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(fenster.getByText(own.gespeichert, { exact: true })).toBeVisible()
    await expect(fenster.getByText(change, { exact: true })).toBeHidden()
    await expect(field).toHaveValue('21 Tage')

    await page.getByRole('button', { name: filled(own.mehrName, { feld: days }), exact: true }).click()
    await page.getByRole('menuitem', { name: own.verlauf, exact: true }).click()
    const history = page.getByRole('dialog', { name: filled(words.verlauf.titel, { option }) })
    const made = filled(words.verlauf.aenderung, { alt: '14 Tage', neu: '21 Tage' })
    await expect(history.getByText(made, { exact: true })).toBeVisible()
    await expectAccessible(page)
    const back = filled(words.verlauf.zurueckName, { aenderung: made, fuer: words.verlauf.haus })
    await history.getByRole('button', { name: back, exact: true }).click()
    await expect(
      history.getByText(filled(words.verlauf.aenderung, { alt: '21 Tage', neu: '14 Tage' })),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(history).toBeHidden()
    await expect(field).toHaveValue('14 Tage')
  },
)

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('The head asks by keyboard what holds for a reader, gives them an exception, changes it and takes it out', async ({
    signIn,
    texts,
  }) => {
    const { words, days, option } = wordsOf(texts)
    const { page, context } = await signIn('leitung')
    await dropExceptions({ context }, 'Emre Kaya')
    await page.goto(`${PAGE.adminEinstellungen}?reiter=auskunft`)
    await page.getByRole('combobox', { name: words.wert.person, exact: true }).focus()
    await page.keyboard.type('emre')
    await expect(page.getByRole('option', { name: /^Emre Kaya/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('searchbox', { name: words.auskunft.suche }).fill('ahead')
    const row = page.getByRole('listitem').filter({ hasText: option })
    await expect(row.getByText('14 days', { exact: true }).first()).toBeVisible()
    await page.getByLabel(words.auskunft.dazu).selectOption('Wissenschaft')
    await expect(row.getByText(before(words.auskunft.dann))).toContainText('28 days')
    await expectAccessible(page)

    const ask = filled(words.auskunft.ausnahmeName, { option })
    await row.getByRole('button', { name: ask, exact: true }).press('Enter')
    const fresh = page.getByRole('dialog', { name: words.wert.neu })
    const field = fresh.getByRole('textbox', { name: days, exact: true })
    await field.fill('367')
    await expect(fresh.getByRole('alert').or(fresh.getByText('366')).first()).toBeVisible()
    await field.fill('40')
    await expect(fresh.getByText(/^Changes something for one of \d+ people\.$/)).toBeVisible()
    await expectAccessible(page)
    await field.press('Enter')
    await expect(fresh).toBeHidden()
    await expect(row.getByText('40 days', { exact: true }).first()).toBeVisible()

    await page.getByRole('link', { name: words.reiter.ausnahmen, exact: true }).press('Enter')
    await page.getByRole('searchbox', { name: words.ausnahmen.suche }).fill('emre')
    const edit = filled(words.ausnahmen.aendernName, { option, wer: 'Emre Kaya' })
    const list = page.getByRole('list', { name: words.reiter.ausnahmen, exact: true })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: edit, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: filled(words.wert.titel, { option, wer: 'Emre Kaya' }) })
    await dialog.getByRole('textbox', { name: days, exact: true }).fill('41')
    const { verlassen } = texts.shell
    const question = page.getByRole('dialog', { name: verlassen.titel })
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await question.getByRole('button', { name: verlassen.bleiben }).press('Enter')
    await expect(question).toBeHidden()
    await page.goBack()
    await question.getByRole('button', { name: verlassen.bleiben }).press('Enter')
    await expect(dialog.getByRole('textbox', { name: days, exact: true })).toHaveValue('41 days')
    await dialog.getByRole('button', { name: words.wert.speichern, exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(list.getByText('41 days', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: edit, exact: true }).press('Enter')
    const { loeschen, jaLoeschen } = texts.pflege
    await dialog.getByRole('button', { name: loeschen, exact: true }).press('Enter')
    await dialog.getByRole('button', { name: jaLoeschen, exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(words.ausnahmen.keine, { exact: true })).toBeVisible()
  })
})
