import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { bookFahrt, cancelFahrt, freeWindow } from '../fixtures/fahrten.ts'
import { expect, type Language, test } from '../fixtures/journey.ts'
import { collectShifts, shiftOf } from '../fixtures/layoutShift.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { FahrzeugePage, UebersichtPage } from '../pages/fahrzeugePage.ts'
import { expectLabelsApart } from '../pages/labels.ts'
import { settled } from '../pages/settled.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }

/** The first car and its button are seen without scrolling. */
async function expectFirstCarSeen(page: Page, fahrzeuge: FahrzeugePage): Promise<void> {
  const button = fahrzeuge.bookable.first()
  const card = page.getByRole('article').filter({ has: fahrzeuge.bookable }).first()
  await expect(async () => {
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const top = (await card.boundingBox())?.y
    const bottom = await lowerEdge(button)
    expect(top).toBeGreaterThan(0)
    expect(bottom, 'lower edge of the first button').toBeLessThanOrEqual(PHONE.height)
  }).toPass({ timeout: 30_000 })
}

async function lowerEdge(place: ReturnType<Page['locator']>): Promise<number> {
  const box = await place.boundingBox()
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('The first car is on the first screen, with a trip of one’s own and without, and one press opens the search', async ({
    signIn,
    texts,
  }) => {
    const { page, context } = await signIn('fahrer')
    const { fenster, wer, fahrten } = texts.fahrzeug
    const window = await freeWindow(context)
    const fahrzeuge = await new FahrzeugePage(page, texts).open(window)
    await expectFirstCarSeen(page, fahrzeuge)

    const trip = await bookFahrt(context)
    try {
      await page.goto(PAGE.fahrzeuge)
      await fahrzeuge.arrived()
      await expectFirstCarSeen(page, fahrzeuge)
      const mine = page.getByRole('complementary', { name: fahrten.titel }).getByRole('article')
      await expect(mine).toContainText(trip.kennzeichen)
      await expect(mine.getByRole('link', { name: texts.fahrt.tun.checkIn, exact: true })).toBeVisible()
      await mine.getByRole('link').first().tap()
      await expect(page).toHaveURL(new RegExp(`${trip.id}$`))
    } finally {
      await cancelFahrt(context, trip.id)
    }

    await fahrzeuge.open(window)
    const search = page.getByRole('region', { name: fenster.titel, exact: true })
    const line = search.getByRole('button', { name: new RegExp(fenster.ueberall) })
    const more = search.getByRole('button', { name: wer.mehr })
    await expect(more).toBeHidden()
    await line.tap()
    await expect(line).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await more.tap()
    await search.getByRole('button', { name: fenster.zeigen }).tap()
    await expect(line).toBeFocused()
    await expect(line).toContainText(fenster.personen_other.replace('{{count}}', '2'))
    await expect(more).toBeHidden()
  })

  test('The legends of the overview and of the plan are seen whole', async ({ signIn, texts }) => {
    const { page } = await signIn('fahrer')
    for (const [path, name] of [
      [PAGE.uebersicht, texts.fahrzeug.zeitplan.legende],
      [PAGE.arbeitsweltKarte, texts.leseraum.karte.legende],
    ] as const) {
      await page.goto(path)
      await expectLegendSeen(page, name, PHONE)
    }
  })
})

async function expectLegendSeen(
  page: Page,
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const entries = page.getByRole('list', { name, exact: true }).getByRole('listitem')
  await expect(entries.first()).toBeVisible()
  await settled(page)
  const house = page.getByRole('banner').getByRole('link').first()
  await expect(async () => {
    for (const one of await entries.all()) {
      const box = await one.boundingBox()
      const text = (await one.textContent()) ?? ''
      expect(box, text).not.toBeNull()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), text).toBeLessThanOrEqual(width)
      expect((box?.y ?? 0) + (box?.height ?? 0), text).toBeLessThanOrEqual(height)
    }
    expect(await house.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  }).toPass({ timeout: 30_000 })
}

test('The timeline leaves room for its legend, however much stands above it', async ({ signIn, texts }) => {
  const { page } = await signIn('fahrer')
  await page.setViewportSize(DESKTOP)
  const overview = new UebersichtPage(page, texts)
  for (const search of [{}, { nurFreie: 'true' }, { zoom: 'tag' }] as const) {
    await overview.open(search)
    await expectLegendSeen(page, texts.fahrzeug.zeitplan.legende, DESKTOP)
  }
})

for (const [name, viewport] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test(`Nothing moves under one's eyes on ${name} while map, cars, overview and trips come`, async ({
    signIn,
  }) => {
    const { page } = await signIn('fahrer')
    await page.setViewportSize(viewport)
    await collectShifts(page)
    for (const path of [PAGE.arbeitsweltKarte, PAGE.fahrzeuge, PAGE.uebersicht, PAGE.fahrten]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await settled(page)
      expect(await shiftOf(page), path).toBeLessThan(0.02)
    }
  })
}

/** The sheet of the plan and the line of the search, where there is little room. */
async function open(page: Page): Promise<void> {
  const folded = page.locator(':is(aside > *, [data-klein]) > button[aria-expanded="false"]')
  for (const one of await folded.all()) if (await one.isVisible()) await one.click()
}

/** Widths of windows, and the same at 200 %: half as wide. */
const WIDTHS = [1024, 1280, 1440, 512, 640, 720]

for (const language of ['de', 'en'] as const satisfies Language[]) {
  test.describe(`filters, ${language}`, () => {
    test.use({ language })

    test('No label of a filter lies on another or is cut, in any window and at 200 %', async ({ signIn }) => {
      const { page } = await signIn('fuhrpark')
      for (const path of [`${PAGE.arbeitsweltKarte}?filter=true`, `${PAGE.fahrzeuge}?filter=true`]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
        await settled(page)
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          await open(page)
          await expectLabelsApart(page, `${path} at ${width}`)
        }
      }
    })
  })
}
