import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/heft'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { bookFahrt, createCar } from '../fixtures/fahrten.ts'
import { expect, origin, test } from '../fixtures/journey.ts'
import { untaken } from '../fixtures/untaken.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { filled } from '../pages/basePage.ts'
import { FahrtPage } from '../pages/fahrtPage.ts'
import { shownDate } from '../pages/fields/dateField.ts'
import { FuhrparkPage } from '../pages/fuhrparkPage.ts'
import { settled } from '../pages/settled.ts'
import { shown } from '../pages/shown.ts'

const DAY_MINUTES = 24 * 60

test(
  'Who keeps the fleet takes a car in: what is missing is named, and a picture that is none is refused',
  essential('fuhrpark'),
  async ({ signIn, texts, expectTrouble }) => {
    const { page } = await signIn('fuhrpark')
    const fuhrpark = await new FuhrparkPage(page, texts).open()
    const { form, bild } = texts.fuhrpark
    await fuhrpark.takeIn.click()
    await fuhrpark.button(form.aufnehmen).click()
    await expect(fuhrpark.said(texts.fehler['fahrzeug.pflichtfelder'])).toBeVisible()
    await expect(fuhrpark.field('kennzeichen')).toBeFocused()
    await expect(fuhrpark.field('kennzeichen')).toHaveAccessibleDescription(form.pflicht)
    await expectAccessible(page)

    const kennzeichen = untaken('NH-WN 300')
    await fuhrpark.field('kennzeichen').fill(kennzeichen)
    await fuhrpark.field('marke').fill('Cupra')
    await fuhrpark.field('modell').fill('Born')
    await fuhrpark.field('kategorie').selectOption('kompaktklasse')
    await fuhrpark.field('farbe').fill('Petrol')
    await fuhrpark.field('kraftstoff').selectOption('elektro')
    await fuhrpark.field('leistungKw').fill('0')
    await fuhrpark.field('getriebe').selectOption('automatik')
    await fuhrpark.field('standortId').selectOption({ index: 1 })
    expectTrouble({ answers: [/^422 \/api\/fahrzeuge$/, /^4\d\d \/api\/dateien/] })
    await fuhrpark.button(form.aufnehmen).click()
    // The server's own word about a value, at its field.
    await expect(fuhrpark.field('leistungKw')).toHaveAttribute('aria-invalid', 'true')
    await expect(fuhrpark.said(form.fehlgeschlagen)).toBeVisible()
    await fuhrpark.field('leistungKw').fill('150')
    await fuhrpark.button(form.aufnehmen).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Cupra Born' })).toBeVisible()
    await expect(fuhrpark.said(filled(form.aufgenommen, { kennzeichen }))).toBeVisible()

    const file = page.locator('input[type=file]')
    const letter = Buffer.from('Kein Bild, sondern ein Brief.')
    await file.setInputFiles({ name: 'auto.png', mimeType: 'image/png', buffer: letter })
    const refused = texts.fehler['datei.fehlgeschlagen'].split('{{')[0] ?? ''
    await expect(shown(page, refused)).toBeVisible()
    await expectAccessible(page)
    await file.setInputFiles({ name: 'auto.png', mimeType: 'image/png', buffer: await page.screenshot() })
    await expect(fuhrpark.said(bild.gespeichert)).toBeVisible()
    await expect(shown(page, refused)).toBeHidden()
    await expect(page.getByRole('region', { name: bild.titel, exact: true }).locator('img')).toBeVisible()
  },
)

test('A vehicle’s own times begin with the house’s, and the form says where they come from', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fuhrpark')
  const { zeiten, form } = texts.fuhrpark
  const { id } = await createCar(context, 'NH-WN 303')
  const fuhrpark = await new FuhrparkPage(page, texts).openCar(id, 'zeiten')
  const herkunft = texts.shell.absage.herkunft.default
  const von = page.getByLabel(zeiten.von)
  await expect(von).toHaveValue('09:00')
  await expect(von).toHaveAccessibleDescription(`${herkunft} ${texts.datum.uhrzeitHilfe}`)
  await expect(page.getByLabel(zeiten.bis)).toHaveValue('18:00')
  const outside = page.getByLabel(zeiten.ausserhalb)
  await expect(outside).not.toBeChecked()
  await expect(outside).toHaveAccessibleDescription(`${zeiten.ausserhalbHilfe} ${herkunft}`)
  await outside.check()
  await fuhrpark.button(form.speichern).click()
  await expect(fuhrpark.said(form.gespeichert)).toBeVisible()
  await expect(outside).toBeChecked()
  await expect(outside).toHaveAccessibleDescription(zeiten.ausserhalbHilfe)
  await expect(shown(page, herkunft)).toHaveCount(0)
  await fuhrpark.button(zeiten.aufheben).click()
  await expect(fuhrpark.said(zeiten.aufgehoben)).toBeVisible()
})

test('Another location shows the trips that it hits, and cancels them only when it is confirmed', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  // The server's way of asking.
  expectTrouble({ answers: [/^409 \/api\/fahrzeuge\//] })
  const keeper = await signIn('fuhrpark')
  const { id: fahrzeugId } = await createCar(keeper.context, 'NH-WN 301')
  const driver = await signIn('fahrerin')
  const trip = await bookFahrt(driver.context, { minutes: 3 * DAY_MINUTES, fahrzeugId })
  const fahrt = await new FahrtPage(driver.page, texts).open(trip.id)
  await fahrt.expectStatus('reserviert')

  const fuhrpark = await new FuhrparkPage(keeper.page, texts).openCar(fahrzeugId)
  const { aenderung, betroffene, form } = texts.fuhrpark
  await fuhrpark.field('standortId').selectOption({ index: 2 })
  await fuhrpark.button(form.speichern).click()
  await expect(fuhrpark.hit).toContainText('Kundentermin')
  await expect(fuhrpark.hit).toContainText(aenderung.stornoStandort)
  await expectAccessible(keeper.page)
  await fuhrpark.button(betroffene.zurueck).click()
  await expect(fuhrpark.hit).toBeHidden()
  await fahrt.expectStatus('reserviert')

  await fuhrpark.button(form.speichern).click()
  await fuhrpark.button(betroffene.bestaetigen).click()
  await expect(fuhrpark.said(form.gespeichert)).toBeVisible()
  // The driver's page has heard of it.
  await expect(shown(driver.page, texts.fahrt.tun.stornoGrund)).toBeVisible()
  await expect(shown(driver.page, aenderung.stornoStandort)).toBeVisible()
})

test('A damage is mended, and an entry of the service booklet moves its inspection on', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fuhrpark')
  const { id } = await createCar(context, 'NH-WN 302')
  const damage = { beschreibung: 'Radkappe fehlt', ansicht: 'links', x: 200, y: 800, bildId: null }
  const headers = { origin: origin() }
  await context.request.post(address(wire.createSchaden, { id }), { data: damage, headers })
  const fuhrpark = await new FuhrparkPage(page, texts).openCar(id, 'schaeden')
  const { art, form, heft, pruefung, schaden } = texts.fuhrpark
  await fuhrpark.mend('Radkappe fehlt').click()
  await expect(fuhrpark.said(schaden.leer)).toBeVisible()
  await page.getByRole('checkbox', { name: schaden.behobene }).check()
  await expect(fuhrpark.row('Radkappe fehlt')).toContainText(schaden.behoben.split('{{')[0] ?? '')
  await expectAccessible(page)

  await fuhrpark.openCar(id, 'pruefungen')
  const uvv = fuhrpark.inspection('UVV')
  await uvv.getByRole('checkbox', { name: filled(pruefung.fuehren, { art: art.UVV }) }).check()
  await uvv.getByLabel(pruefung.faelligAm).fill(dayIn(5))
  await fuhrpark.button(form.speichern).click()
  await expect(uvv).toContainText(pruefung.baldFaellig)

  await fuhrpark.tab('serviceheft').click()
  await fuhrpark.button(heft.neu).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(heft.art, { exact: true }).selectOption('UVV')
  await dialog.getByLabel(heft.beschreibung).fill('Ohne Mängel')
  await dialog.getByRole('checkbox', { name: heft.erledigt }).check()
  await expectAccessible(page)
  await fuhrpark.button(form.speichern).click()
  await expect(fuhrpark.row('Ohne Mängel')).toContainText(art.UVV)

  await fuhrpark.tab('pruefungen').click()
  await expect(uvv).toContainText(pruefung.gut)
  // Twelve months from the day on which it was done.
  const next = Temporal.PlainDate.from(dayIn(0)).add({ months: 12 })
  await expect(uvv.getByLabel(pruefung.faelligAm)).toHaveValue(shownDate(next.toString()))
})

test('Who searches the fleet shares the search by its address: count, clear, way back and reload', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('fuhrpark')
  await new FuhrparkPage(page, texts).open()
  const { liste, titel } = texts.fuhrpark
  const cars = page.getByRole('main').getByRole('listitem')
  const field = page.getByRole('searchbox', { name: liste.suche })
  await expect(cars.first()).toBeVisible()
  await settled(page)
  const all = await cars.count()
  await field.fill('xyz gibt es nicht')
  await expect(shown(page, liste.keine, { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: texts.shell.list.count_zero })).toBeAttached()
  await expect.poll(() => new URL(page.url()).searchParams.get('suche')).toBe('xyz gibt es nicht')
  await page.reload()
  await expect(field).toHaveValue('xyz gibt es nicht')
  await expect(shown(page, liste.keine, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: texts.shell.list.clearSearch }).click()
  await expect(field).toBeFocused()
  await expect(cars).toHaveCount(all)
  await expect.poll(() => new URL(page.url()).search).toBe('')

  // A car and back: the search is where it was.
  await field.fill('e')
  await expect.poll(() => new URL(page.url()).search).toBe('?suche=e')
  await cars.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: titel, exact: true })).toBeHidden()
  await page.goBack()
  await expect(field).toHaveValue('e')
})
