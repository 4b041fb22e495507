import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { bookFahrt, createCar } from '../fixtures/fahrten.ts'
import { expect, type Language, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { beginning, filled, shaped } from '../pages/basePage.ts'
import { FahrtenbuchPage } from '../pages/fahrtenbuchPage.ts'
import { FahrzeugePage } from '../pages/fahrzeugePage.ts'
import { Calendar, shownDate } from '../pages/fields/dateField.ts'
import { FuhrparkPage } from '../pages/fuhrparkPage.ts'
import { shown } from '../pages/shown.ts'

/** A Monday: the journeys stand on a Wednesday. */
const START = dayIn(12)

for (const language of ['de', 'en'] as const satisfies Language[]) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      'A driver types the day of a trip, is told of impossible ones, and chooses another by keyboard',
      language === 'de' ? essential('fahrzeug') : {},
      async ({ signIn, texts }) => {
        const { page } = await signIn('fahrerin')
        await new FahrzeugePage(page, texts).open({ von: `${START}T09:00`, bis: `${START}T11:00` })
        const { datum, fahrzeug } = texts
        const day = page.getByRole('textbox', { name: fahrzeug.fenster.vonTag })
        await expect(day).toHaveValue(shownDate(START, language))
        await expect(day).toHaveAccessibleDescription(datum.tagHilfe)

        await day.focus()
        await page.keyboard.type('31.02.2027')
        await page.keyboard.press('Tab')
        await expect(day).toHaveAttribute('aria-invalid', 'true')
        await expect(day).toHaveAccessibleDescription(
          new RegExp(filled(datum.noSuchDay, { text: '31\\.02\\.2027' })),
        )
        await expectAccessible(page)
        await day.fill('9.3.2027')
        await day.press('Enter')
        await expect(day).toHaveAccessibleDescription(new RegExp(datum.tooEarly.split('{{')[0] ?? ''))

        // Understood while it is typed, with its weekday.
        await day.fill(language === 'de' ? 'morgen' : 'tomorrow')
        const said = language === 'de' ? 'Donnerstag, 11. März 2027' : 'Thursday,? 11 March 2027'
        await expect(
          page
            .getByText(new RegExp(`^${said}$`))
            .filter({ visible: true })
            .first(),
        ).toBeVisible()
        await expect(page.getByRole('status')).toContainText(new RegExp(said))
        await day.press('Enter')
        await expect(day).toHaveValue(shownDate(dayIn(1), language))
        await expect(day).not.toHaveAttribute('aria-invalid')
        await expect(page).toHaveURL(new RegExp(`von=${dayIn(1)}T09`))

        const calendar = new Calendar(day, texts)
        await calendar.open()
        await calendar.expectAt(dayIn(1))
        await expect(calendar.panel.getByRole('columnheader').first()).toHaveText(
          language === 'de' ? 'Mo' : 'Mon',
        )
        await expectAccessible(page)
        for (const [key, at] of [
          ['Home', dayIn(0)],
          ['End', dayIn(4)],
          ['ArrowDown', dayIn(11)],
          ['ArrowLeft', dayIn(10)],
          ['ArrowUp', dayIn(3)],
          ['ArrowRight', dayIn(4)],
        ] as const) {
          await page.keyboard.press(key)
          await calendar.expectAt(at)
        }
        await page.keyboard.press('Escape')
        await expect(calendar.panel).toBeHidden()
        await expect(day).toHaveValue(shownDate(dayIn(1), language))

        await day.press('Alt+ArrowDown')
        await calendar.expectAt(dayIn(1))
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(calendar.panel).toBeHidden()
        await expect(day).toHaveValue(shownDate(dayIn(8), language))
        await expect(page.locator('button:focus')).toHaveAccessibleName(datum.kalender.oeffnen)
        await expect(page).toHaveURL(new RegExp(`von=${dayIn(8)}T09`))
      },
    )
  })
}

test('A form keeps what nobody can read, and times are of 24 hours', async ({ signIn, texts }) => {
  const { page, context } = await signIn('fuhrpark')
  const { id } = await createCar(context, 'NH-WN 304')
  const fuhrpark = await new FuhrparkPage(page, texts).openCar(id, 'zeiten')
  const { form, zeiten } = texts.fuhrpark
  const von = page.getByLabel(zeiten.von)
  const bis = page.getByLabel(zeiten.bis)
  await von.fill('930')
  await von.press('Tab')
  await expect(von).toHaveValue('09:30')
  await bis.fill('25')
  await fuhrpark.button(form.speichern).click()
  await expect(shown(page, filled(texts.datum.noSuchTime, { text: '25' })).first()).toBeVisible()
  await fuhrpark.button(form.speichern).click()
  await expect(bis).toBeFocused()
  await expect(fuhrpark.said(form.gespeichert)).toBeHidden()
  await bis.fill('21')
  await page.getByLabel(zeiten.gueltigVon).fill('1.4.27')
  await fuhrpark.button(form.speichern).click()
  await expect(fuhrpark.said(form.gespeichert)).toBeVisible()
  await page.reload()
  await expect(von).toHaveValue('09:30')
  await expect(bis).toHaveValue('21:00')
  await expect(page.getByLabel(zeiten.gueltigVon)).toHaveValue(shownDate('2027-04-01'))
})

test('A correction in the logbook takes the moment as it is typed, in 24 hours', async ({
  signIn,
  texts,
}) => {
  const driver = await signIn('fahrerin')
  const { fahrzeugId } = await bookFahrt(driver.context, { minutes: 6 * 24 * 60 })
  const { page } = await signIn('fuhrpark')
  const buch = await new FahrtenbuchPage(page, texts).open(fahrzeugId)
  const { datum, fahrtenbuch } = texts
  const correct = buch.newest.getByRole('button', { name: shaped(fahrtenbuch.zeile.korrigierenName) })
  await correct.click()
  const departure = buch.dialog.getByRole('group', { name: fahrtenbuch.feld.abfahrt, exact: true })
  const time = departure.getByRole('textbox', { name: datum.uhrzeit, exact: true })
  await expect(time).toHaveValue(/^\d\d:\d\d$/)
  const later = Temporal.PlainTime.from(await time.inputValue()).add({ minutes: 1 })
  const written = later.toString({ smallestUnit: 'minute' })
  await time.fill(written.replace(':', ''))
  await expectAccessible(page)
  await buch.dialog
    .getByRole('textbox', { name: beginning(fahrtenbuch.schreiben.grund) })
    .fill('Uhr ging vor')
  await expect(time).toHaveValue(written)
  await buch.dialog.getByRole('textbox', { name: beginning(fahrtenbuch.schreiben.grund) }).press('Tab')
  await buch.dialog.getByRole('button', { name: fahrtenbuch.schreiben.speichern, exact: true }).click()
  await expect(buch.dialog).toBeHidden()
  await correct.click()
  await expect(time).toHaveValue(written)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: 'dark' })

  test('A day is chosen with a finger above a dialog, and Escape leaves the dialog open', async ({
    signIn,
    texts,
  }) => {
    const { page, context } = await signIn('fuhrpark')
    const { id } = await createCar(context, 'NH-WN 305')
    const fuhrpark = await new FuhrparkPage(page, texts).openCar(id, 'serviceheft')
    const { heft } = texts.fuhrpark
    await fuhrpark.button(heft.neu).tap()
    const dialog = page.getByRole('dialog', { name: heft.neu })
    const day = dialog.getByRole('textbox', { name: heft.bis, exact: true })
    const calendar = new Calendar(day, texts)
    await calendar.open()
    await expectAccessible(page)
    const boxes = await calendar.panel
      .locator('button, [role=gridcell]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const { width, height, left, right } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(360)
    }
    await page.keyboard.press('Escape')
    await expect(calendar.panel).toBeHidden()
    await expect(dialog).toBeVisible()

    await calendar.open()
    await calendar.button('monatVor').tap()
    await calendar.panel.locator('[data-day="2027-04-15"]').tap()
    await expect(day).toHaveValue(shownDate('2027-04-15'))
    await calendar.open()
    await calendar.button('leeren').tap()
    await expect(day).toHaveValue('')
    await expect(dialog).toBeVisible()
  })
})
