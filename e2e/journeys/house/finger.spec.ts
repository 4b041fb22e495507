import { address } from '@platzwart/contract/operation'
import * as planWire from '@platzwart/contract/operations/grundriss'
import * as wire from '@platzwart/contract/operations/leseraum'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { Locator, Page } from '@playwright/test'
import { expect, type Reader, test } from '../../fixtures/journey.ts'
import { newPlan } from '../../fixtures/newPlan.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { beginning, filled, tabTo } from '../../pages/basePage.ts'
import { settled } from '../../pages/settled.ts'
import { shown } from '../../pages/shown.ts'
import { FingerPlan, smallerThanFinger } from '../../pages/touch/fingerPlan.ts'

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

/** On a tab of an empty plan, where everything that is pressed is as large as a finger. */
async function begin(
  { page }: Reader,
  texts: Phrases,
  reiter: 'plaetze' | 'zeichnung',
  zeichnung: readonly object[] = [],
) {
  const id = await newPlan(page, untaken('Mit dem Finger'), zeichnung)
  const plan = await FingerPlan.of(page, texts)
  await plan.open(id, reiter)
  expect(await smallerThanFinger(page)).toEqual([])
  return { page, id, plan }
}

interface Seat {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** As the server has them, from left to right. */
async function seatsOf({ request }: Page, id: string): Promise<readonly Seat[]> {
  const answer = await request.get(address(wire.listLeseraeume, { id }))
  const { leseraeume } = (await answer.json()) as { leseraeume: readonly Seat[] }
  return [...leseraeume].sort((a, b) => a.x - b.x)
}

/** The drawing as the server has it once it was saved. */
async function saved(page: Page, id: string, { zeichnung: words }: Phrases): Promise<unknown> {
  await page.getByRole('button', { name: words.speichern }).tap()
  await expect(shown(page, words.gespeichert)).toBeVisible()
  await settled(page)
  const answer = await page.request.get(address(planWire.showGrundriss, { id }))
  return ((await answer.json()) as { zeichnung: unknown }).zeichnung
}

const spots = (seats: readonly Seat[]) => seats.map(({ x, y }) => [x, y])

/** As a field of a German page shows a number that nobody is typing. */
const written = (value: number) => new Intl.NumberFormat('de-DE').format(value)

test('On a phone seats are put, opened, moved and taken back by finger, and the plan is panned and pinched', async ({
  signIn,
  texts,
}) => {
  const { grundriss, pflege } = texts
  const { page, id, plan } = await begin(await signIn('leitung'), texts, 'plaetze')
  const saving = () => page.locator('[data-speichern]')

  for (const [spot, moved] of [
    [
      [400, 300],
      [300, 300],
    ],
    [[1000, 600], null],
  ] as const) {
    await plan.press(grundriss.werkzeug.platz)
    const fresh = page.getByRole('region', { name: grundriss.art.neu.platz })
    await expect(fresh).toBeVisible()
    await plan.tap(spot)
    await expect(fresh.getByLabel(grundriss.lage.x)).toHaveValue(written(spot[0]))
    await expect(fresh.getByLabel(grundriss.lage.y)).toHaveValue(written(spot[1]))
    if (moved !== null) {
      await plan.drag(spot, moved)
      await expect(fresh.getByLabel(grundriss.lage.x)).toHaveValue(written(moved[0]))
    }
    expect(await smallerThanFinger(page)).toEqual([])
    await fresh.getByRole('button', { name: pflege.anlegen }).tap()
    await expect(fresh).toBeHidden()
    await settled(page)
  }
  expect(spots(await seatsOf(page, id))).toEqual([
    [300, 300],
    [1000, 600],
  ])

  // The second one is open: a finger on the first one pans, as it does on the ground.
  await plan.pan([300, 300], [500, 300])
  await expect(saving()).toBeDisabled()
  await plan.whole()
  await plan.pan([700, 200], [700, 400])
  await plan.whole()
  // Two fingers mean the plan, wherever the first one is.
  for (const at of [
    [700, 500],
    [1000, 600],
  ] as const) {
    await plan.pinch(at)
    await expect(saving()).toBeDisabled()
    await plan.whole()
  }

  const [first] = await seatsOf(page, id)
  await plan.tap([300, 300])
  await expect(page).toHaveURL(new RegExp(`platz=${first?.id}`))
  expect(await smallerThanFinger(page)).toEqual([])
  await plan.drag([300, 300], [700, 200])
  await expect(saving()).toBeEnabled()
  await plan.press(grundriss.werkzeug.undo)
  await expect(saving()).toBeDisabled()
  await plan.press(grundriss.werkzeug.redo)
  await saving().tap()
  await expect(saving()).toHaveText(grundriss.werkzeug.speichern_zero)
  await settled(page)
  expect(spots(await seatsOf(page, id))).toEqual([
    [700, 200],
    [1000, 600],
  ])

  // The one that is open, and by a tap the other with it.
  await plan.press(grundriss.werkzeug.mehrere)
  await plan.tap([1000, 600])
  await expect(page.getByText(filled(grundriss.viele.gewaehlt_other, { count: 2 })).first()).toBeVisible()
  expect(await smallerThanFinger(page)).toEqual([])
  await plan.drag([1000, 600], [1100, 700])
  await page.getByRole('button', { name: filled(grundriss.werkzeug.speichern_other, { count: 2 }) }).tap()
  await expect(saving()).toHaveText(grundriss.werkzeug.speichern_zero)
  await settled(page)
  expect(spots(await seatsOf(page, id))).toEqual([
    [800, 300],
    [1100, 700],
  ])
})

test('On a phone a room is drawn by finger: a wall, a door in it, made longer and moved; two fingers draw nothing', async ({
  signIn,
  texts,
}) => {
  const { zeichnung: words, grundriss } = texts
  const { page, id, plan } = await begin(await signIn('leitung'), texts, 'zeichnung')
  const parts = page.locator('[data-form]')

  await plan.press(words.werkzeug.wand)
  await plan.drag([200, 300], [1000, 305])
  await plan.drag([1000, 300], [1000, 600])
  await expect(parts).toHaveCount(2)
  await plan.press(grundriss.werkzeug.undo)
  await expect(parts).toHaveCount(1)
  await plan.pinch([600, 600])
  await expect(parts).toHaveCount(1)
  await plan.whole()
  await plan.press(words.werkzeug.tuer)
  await plan.tap([500, 300])
  await expect(page.getByRole('heading', { name: beginning(`${words.art.tuer},`) })).toBeVisible()
  expect(await smallerThanFinger(page)).toEqual([])

  await plan.press(words.werkzeug.zeiger)
  // What is not open is not moved: the plan is panned.
  await plan.pan([800, 300], [800, 500])
  await plan.whole()
  await plan.tap([800, 300])
  await expect(page.getByRole('heading', { name: beginning(`${words.art.wand}, 800`) })).toBeVisible()
  await plan.drag([1000, 300], [1200, 302])
  await expect(page.getByRole('heading', { name: beginning(`${words.art.wand}, 1000`) })).toBeVisible()
  await plan.drag([800, 300], [800, 400])
  await plan.pinch([700, 400])
  expect(await saved(page, id, texts)).toEqual([
    { art: 'wand', d: 'M200 390L1200 390L1200 410L200 410Z' },
    { art: 'tuer', d: expect.stringMatching(/A100 100 0 0 1 5[45]\d 300$/) },
  ])
})

test('On a phone words are turned, and a free form is made larger and given another corner', async ({
  signIn,
  texts,
}) => {
  const { zeichnung: words, grundriss } = texts
  const shelf = { art: 'regal', d: 'M300 300H700L500 700Z' }
  const { page, id, plan } = await begin(await signIn('leitung'), texts, 'zeichnung', [shelf])
  await plan.tap([500, 400])
  await expect(page.getByRole('heading', { name: beginning(words.art.regal) })).toBeVisible()
  expect(await smallerThanFinger(page)).toEqual([])
  // By the side at its right, then by the corner at its lower end.
  await plan.drag([700, 500], [1100, 500])
  await expect(page.getByLabel(words.feld.breite)).toHaveValue('800')
  await plan.drag([700, 700], [600, 800])
  await expect(page.getByLabel(words.feld.hoehe)).toHaveValue('500')
  await plan.press(grundriss.werkzeug.undo)
  await plan.press(grundriss.werkzeug.redo)
  await plan.press(words.werkzeug.text)
  await plan.tap([1000, 700])
  await page.getByLabel(words.feld.text, { exact: true }).fill('Zum Gang')
  await plan.press(grundriss.lage.rechts)
  await expect(page.getByLabel(words.feld.drehung)).toHaveValue('45')
  expect(await saved(page, id, texts)).toEqual([
    { art: 'regal', d: 'M300 300L1100 300L600 800Z' },
    { art: 'text', x: 1000, y: 700, text: 'Zum Gang', drehung: 45 },
  ])
})

for (const [language, colorScheme] of [
  ['de', 'light'],
  ['en', 'dark'],
] as const)
  test.describe(`In ${language} and ${colorScheme}`, () => {
    test.use({ language, colorScheme })
    test("On a phone the card of a seat and the map's buttons lie beside each other", async ({
      signIn,
      texts,
    }) => {
      const { naeher, weiter, ganz } = texts.leseraum.karte
      const { page, karte } = await signIn('leserin')
      await karte.open()
      await tabTo(page.locator('[data-platz][tabindex="0"]'))
      const card = page.locator('[aria-hidden="true"] p').first()
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']) {
        await page.keyboard.press(key)
        await expect(card).toBeVisible()
        await settled(page)
        const around = await boxOf(card.locator('xpath=ancestor::*[@aria-hidden="true"][1]'))
        for (const name of [naeher, weiter, ganz])
          expect(overlap(around, await boxOf(page.getByRole('button', { name, exact: true })))).toBe(false)
      }
    })
  })

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('it is shown')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
