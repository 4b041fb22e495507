import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { settled } from '../../pages/settled.ts'

test(
  'The head of the house words a mail, sees it in both languages, and goes back to ours',
  essential('benachrichtigung', 'mandant'),
  async ({ signIn, texts }) => {
    const { page } = await signIn('leitung')
    const { mailtext, pflege, fehler } = texts
    await page.goto(PAGE.adminPostausgang)
    await page.getByRole('link', { name: mailtext.reiter.texte, exact: true }).click()
    const { titel, text } = mailtext.art.vorzeitigBeendet
    await page.getByRole('link', { name: titel }).filter({ hasText: text }).click()
    await expect(page.getByRole('heading', { level: 1, name: titel })).toBeVisible()
    await expectAccessible(page)

    const subject = page.getByRole('textbox', { name: mailtext.feld.de.betreff, exact: true })
    const ours = await subject.inputValue()
    await subject.fill('{kennzeichen}')
    const unknown = fehler['mailtext.platzhalter'].split('{{')[0] ?? ''
    await expect(page.getByText(unknown)).toBeVisible()

    await subject.fill('{vorname}: {platz}')
    await page.getByRole('textbox', { name: mailtext.feld.en.einleitung, exact: true }).fill('Hi {vorname},')
    await expect(page.getByText(filled(mailtext.vorschau.betreff, { betreff: 'Kim: A 12' }))).toBeVisible()
    const preview = page.getByRole('region', { name: mailtext.vorschau.titel })
    await preview.getByText(mailtext.sprache.en, { exact: true }).click()
    const letter = page.frameLocator(`iframe[title="${mailtext.vorschau.rahmen}"]`).locator('body')
    await expect(letter).toContainText('Hi Kim,')

    await page.getByRole('button', { name: pflege.speichern, exact: true }).click()
    await expect(page.getByText(filled(mailtext.gespeichert, { titel })).first()).toBeVisible()
    await page.reload()
    await expect(subject).toHaveValue('{vorname}: {platz}')

    await page.getByRole('button', { name: mailtext.zurueck, exact: true }).click()
    await page.getByRole('button', { name: mailtext.zurueckJa, exact: true }).click()
    await expect(subject).toHaveValue(ours)
    await settled(page)
    await expectAccessible(page)
  },
)
