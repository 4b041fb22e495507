import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as fuhrparkWire from '@platzwart/contract/operations/fuhrpark'
import * as sucheWire from '@platzwart/contract/operations/suche'
import { PAGE } from '@platzwart/contract/paths'
import { listen } from '../fixtures/alerts.ts'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { createCar } from '../fixtures/fahrten.ts'
import { setForHouse } from '../fixtures/houseSetting.ts'
import { expect, type Language, origin, type Reader, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { beginning, escaped, expectFocusIn } from '../pages/basePage.ts'
import { FahrzeugePage, UebersichtPage, type Window } from '../pages/fahrzeugePage.ts'
import { overhang } from '../pages/looks.ts'
import { settled } from '../pages/settled.ts'
import { shown } from '../pages/shown.ts'

const dayAt = (days: number, von: string, bis: string): Window => ({
  von: `${dayIn(days)}T${von}`,
  bis: `${dayIn(days)}T${bis}`,
})

/** Nobody drives two cars at once: what the demo or another journey has booked goes, so that the journey's days are free. */
async function clearTrips({ context }: Reader): Promise<void> {
  const query = 'eigene=true&status=vorgemerkt,reserviert&limit=200'
  const { items } = await (await context.request.get(`${fahrtWire.listFahrten.path}?${query}`)).json()
  for (const { id } of items as readonly { id: string }[]) {
    const path = address(fahrtWire.cancelFahrt, { id })
    await context.request.post(path, { data: {}, headers: { origin: origin() } })
  }
}

/** The plate of the first car that can be booked. */
async function firstFree(fahrzeuge: FahrzeugePage): Promise<string> {
  const name = (await fahrzeuge.bookable.first().getAttribute('aria-label')) ?? ''
  return name.split(': ')[1] ?? ''
}

test(
  'A driver books a car in three steps: choose, say why, Enter',
  essential('fahrzeug'),
  async ({ signIn, texts }) => {
    const reader = await signIn('fahrerin')
    await clearTrips(reader)
    const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(9, '09:00', '15:00'))
    const plate = await firstFree(fahrzeuge)
    const dialog = await fahrzeuge.choose(plate)
    await dialog.grund.fill('Kundentermin')
    await dialog.grund.press('Enter')
    await dialog.expectBooked(plate)
    await expectAccessible(reader.page)
    await dialog.close()

    const trip = fahrzeuge.trip(plate)
    await expect(trip).toContainText(texts.fahrzeug.status.reserviert)
    await trip.getByRole('button', { name: beginning(texts.fahrzeug.fahrten.stornieren) }).press('Enter')
    const undo = trip.getByRole('button', { name: beginning(texts.fahrzeug.fahrten.rueckgaengig) })
    await expect(undo).toBeFocused()
    await reader.page.keyboard.press('Enter')
    await expect(trip).toContainText(texts.fahrzeug.status.reserviert)
    await expectFocusIn(trip)
  },
)

test('Who books a car never hears that it cannot be had because of the own trip', async ({
  signIn,
  texts,
}) => {
  const reader = await signIn('fahrerin')
  await clearTrips(reader)
  const { page } = reader
  const fahrzeuge = await new FahrzeugePage(page, texts).open(dayAt(11, '09:00', '11:00'))
  const plate = await firstFree(fahrzeuge)
  const dialog = await fahrzeuge.choose(plate)
  const said = await listen(page)
  // The answer is kept back until the dialog has read again what speaks against the car.
  await page.route(`**${fahrtWire.listFahrten.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const readAgain = page.waitForResponse(
      (one) =>
        one.url().includes(sucheWire.searchFahrzeuge.path) && new URL(one.url()).searchParams.has('suche'),
    )
    const answer = await route.fetch()
    await (await readAgain).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await route.fulfill({ response: answer })
  })
  await dialog.grund.fill('Kundentermin')
  await dialog.grund.press('Enter')
  await dialog.expectBooked(plate)
  expect((await said()).filter((text) => text.includes(texts.fahrzeug.dialog.nichtBuchbar))).toEqual([])
})

test('A driver books a car by keyboard alone', async ({ signIn, texts }) => {
  const reader = await signIn('fahrer')
  await clearTrips(reader)
  const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(10, '08:00', '10:00'))
  const plate = await firstFree(fahrzeuge)
  const button = fahrzeuge.bookable.first()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await reader.page.keyboard.press('Tab')
  }
  await reader.page.keyboard.press('Enter')
  await expect(fahrzeuge.dialog.grund).toBeFocused()
  await reader.page.keyboard.type('Besprechung')
  await reader.page.keyboard.press('Enter')
  await fahrzeuge.dialog.expectBooked(plate)
})

test('A car that cannot be had says why, and the refusal offers others', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^4\d\d \/api\/fahrzeug-buchungen/], console: [/4\d\d/] })
  const first = await signIn('fahrerin')
  const second = await signIn('fahrer')
  await clearTrips(first)
  await clearTrips(second)
  const window = dayAt(11, '09:00', '12:00')
  const hers = await new FahrzeugePage(first.page, texts).open(window)
  const his = await new FahrzeugePage(second.page, texts).open(window)
  const plate = await firstFree(hers)
  const dialog = await hers.choose(plate)
  await dialog.grund.fill('Abnahme')
  await dialog.grund.press('Enter')
  await dialog.expectBooked(plate)

  // The other one's list has heard of it.
  const reasons = his.others.filter({ hasText: plate })
  await expect(reasons).toContainText(beginningOf(texts.fehler['fahrzeug.belegt']))
  const refused = await his.choose(plate)
  await refused.grund.fill('Abnahme')
  await refused.submit.click()
  await expect(refused.refusal).toBeVisible()
  await expect(refused.alternatives).not.toHaveCount(0)
  await expectAccessible(second.page)
  const offered = refused.alternatives.first()
  await offered.click()
  expect(await refused.booked()).not.toBe('')
})

test('A trip abroad says beforehand that it needs an approval, and then waits for it', async ({
  signIn,
  texts,
}) => {
  const reader = await signIn('fahrerin')
  await clearTrips(reader)
  const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(12, '09:00', '17:00'))
  const dialog = await fahrzeuge.choose(await firstFree(fahrzeuge))
  await dialog.grund.fill('Messe')
  await reader.page.getByRole('button', { name: texts.fahrzeug.angaben.mehr }).click()
  await reader.page.getByRole('checkbox', { name: texts.fahrzeug.angaben.ausland }).check()
  await dialog.expectApproval()
  await expect(dialog.submit).toHaveText(texts.fahrzeug.dialog.anfragen)
  await dialog.submit.click()
  await dialog.expectHeld()
})

test('A trip after the hours of a car says beforehand that it needs an approval, where the house wants one', async ({
  signIn,
  texts,
}) => {
  const reader = await signIn('fahrerin')
  const keeper = await signIn('fuhrpark')
  const head = await signIn('leitungNordhafen')
  await clearTrips(reader)
  const { id, kennzeichen } = await createCar(keeper.context, 'NH-WN 306')
  const put = async (person: typeof head, path: string, data: object) => {
    const headers = { origin: origin(), 'if-match': '"1"' }
    const answer = await person.context.request.put(path, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  const times = { wochentage: [0, 1, 2, 3, 4, 5, 6], von: '08:00', bis: '17:00' }
  const path = address(fuhrparkWire.saveBuchungszeiten, { id })
  await put(keeper, path, { ...times, buchungAusserhalbMoeglich: true })
  await setForHouse(head, 'fahrzeug.freigabeAusserhalb', true)

  const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(12, '18:00', '20:00'))
  await expect(fahrzeuge.card(kennzeichen)).toContainText(texts.fahrzeug.karte.freigabe)
  const dialog = await fahrzeuge.choose(kennzeichen)
  await dialog.expectApproval()
  await expect(shown(reader.page, texts.fahrzeug.freigabe.ausserhalb)).toBeVisible()
  await dialog.grund.fill('Abendtermin')
  await dialog.submit.click()
  await dialog.expectHeld()
  await setForHouse(head, 'fahrzeug.freigabeAusserhalb', false)
})

test('What one driver books, the overview of another shows without a press', async ({ signIn, texts }) => {
  const driver = await signIn('fahrerin')
  const watcher = await signIn('fuhrpark')
  await clearTrips(driver)
  const fahrzeuge = await new FahrzeugePage(driver.page, texts).open(dayAt(13, '09:00', '11:00'))
  const plate = await firstFree(fahrzeuge)
  const overview = await new UebersichtPage(watcher.page, texts).open({
    ab: dayIn(13),
    zoom: 'tag',
    suche: plate,
  })
  const before = await overview.bars(plate).count()
  const dialog = await fahrzeuge.choose(plate)
  await dialog.grund.fill('Kundentermin')
  await Promise.all([dialog.submit.click(), dialog.expectBooked(plate)])
  await expect(overview.bars(plate)).toHaveCount(before + 1)
})

test(
  'A booking is moved in the overview by keys, and taken back',
  essential('fahrzeug'),
  async ({ signIn, texts }) => {
    const reader = await signIn('fahrerin')
    await clearTrips(reader)
    const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(14, '18:00', '19:00'))
    const plate = await firstFree(fahrzeuge)
    const dialog = await fahrzeuge.choose(plate)
    await dialog.grund.fill('Transport')
    await dialog.submit.click()
    await dialog.expectBooked(plate)

    const overview = await new UebersichtPage(reader.page, texts).open({
      ab: dayIn(14),
      zoom: 'tag',
      suche: plate,
    })
    const keys = reader.page.keyboard
    const bar = overview.bars(plate).last()
    await expect(bar).toHaveAccessibleName(/18:00 – 19:00/)
    await overview.name(plate).focus()
    await keys.press('End')
    await expect(bar).toBeFocused()
    await keys.press('m')
    await keys.press('ArrowRight')
    await keys.press('ArrowRight')
    await keys.press('Shift+ArrowRight')
    await expect(overview.preview).toContainText('18:30 – 19:45')
    await expectAccessible(reader.page)
    await keys.press('Enter')
    await expect(overview.moved).toBeVisible()
    await expect(bar).toHaveAccessibleName(/18:30 – 19:45/)
    await overview.undo.click()
    await expect(bar).toHaveAccessibleName(/18:00 – 19:00/)
  },
)

test('A booking is dragged to another time, and not into the past', async ({ signIn, texts }) => {
  const reader = await signIn('fahrerin')
  await clearTrips(reader)
  const fahrzeuge = await new FahrzeugePage(reader.page, texts).open(dayAt(15, '17:00', '19:00'))
  const plate = await firstFree(fahrzeuge)
  const dialog = await fahrzeuge.choose(plate)
  await dialog.grund.fill('Transport')
  await dialog.submit.click()
  await dialog.expectBooked(plate)
  const overview = await new UebersichtPage(reader.page, texts).open({
    ab: dayIn(15),
    zoom: 'tag',
    suche: plate,
  })
  const bar = overview.bars(plate).last()
  await expect(bar).toHaveAccessibleName(/17:00 – 19:00/)
  // Not before it lies still.
  await bar.hover()
  const box = await bar.boundingBox()
  if (box === null) throw new Error('the bar is not to be seen')
  const hour = box.width / 2
  const { mouse } = reader.page
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await mouse.move(box.x + box.width / 2 + hour, box.y + box.height / 2, { steps: 8 })
  await expect(overview.preview).toContainText('18:00 – 20:00')
  await mouse.up()
  await expect(bar).toHaveAccessibleName(/18:00 – 20:00/)
})

test(
  'Who keeps the fleet blocks a car, and sees before whom it hits',
  essential('fuhrpark'),
  async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^409 \/api\/fahrzeug-sperren$/] })
    const driver = await signIn('fahrer')
    await clearTrips(driver)
    const window = dayAt(8, '09:00', '12:00')
    const fahrzeuge = await new FahrzeugePage(driver.page, texts).open(window)
    const plate = await firstFree(fahrzeuge)
    const dialog = await fahrzeuge.choose(plate)
    await dialog.grund.fill('Lieferung')
    await dialog.submit.click()
    await dialog.expectBooked(plate)

    const keeper = await signIn('fuhrpark')
    const search = { ...window, ab: dayIn(8), zoom: 'tag', suche: plate, sperren: 'true' }
    await keeper.page.goto(`${PAGE.uebersicht}?${new URLSearchParams(search)}`)
    const form = keeper.page.getByRole('dialog', { name: texts.fahrzeug.sperre.titel })
    await form.getByRole('button', { name: texts.fahrzeug.sperre.sperren, exact: true }).click()
    const frage = keeper.page.getByRole('dialog', { name: texts.fahrzeug.sperre.betroffene_one })
    await expect(frage).toContainText('Lieferung')
    await expectAccessible(keeper.page)
    await frage
      .getByRole('button', { name: texts.fahrzeug.sperre.sperrenUndStornieren_one.replace('{{count}}', '1') })
      .click()
    await expect(form).toBeHidden()
    const overview = await new UebersichtPage(keeper.page, texts).arrived()
    const block = new RegExp(`^${escaped(texts.fahrzeug.sperre.WARTUNG)}`)
    await expect(overview.row(plate).getByRole('button', { name: block })).toBeVisible()
    await expect(fahrzeuge.trip(plate)).toHaveCount(0)
  },
)

const PAGES = [PAGE.fahrzeuge, PAGE.fahrten, PAGE.uebersicht, `${PAGE.fahrzeuge}?dialog=regeln`]

for (const language of ['de', 'en'] as const satisfies Language[]) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${theme}`, () => {
      test.use({ language, colorScheme: theme })

      test(
        'Everybody can use the vehicle pages, on a screen of 360 pixels, too',
        language === 'en' && theme === 'dark' ? essential('fahrzeug') : {},
        async ({ signIn }) => {
          const { page } = await signIn('fuhrpark')
          for (const width of [1360, 360]) {
            await page.setViewportSize({ width, height: 800 })
            for (const path of PAGES) {
              await page.goto(path)
              await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
              await settled(page)
              await expectAccessible(page)
              await expect
                .poll(() => overhang(page), { message: `of ${path} at ${width}` })
                .toBeLessThanOrEqual(0)
            }
          }
        },
      )
    })
  }
}

/** The words before the first place of a text. */
function beginningOf(text: string): string {
  return text.split('{{')[0] ?? text
}
