import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as uebergabeWire from '@platzwart/contract/operations/uebergabe'
import { ENDPOINTS, PAGE } from '@platzwart/contract/paths'
import type { BrowserContext, Page } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { beginFahrt, blockCar, bookFahrt, cancelFahrt, historieOf, readFahrt } from '../fixtures/fahrten.ts'
import { expect, origin, test } from '../fixtures/journey.ts'
import { PASSWORD, PEOPLE, type PersonName } from '../fixtures/people.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { filled } from '../pages/basePage.ts'
import { expectOwnFaces } from '../pages/faces.ts'
import { FahrtPage } from '../pages/fahrtPage.ts'
import { typeOver } from '../pages/fields/typeOver.ts'
import { shown } from '../pages/shown.ts'

const SIDES = 6
const PHONE = { width: 360, height: 740 }

test.use({ hasTouch: true, viewport: PHONE })

/** Whatever is asked for while there is no network. */
const NO_NETWORK = { requests: [/^\//] }

/** A picture of several hundred kilobytes, as a camera makes it. */
function photo(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'jpeg', quality: 100, fullPage: true })
}

test(
  'A driver takes a car over, hands it back where there is no network, it arrives once, and the next driver sees the damage',
  essential('fahrt', 'uebergabe'),
  async ({ signIn, texts, expectTrouble }) => {
    const fahrerin = await signIn('fahrerin')
    const fuhrpark = await signIn('fuhrpark')
    const trip = await bookFahrt(fahrerin.context)
    const fahrt = await new FahrtPage(fahrerin.page, texts).open(trip.id)
    const foto = await photo(fahrerin.page)
    await fahrt.expectStatus('reserviert')

    await fahrt.begin('checkIn')
    await fahrt.submit('checkIn').tap()
    await expect(shown(fahrerin.page, texts.fehler['fahrzeug.pflichtfelder'])).toBeVisible()
    await expectAccessible(fahrerin.page)
    await fahrt.fill({ tank: 80 })
    await fahrt.look()
    await fahrt.submit('checkIn').tap()
    await fahrt.expectStatus('aktiv')

    await fahrt.readyForGarage()
    expectTrouble(NO_NETWORK)
    await fahrerin.context.setOffline(true)
    await fahrt.begin('checkOut')
    await fahrt.fill({ kilometer: trip.kilometerstand - 1, tank: 35 })
    const least = new Intl.NumberFormat('de-DE').format(trip.kilometerstand - 1)
    const tooSmall = filled(texts.fehler['fahrzeug.kilometerZuKlein'], { value: least })
    await expect(shown(fahrerin.page, tooSmall)).toBeVisible()
    await fahrt.mileage().fill(String(trip.kilometerstand + 48))
    await fahrt.damage('hinten', 'Kratzer am Stoßfänger', foto)
    await fahrt.receipt(foto, '42,50')
    await fahrt.confirm()
    await expectAccessible(fahrerin.page)
    await fahrt.submit('checkOut').tap()
    // Without a network too the device asks before it keeps anything.
    await expect(fahrt.lookAgain()).toBeFocused()
    await expectAccessible(fahrerin.page)
    await fahrt.lookAgain().tap()
    await expect(fahrt.mileage()).toBeFocused()
    await fahrt.submit('checkOut').tap()
    await fahrt.itIsRight().tap()
    await expect(fahrt.waiting()).toBeVisible()

    // The phone is put away, and the page opened again: still no network.
    await fahrerin.page.reload()
    await expect(fahrt.waiting()).toBeVisible()
    await fahrt.expectStatus('durchgeführt')
    await expectAccessible(fahrerin.page)
    expect((await readFahrt(fuhrpark.context, trip.id)).status).toBe('aktiv')

    await fahrerin.context.setOffline(false)
    await expect(fahrt.arrivedNews('checkOut', trip.kennzeichen)).toBeVisible()
    await expect(fahrt.waiting()).toBeHidden()
    const events = (await historieOf(fuhrpark.context, trip)).filter(({ typ }) => typ === 'CHECK_OUT')
    expect(events).toMatchObject([
      { kilometerstand: trip.kilometerstand + 48, belege: [{ betragCent: 4250 }] },
    ])

    const fahrer = await signIn('fahrer')
    const next = await bookFahrt(fahrer.context, { minutes: 30, fahrzeugId: trip.fahrzeugId })
    await new FahrtPage(fahrer.page, texts).open(next.id)
    await expect(shown(fahrer.page, 'Kratzer am Stoßfänger')).toBeVisible()
    const link = fahrer.page.getByRole('link', { name: texts.fahrt.schaden.fotoAnsehen }).first()
    const image = await fahrer.context.request.get((await link.getAttribute('href')) ?? '')
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  },
)

test('Without a network a trip that was seen is there at once, alone and in the list, without a skeleton', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  const { page, context } = await signIn('fahrerin')
  const trip = await bookFahrt(context)
  await page.goto(PAGE.fahrten)
  // Another trip with the same car may be ahead.
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="${trip.id}"]`) })
  await expect(card).toBeVisible()
  await new FahrtPage(page, texts).keptOnDevice('fahrten', trip.id)
  const fahrt = await new FahrtPage(page, texts).open(trip.id)
  await fahrt.readyForGarage()
  await fahrt.keptOnDevice(`fahrt/${trip.id}`, trip.id)
  await noteWaiting(page)
  expectTrouble(NO_NETWORK)
  await context.setOffline(true)
  await page.reload()
  await fahrt.expectStatus('reserviert')
  await expect(page.getByRole('link', { name: texts.fahrt.tun.checkIn, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => globalThis.askedForTrips)).toBe(true)
  await expectOwnFaces(page)
  expect(await page.evaluate(() => globalThis.waitedForTrips), 'a skeleton in place of the trip').toBe(false)

  await page.getByRole('link', { name: texts.fahrt.seite.zurueck }).last().tap()
  await expect(card).toBeVisible()
  await page.reload()
  await expect(card).toBeVisible()
  await context.setOffline(false)
  await cancelFahrt(context, trip.id)
})

test('An answer that is lost on the way does not check in twice', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  const fahrerin = await signIn('fahrerin')
  const fuhrpark = await signIn('fuhrpark')
  const trip = await bookFahrt(fahrerin.context)
  const fahrt = await new FahrtPage(fahrerin.page, texts).open(trip.id)
  let heard = 0
  await fahrerin.context.route('**/check-in', async (route) => {
    heard += 1
    if (heard > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  expectTrouble({ requests: [/check-in/] })
  await fahrt.begin('checkIn')
  await fahrt.fill({ tank: 50 })
  await fahrt.look()
  await fahrt.submit('checkIn').tap()
  await expect(fahrt.arrivedNews('checkIn', trip.kennzeichen)).toBeVisible()
  await fahrt.expectStatus('aktiv')
  expect(heard).toBeGreaterThan(1)
  const events = await historieOf(fuhrpark.context, trip)
  expect(events.filter(({ typ }) => typ === 'CHECK_IN')).toHaveLength(1)
  await endTrip(fuhrpark.context, trip.id, trip.kilometerstand)
})

test('What the server refuses stays with its reason until the driver decides', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  const fahrerin = await signIn('fahrerin')
  const fuhrpark = await signIn('fuhrpark')
  const trip = await bookFahrt(fahrerin.context)
  const fahrt = await new FahrtPage(fahrerin.page, texts).open(trip.id)
  await fahrt.begin('checkIn')
  expectTrouble({ ...NO_NETWORK, answers: [/check-in$/] })
  await fahrerin.context.setOffline(true)
  await fahrt.fill({ tank: 60 })
  await fahrt.look()
  await fahrt.submit('checkIn').tap()
  await expect(fahrt.waiting()).toBeVisible()

  await cancelFahrt(fuhrpark.context, trip.id)
  await fahrerin.context.setOffline(false)
  const reason = shown(fahrerin.page, texts.fehler['buchung.schonStorniert'])
  await expect(reason).toBeVisible()
  await expectAccessible(fahrerin.page)
  await fahrerin.page.reload()
  await expect(reason).toBeVisible()

  const { wartend } = texts.fahrt
  await fahrerin.page.getByRole('button', { name: wartend.verwerfen, exact: true }).tap()
  await fahrerin.page.getByRole('button', { name: wartend.behalten }).tap()
  await expect(reason).toBeVisible()
  await fahrerin.page.getByRole('button', { name: wartend.verwerfen, exact: true }).tap()
  await fahrerin.page.getByRole('button', { name: wartend.jaVerwerfen }).tap()
  await expect(reason).toBeHidden()
})

test('Another person on the same phone neither sees nor sends it, and signing out warns', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  const { page, context } = await signIn('fahrerin')
  const fuhrpark = await signIn('fuhrpark')
  const trip = await bookFahrt(context)
  const fahrt = await new FahrtPage(page, texts).open(trip.id)
  await context.route('**/check-in', (route) => route.fulfill({ status: 503 }))
  // A try that is under way while one signs out is refused, and waits for the next session.
  expectTrouble({ answers: [/^503 .*check-in$/, /^401 .*check-in$/] })
  await fahrt.begin('checkIn')
  await fahrt.fill({ tank: 60 })
  await fahrt.look()
  await fahrt.submit('checkIn').tap()
  await expect(fahrt.waiting()).toBeVisible()

  const { wartend } = texts.fahrt
  await page.goto(PAGE.logout)
  await expect(shown(page, wartend.abmelden)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: wartend.trotzdem }).tap()
  await page.waitForURL(`**${PAGE.login}`)

  await context.unroute('**/check-in')
  await signInHere(context, 'fahrer')
  await page.goto(PAGE.fahrten)
  await expect(page.getByRole('heading', { level: 2, name: texts.fahrzeug.fahrten.titel })).toBeVisible()
  const what = filled(wartend.was.checkIn, { kennzeichen: trip.kennzeichen })
  await expect(shown(page, what)).toHaveCount(0)
  await expect(shown(page, wartend.titel)).toHaveCount(0)
  expect((await readFahrt(fuhrpark.context, trip.id)).status).toBe('reserviert')

  await signInHere(context, 'fahrerin')
  await page.goto(PAGE.fahrten)
  await expect(fahrt.arrivedNews('checkIn', trip.kennzeichen)).toBeVisible()
  expect((await readFahrt(fuhrpark.context, trip.id)).status).toBe('aktiv')
  await endTrip(fuhrpark.context, trip.id, trip.kilometerstand)
})

test('When the house takes the car away, the driver goes on with another one by one press', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrerin')
  const fuhrpark = await signIn('fuhrpark')
  const trip = await bookFahrt(context, { minutes: 60 })
  await new FahrtPage(page, texts).open(trip.id)
  await blockCar(fuhrpark.context, trip)
  const { ersatz, tun } = texts.fahrt
  // Told live: nobody has to read the page again.
  await expect(shown(page, tun.stornoGrund)).toBeVisible()
  await expectAccessible(page)
  const offers = page.getByRole('region', { name: ersatz.titel, exact: true })
  await offers.getByRole('button').first().tap()
  await page.waitForURL((url) => !url.pathname.endsWith(trip.id))
  await new FahrtPage(page, texts).arrived()
  const { id } = await readFahrt(context, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  expect(await readFahrt(context, id)).toMatchObject({ status: 'reserviert' })
})

test('A journey that broke off with a car out keeps no other from beginning', async ({ signIn }) => {
  const before = await signIn('fahrerin')
  const left = await bookFahrt(before.context)
  await beginFahrt(before.context, left, 0)
  const fuhrpark = await signIn('fuhrpark')
  expect((await readFahrt(fuhrpark.context, left.id)).status).toBe('aktiv')
  await before.context.close()

  const next = await signIn('fahrerin')
  expect((await readFahrt(fuhrpark.context, left.id)).status).toBe('durchgeführt')
  const trip = await bookFahrt(next.context)
  await beginFahrt(next.context, trip, 0)
  await endTrip(fuhrpark.context, trip.id, trip.kilometerstand)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test(
    'By keyboard alone a driver checks in and places a damage on the sketch',
    essential('fahrt'),
    async ({ signIn, texts }) => {
      const { page, context } = await signIn('fahrerin')
      const fuhrpark = await signIn('fuhrpark')
      const trip = await bookFahrt(context)
      const fahrt = await new FahrtPage(page, texts).open(trip.id)
      await page.getByRole('link', { name: texts.fahrt.tun.checkIn, exact: true }).focus()
      await page.keyboard.press('Enter')
      await expect(fahrt.heading('checkIn')).toBeVisible()

      await fahrt.mileage().focus()
      await typeOver(page, String(trip.kilometerstand - 1))
      const value = new Intl.NumberFormat('en-GB').format(trip.kilometerstand - 1)
      const sentence = filled(texts.fehler['fahrzeug.kilometerZuKlein'], { value })
      await expect(shown(page, sentence)).toBeVisible()
      await typeOver(page, String(trip.kilometerstand))
      await page.keyboard.press('Tab')
      // The slider, then the same level as a number.
      await expect(page.getByRole('slider')).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Tab')
      await typeOver(page, '101')
      await expect(shown(page, texts.fehler['fahrzeug.tankstand'])).toBeVisible()
      await typeOver(page, '75')
      await expect(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '75')
      for (let group = 0; group < 5; group += 1) {
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
      }
      await page.keyboard.press('Tab')
      // The sketch begins with the side that has a damage already.
      for (let sides = 0; sides < SIDES && !(await fahrt.view('rechts').isChecked()); sides += 1) {
        await page.keyboard.press('ArrowRight')
      }
      await expect(fahrt.view('rechts')).toBeChecked()
      await page.keyboard.press('Tab')
      await expect(fahrt.field('rechts')).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(fahrt.description()).toBeFocused()
      await page.keyboard.type('Dent in the bonnet')
      const { schaden } = texts.fahrt
      await expect(shown(page, `${schaden.ansichten.rechts}, ${schaden.vorn}, ${schaden.oben}`)).toBeVisible()
      await expectAccessible(page)
      await fahrt.submit('checkIn').focus()
      await page.keyboard.press('Enter')
      await fahrt.expectStatus('aktiv')
      await expect(shown(page, 'Dent in the bonnet')).toBeVisible()
      await endTrip(fuhrpark.context, trip.id, trip.kilometerstand)
    },
  )
})

declare global {
  var askedForTrips: boolean | undefined
  var waitedForTrips: boolean | undefined
}

/** Notes in every document from now on whether a page has shown a skeleton while it asked the server for trips. */
async function noteWaiting(page: Page): Promise<void> {
  await page.addInitScript((path) => {
    globalThis.askedForTrips = false
    globalThis.waitedForTrips = false
    const look = () => {
      const waits = document.querySelector('main .mantine-Skeleton-root') !== null
      if (globalThis.askedForTrips && waits) globalThis.waitedForTrips = true
      requestAnimationFrame(look)
    }
    const ask = globalThis.fetch
    globalThis.fetch = (input, init) => {
      if (String(input).includes(path)) globalThis.askedForTrips = true
      return ask(input, init)
    }
    look()
  }, fahrtWire.listFahrten.path)
}

/** The same browser, another person. */
async function signInHere(context: BrowserContext, name: PersonName): Promise<void> {
  const data = { email: PEOPLE[name], password: PASSWORD }
  const answer = await context.request.post(ENDPOINTS.signIn, { data, headers: { origin: origin() } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Gives the car back, so that the next journey finds it. */
async function endTrip(context: BrowserContext, id: string, kilometerstand: number): Promise<void> {
  const answer = await context.request.post(address(uebergabeWire.checkOutFahrt, { id }), {
    data: {
      kilometerstand,
      tankProzent: 50,
      sauberkeitAussen: 'sauber',
      sauberkeitInnen: 'sauber',
      bestaetigt: true,
    },
    headers: { origin: origin() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
