import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { dayIn } from '../fixtures/clock.ts'
import { bookFahrt, createCar, driveFahrt } from '../fixtures/fahrten.ts'
import { expect, type Language, test } from '../fixtures/journey.ts'
import { expectAccessible, expectDialogAccessible, expectNamesAsSeen } from '../pages/accessibility.ts'
import { shaped } from '../pages/basePage.ts'
import { FahrtenbuchPage } from '../pages/fahrtenbuchPage.ts'
import { Calendar } from '../pages/fields/dateField.ts'
import { FuehrerscheinPage } from '../pages/fuehrerscheinPage.ts'
import { FuhrparkPage } from '../pages/fuhrparkPage.ts'
import { Shell } from '../pages/shell.ts'

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

test('The dialogs about what was driven, and about bookings that a change hits, can be used by everybody', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^409 .*\/deactivate$/] })
  const driver = await signIn('fahrerin')
  const trip = await bookFahrt(driver.context)
  await driveFahrt(driver.context, trip, 12)
  await driver.page.goto(PAGE.fahrten)
  const { zeile } = texts.fahrtenbuch
  await driver.page
    .getByRole('region', { name: texts.fahrtenbuch.offen.titel })
    .getByRole('button', { name: new RegExp(zeile.ergaenzen) })
    .first()
    .click()
  await inspect(driver.page)

  const keeper = await signIn('fuhrpark')
  await new FahrtenbuchPage(keeper.page, texts).open(trip.fahrzeugId)
  for (const name of [zeile.lueckeErklaerenName, zeile.ergaenzenName]) {
    await keeper.page
      .getByRole('button', { name: shaped(name) })
      .first()
      .click()
    await inspect(keeper.page)
  }

  const { id } = await createCar(keeper.context, 'NH-DG 2')
  await bookFahrt(driver.context, { minutes: 4 * 24 * 60, fahrzeugId: id })
  const fuhrpark = await new FuhrparkPage(keeper.page, texts).openCar(id)
  await fuhrpark.button(texts.fuhrpark.ausmustern.knopf).click()
  await fuhrpark.button(texts.fuhrpark.ausmustern.ja).click()
  await inspect(keeper.page)
})

test('Menus, palette, filters and the calendar can be used by everybody while they are open', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('fahrerin')
  const shell = new Shell(page, texts)
  await page.goto(`${PAGE.fahrzeuge}?filter=true`)
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  const opened = [
    async () => expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible(),
    async () => {
      await shell.account.click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
    async () => {
      await page.getByRole('button', { name: texts.shell.theme.label, exact: true }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
    async () => void (await shell.openPalette()),
    async () => {
      await new Calendar(page.getByRole('textbox', { name: texts.fahrzeug.fenster.vonTag }), texts).open()
    },
  ]
  for (const open of opened) {
    await open()
    await expectAccessible(page)
    await expectNamesAsSeen(page)
    await expect(page.getByRole('dialog').getByRole('banner')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
  }
})
