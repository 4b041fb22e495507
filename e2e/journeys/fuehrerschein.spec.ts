import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/fahrt'
import { dayIn, now } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { bookFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/journey.ts'
import { PEOPLE } from '../fixtures/people.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { shownDate } from '../pages/fields/dateField.ts'
import { FuehrerscheinPage } from '../pages/fuehrerscheinPage.ts'
import { shown } from '../pages/shown.ts'

test('A driver reaches the own licence from the tabs, and nobody else’s', async ({ signIn, texts }) => {
  const { page } = await signIn('fahrerin')
  const licence = await new FuehrerscheinPage(page, texts).open()
  await expect(licence.own).toContainText(texts.fuehrerschein.stand.gut)
  await expect(licence.own).toContainText(texts.fuehrerschein.angaben.naechstePruefung)
  await expect(licence.list).toBeHidden()
  const tab = page.getByRole('link', { name: texts.fahrzeug.tabs.fuehrerschein, exact: true })
  await expect(tab).toHaveAttribute('aria-current', 'page')
})

test(
  'A checker writes down a card and the check, and the person is no longer due',
  essential('fuehrerschein'),
  async ({ signIn, texts }) => {
    const { page } = await signIn('pruefer')
    const licence = await new FuehrerscheinPage(page, texts).open()
    const { fuehrerschein } = texts
    const missing = licence.list.getByRole('listitem').filter({ hasText: fuehrerschein.liste.ohne }).first()
    const name = (await missing.getByRole('strong').textContent()) ?? ''
    await licence.check(name).click()
    const { dialog } = licence
    await expect(dialog.getByText(fuehrerschein.dialog.neu)).toBeVisible()
    await dialog.getByLabel(fuehrerschein.angaben.nummer).fill('B072RRE2I55')
    await dialog.getByLabel(fuehrerschein.angaben.ausgestelltAm).fill('1.3.2015')
    await dialog.getByText('B', { exact: true }).click()
    await expect(dialog).toContainText('AM, B1, B, L')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: fuehrerschein.dialog.speichern }).click()
    await expect(
      dialog.getByRole('heading', { name: fuehrerschein.pruefung.titel, exact: true }),
    ).toBeVisible()
    await expect(dialog.getByLabel(fuehrerschein.pruefung.geprueftAm)).toHaveValue(shownDate(dayIn(0)))
    await dialog.getByLabel(fuehrerschein.pruefung.notiz).fill('Karte im Original gesehen.')
    await dialog.getByRole('button', { name: fuehrerschein.pruefung.eintragen }).click()
    await expect(dialog.getByText('Karte im Original gesehen.').last()).toBeVisible()
    await expect(dialog.getByText(fuehrerschein.stand.gut).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(licence.row(name)).toBeHidden()
  },
)

test('A licence without its day of issue lets nothing be driven, and the list says so', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^409 \/api\/fuehrerscheine\//], console: [/409/] })
  const { page } = await signIn('pruefer')
  const licence = await new FuehrerscheinPage(page, texts).open()
  const { fuehrerschein } = texts
  const name = (await licence.list.getByRole('strong').last().textContent()) ?? ''
  await licence.check(name).click()
  const { dialog } = licence
  await dialog.getByLabel(fuehrerschein.angaben.ausgestelltAm).fill('')
  await expect(dialog.getByText(fuehrerschein.angaben.ausgestelltAmHilfe)).toBeVisible()
  await dialog.getByRole('button', { name: fuehrerschein.dialog.speichern }).click()
  await licence.trips.getByRole('button', { name: fuehrerschein.betroffene.behalten }).click()
  await expect(dialog.getByText(fuehrerschein.stand.unvollstaendig).first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(licence.row(name)).toContainText(fuehrerschein.liste.unvollstaendig)
})

test('A checker is told that somebody else checks the own licence', async ({ signIn, texts }) => {
  const { page } = await signIn('pruefer')
  const licence = await new FuehrerscheinPage(page, texts).open()
  await shown(page, texts.fuehrerschein.liste.alle, { exact: true }).click()
  await page.getByRole('searchbox', { name: texts.fuehrerschein.liste.suche }).fill('pruefer@')
  await licence.row(PEOPLE.pruefer).getByRole('button').click()
  await expect(licence.dialog.getByText(texts.fuehrerschein.dialog.eigener)).toBeVisible()
  await expect(
    licence.dialog.getByRole('button', { name: texts.fuehrerschein.pruefung.eintragen }),
  ).toBeHidden()
})

test('A checker sees which trips a ban hits before it is saved, and has them cancelled', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^409 \/api\/fuehrerscheine\//], console: [/409/] })
  const driver = await signIn('fahrer')
  const trip = await bookFahrt(driver.context, { minutes: 8 * 24 * 60 })
  const day = Temporal.Instant.from(trip.von).toZonedDateTimeISO(now.timeZoneId).toPlainDate().toString()
  const { page } = await signIn('pruefer')
  const licence = await new FuehrerscheinPage(page, texts).open()
  const { fuehrerschein } = texts
  await shown(page, fuehrerschein.liste.alle, { exact: true }).click()
  await page.getByRole('searchbox', { name: fuehrerschein.liste.suche }).fill(PEOPLE.fahrer)
  await licence.row(PEOPLE.fahrer).getByRole('button').click()
  const { dialog, trips } = licence
  await dialog.getByLabel(fuehrerschein.angaben.fahrverbot, { exact: true }).check()
  await dialog.getByLabel(fuehrerschein.angaben.fahrverbotVon).fill(day)
  await dialog.getByLabel(fuehrerschein.angaben.fahrverbotBis).fill(day)
  await dialog.getByRole('button', { name: fuehrerschein.dialog.speichern }).click()
  await expect(trips.getByRole('listitem').filter({ hasText: trip.kennzeichen })).toBeVisible()
  await expect(trips).toContainText(fuehrerschein.storno.karte)
  await expectAccessible(page)

  // Not now: nothing is written, and what was typed is still there.
  await page.keyboard.press('Escape')
  await expect(trips).toBeHidden()
  await expect(dialog.getByLabel(fuehrerschein.angaben.fahrverbotVon)).toHaveValue(shownDate(day))
  const stored = () => driver.context.request.get(address(wire.readFahrt, { id: trip.id }))
  expect(await (await stored()).json()).toMatchObject({ status: 'reserviert' })

  await dialog.getByRole('button', { name: fuehrerschein.dialog.speichern }).click()
  await trips.getByRole('button', { name: fuehrerschein.betroffene.stornieren }).click()
  await expect(shown(page, fuehrerschein.dialog.gespeichert)).toBeVisible()
  await expect(trips).toBeHidden()
  expect(await (await stored()).json()).toMatchObject({
    status: 'storniert',
    informationstext: fuehrerschein.storno.karte,
  })
})
