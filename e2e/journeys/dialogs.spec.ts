import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { dayIn } from '../fixtures/clock.ts'
import { bookFahrt, createCar } from '../fixtures/fahrten.ts'
import { expect, type Language, test } from '../fixtures/journey.ts'
import { expectDialogAccessible, expectNamesAsSeen } from '../pages/accessibility.ts'
import { shaped } from '../pages/basePage.ts'
import { FahrtenbuchPage } from '../pages/fahrtenbuchPage.ts'
import { FuehrerscheinPage } from '../pages/fuehrerscheinPage.ts'
import { FuhrparkPage } from '../pages/fuhrparkPage.ts'

/** Looks at the dialog that is open, and closes it by Escape. */
async function inspect(page: Page): Promise<void> {
  await expectDialogAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

for (const language of ['de', 'en'] as const satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('Every dialog that an address opens has a name, no banner, and can be used by everybody', async ({
      signIn,
    }) => {
      const driver = await signIn('fahrerin')
      const { id, fahrzeugId } = await bookFahrt(driver.context, { minutes: 5 * 24 * 60 })
      const day = dayIn(7)
      const window = `von=${day}T08:00&bis=${day}T10:00`
      const addresses = [
        `${PAGE.fahrzeuge}?dialog=so-gehts`,
        `${PAGE.fahrzeuge}?dialog=regeln`,
        `${PAGE.fahrzeuge}?${window}&fahrzeug=${fahrzeugId}`,
        `${PAGE.fahrzeuge}?${window}&fahrzeug=${fahrzeugId}&fahrt=${id}`,
        `${PAGE.uebersicht}?ab=${dayIn(5)}&wahl=${id}`,
      ]
      for (const address of addresses) {
        await driver.page.goto(address)
        await inspect(driver.page)
      }
      const keeper = await signIn('fuhrpark')
      await keeper.page.goto(`${PAGE.uebersicht}?${window}&sperren=true`)
      await inspect(keeper.page)
    })
  })
}

test('Every dialog that a button opens has a name, no banner, and can be used by everybody', async ({
  signIn,
  texts,
}) => {
  const driver = await signIn('fahrerin')
  const { fahrzeugId } = await bookFahrt(driver.context, { minutes: 8 * 24 * 60 })
  const { page, context } = await signIn('fuhrpark')
  const book = await new FahrtenbuchPage(page, texts).open(fahrzeugId)
  await book.export.click()
  await inspect(page)
  await book.newest.getByRole('button', { name: shaped(texts.fahrtenbuch.zeile.korrigierenName) }).click()
  await inspect(page)

  const { id } = await createCar(context, 'NH-DG 1')
  const fuhrpark = await new FuhrparkPage(page, texts).openCar(id, 'serviceheft')
  await fuhrpark.button(texts.fuhrpark.heft.neu).click()
  await expectDialogAccessible(page)
  await fuhrpark.button(texts.fuhrpark.form.speichern).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectNamesAsSeen(page)
  await page.getByRole('button', { name: shaped(texts.fuhrpark.heft.aendernName) }).click()
  await inspect(page)

  const checker = await signIn('pruefer')
  await new FuehrerscheinPage(checker.page, texts).open()
  await checker.page
    .getByRole('button', { name: shaped(texts.fuehrerschein.liste.pruefenName) })
    .first()
    .click()
  await inspect(checker.page)
})
