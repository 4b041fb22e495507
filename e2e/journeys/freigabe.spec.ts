import { address } from '@platzwart/contract/operation'
import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as freigabeWire from '@platzwart/contract/operations/freigabe'
import * as sucheWire from '@platzwart/contract/operations/suche'
import type { BrowserContext } from '@playwright/test'
import { now } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, origin, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { FreigabenPage } from '../pages/freigabenPage.ts'

const WEEKS = 8

/** A Thursday far ahead on which this driver may take some car, and that car. */
async function findCar(context: BrowserContext) {
  for (let week = 4; week < 4 + WEEKS; week += 1) {
    const von = now.add({ days: 7 * week + 1 }).with({ hour: 9, minute: 0, second: 0 })
    const window = { von: von.toInstant().toString(), bis: von.add({ hours: 3 }).toInstant().toString() }
    const query = new URLSearchParams({ ...window, nurFreie: 'true', limit: '1' })
    const found = await context.request.get(`${sucheWire.searchFahrzeuge.path}?${query}`)
    const { items } = (await found.json()) as { items: readonly { fahrzeug: { id: string } }[] }
    if (items[0]) return { ...window, fahrzeugId: items[0].fahrzeug.id }
  }
  throw new Error('there is no car on any Thursday')
}

/** A trip abroad, booked as a program would; answers its id. */
async function bookAbroad(context: BrowserContext, zielort: string): Promise<string> {
  const car = await findCar(context)
  const answer = await context.request.post(fahrtWire.bookFahrt.path, {
    data: {
      ...car,
      fahrtgrund: 'Werftbesuch',
      zielort,
      ausland: true,
      entfernungKm: 420,
    },
    headers: { origin: origin() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}

async function tripOf(context: BrowserContext, id: string) {
  const answer = await context.request.get(address(fahrtWire.readFahrt, { id }))
  return (await answer.json()) as { status: string; informationstext: string }
}

test(
  'An approver rejects a special trip with its reason, and the driver’s trip is cancelled',
  essential('freigabe'),
  async ({ signIn, texts }) => {
    const fahrerin = await signIn('fahrerin')
    const freigabe = await signIn('freigabe')
    const id = await bookAbroad(fahrerin.context, 'Esbjerg')
    const page = await new FreigabenPage(freigabe.page, texts).open()
    const card = page.card('Esbjerg')
    await expect(card).toContainText(texts.freigabe.gruende.ausland)
    await page.button('ablehnen', card).click()
    await expectAccessible(freigabe.page)
    await page.rejectNow(card).click()
    await expect(card.getByText(texts.freigabe.grundFehlt)).toBeVisible()
    await expect(page.reason(card)).toBeFocused()
    await page.reason(card).fill('Bitte die Fähre nehmen.')
    await page.rejectNow(card).click()
    await expect(card).toBeHidden()
    expect(await tripOf(fahrerin.context, id)).toMatchObject({
      status: 'storniert',
      informationstext: 'Bitte die Fähre nehmen.',
    })
    await page.showDecided()
    await expect(page.card('Esbjerg')).toContainText('Bitte die Fähre nehmen.')
    await expectAccessible(freigabe.page)
  },
)

test('The link of a mail decides nothing; the approver does, by keyboard, and the count goes down', async ({
  signIn,
  texts,
}) => {
  const fahrerin = await signIn('fahrerin')
  const freigabe = await signIn('freigabe')
  const page = await new FreigabenPage(freigabe.page, texts).open()
  const before = await freigabe.page.getByRole('article').count()
  const id = await bookAbroad(fahrerin.context, 'Malmö')
  await expect(page.waiting(before + 1)).toBeVisible()
  await page.openTrip(id)
  const card = page.card('Malmö')
  await expect(page.button('freigeben', card)).toBeVisible()
  expect((await tripOf(fahrerin.context, id)).status).toBe('vorgemerkt')
  await page.button('freigeben', card).focus()
  await freigabe.page.keyboard.press('Enter')
  await expect(card).toContainText(texts.freigabe.stand.freigegeben)
  await expect(page.waiting(before)).toBeVisible()
  expect((await tripOf(fahrerin.context, id)).status).toBe('reserviert')
})

test('Two approvers see the same trip; the second learns that it is decided', async ({ signIn, texts }) => {
  const fahrerin = await signIn('fahrerin')
  const freigabe = await signIn('freigabe')
  const leitung = await signIn('leitungNordhafen')
  const id = await bookAbroad(fahrerin.context, 'Göteborg')
  const first = await new FreigabenPage(freigabe.page, texts).openTrip(id)
  const second = await new FreigabenPage(leitung.page, texts).openTrip(id)
  await first.button('freigeben', first.card('Göteborg')).click()
  await expect(first.card('Göteborg')).toContainText(texts.freigabe.stand.freigegeben)
  // Told live, without a press and without reading the page again.
  await expect(second.card('Göteborg')).toContainText(texts.freigabe.stand.freigegeben)
  const again = await leitung.context.request.post(address(freigabeWire.decideFreigabe, { id }), {
    data: { freigegeben: false, grund: 'zu spät' },
    headers: { origin: origin(), 'if-match': '"1"' },
  })
  expect(again.status()).toBe(409)
})
