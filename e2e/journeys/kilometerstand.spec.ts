import { bookFahrt, readFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { FahrtenbuchPage } from '../pages/fahrtenbuchPage.ts'
import { FahrtPage } from '../pages/fahrtPage.ts'
import { shown } from '../pages/shown.ts'

test.describe('with the thumb, at 360 pixels', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('A mileage that was mistyped at check-in is put right at check-out', async ({ signIn, texts }) => {
    const { page, context } = await signIn('fahrerin')
    const trip = await bookFahrt(context)
    const { berichtigen } = texts.fahrt
    const fahrt = await new FahrtPage(page, texts).open(trip.id)
    await fahrt.begin('checkIn')
    await fahrt.fill({ kilometer: trip.kilometerstand + 300_000, tank: 80 })
    await fahrt.look()
    await fahrt.submit('checkIn').tap()
    await fahrt.itIsRight().tap()
    await fahrt.expectStatus('aktiv')

    await fahrt.begin('checkOut')
    await fahrt.fill({ kilometer: trip.kilometerstand + 12, tank: 55 })
    await fahrt.confirm()
    await fahrt.submit('checkOut').tap()
    await page.getByRole('button', { name: berichtigen.frage }).tap()
    const dialog = page.getByRole('dialog', { name: berichtigen.titel })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: berichtigen.kilometer }).fill(String(trip.kilometerstand + 2))
    await dialog.getByRole('textbox', { name: berichtigen.grund }).fill('Eine 3 zu viel')
    await dialog.getByRole('button', { name: berichtigen.speichern }).tap()
    await expect(shown(page, berichtigen.berichtigt)).toBeVisible()
    await expect(dialog).toBeHidden()
    await fahrt.submit('checkOut').tap()
    await fahrt.expectStatus('durchgeführt')

    const keeper = await signIn('fuhrpark')
    const buch = await new FahrtenbuchPage(keeper.page, texts).open(trip.fahrzeugId)
    await expect(buch.lineOf('Eine 3 zu viel')).toContainText(texts.fahrtenbuch.art.uebergabe)
    await buch.verify.tap()
    await buch.expectInOrder()
  })
})

test('The fleet enters that an odometer was replaced, and the next trip begins with the new one', async ({
  signIn,
  texts,
}) => {
  const driver = await signIn('fahrer')
  const trip = await bookFahrt(driver.context, { minutes: 30 })
  const { page } = await signIn('fuhrpark')
  const { tacho, schreiben, art } = texts.fahrtenbuch
  const buch = await new FahrtenbuchPage(page, texts).open(trip.fahrzeugId)
  await page.getByRole('button', { name: tacho.knopf }).click()
  const dialog = page.getByRole('dialog', { name: tacho.titel })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: tacho.kmStart }).fill(String(trip.kilometerstand))
  await dialog.getByRole('textbox', { name: tacho.kmEnde }).fill('12')
  await dialog.getByRole('textbox', { name: tacho.grund }).fill('Kombiinstrument defekt')
  await dialog.getByRole('button', { name: schreiben.speichern }).click()
  await expect(dialog).toBeHidden()
  await expect(buch.lineOf('Kombiinstrument defekt')).toContainText(art.tacho)
  await buch.verify.click()
  await buch.expectInOrder()
  const next = await readFahrt(driver.context, trip.id)
  expect(next.kilometerstand).toBe(12)
})
