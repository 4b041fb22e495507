import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, test } from '../fixtures/journey.ts'
import { filled } from '../pages/basePage.ts'
import { search } from '../pages/kartePage.ts'
import { expectPaper, expectTellable, printed } from '../pages/paper.ts'

const LINDENAU = 'Stadtbibliothek Lindenau'
const THURSDAY = { tag: dayIn(1), von: '10:00', bis: '12:00' }
const ROOM_DAY_TIME = 'Großer Lesesaal, Haupthaus am Markt · Do., 11.03.2027 · 10:00 – 12:00 Uhr'

// Whoever works in the dark prints on white paper all the same.
test.use({ colorScheme: 'dark' })

/** Prints when the page itself asks for it, and gives the sheets; the browser of a test has no dialog that would wait. */
async function printOn(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await press()
  const sheets = await printed(page)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  return sheets
}

test(
  'A printed plan says whose it is, of which room, day and time, and fits on one sheet',
  essential('leseraum'),
  async ({ signIn, texts }) => {
    const { page, karte } = await signIn('leserin')
    await page.goto(`${PAGE.karte}?${search(THURSDAY)}`)
    await expect(karte.plan).toBeVisible()
    // However it was moved on the screen: the whole plan is printed.
    for (let times = 0; times < 4; times += 1)
      await page.getByRole('button', { name: texts.leseraum.karte.naeher }).click()
    const { texts: sheets, landscape } = await printed(page)
    expect(landscape).toBe(true)
    expect(sheets).toHaveLength(1)
    for (const words of [LINDENAU, 'Stand: 10.03.2027, 10:', ROOM_DAY_TIME, 'A-01', 'C-140', 'G-08', '1 / 1'])
      expect(sheets[0]).toContain(words)
    for (const state of ['frei', 'reserviert', 'gesperrt'] as const)
      expect(sheets[0]).toContain(texts.leseraum.zustand[state])
    expect(sheets[0]).not.toContain(texts.leseraum.buchungen.titel)
    await expectPaper(page)
    const legend = page.getByRole('list', { name: texts.leseraum.karte.legende })
    expectTellable(
      await legend.locator('path').evaluateAll((signs) => signs.map((sign) => sign.getAttribute('d') ?? '')),
    )
  },
)

test('A printed list has all rows, whole, under a head on every sheet', async ({ signIn, texts }) => {
  const { page } = await signIn('leserin')
  await page.goto(`${PAGE.liste}?${search(THURSDAY)}`)
  await expect(page.getByRole('table')).toBeVisible()
  const { liste } = texts.planWords
  const { texts: sheets, landscape } = await printed(page)
  expect(landscape).toBe(false)
  expect(sheets[0]).toContain(LINDENAU)
  expect(sheets[0]).toContain(ROOM_DAY_TIME)
  for (const sheet of sheets) {
    // The words of a sheet come by their faces, not in the order of reading.
    for (const head of [liste.nummer, liste.zustand, liste.zone, liste.ausstattung])
      expect(sheet).toMatch(new RegExp(`(?:^|\\s)${head}(?:\\s|$)`))
    expect(sheet).not.toContain(liste.oeffnen)
  }
  const seats = sheets.flatMap((sheet) => sheet.match(/\b[A-G]-\d{2,3}\b/g) ?? [])
  expect(sheets[0]).toContain(filled(texts.planWords.liste.anzahl_other, { count: seats.length }))
  expect(new Set(seats).size).toBe(seats.length)
  await expectPaper(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid')
})

test('Of a filtered list the paper says that it is not all', async ({ signIn, texts }) => {
  const { page } = await signIn('leserin')
  await page.goto(
    `${PAGE.liste}?${new URLSearchParams({ ...THURSDAY, modus: 'frei', nurGruppenraeume: 'true' })}`,
  )
  await expect(page.getByRole('row')).toHaveCount(9)
  const { texts: sheets } = await printed(page)
  expect(sheets[0]).toContain(texts.leseraum.druck.gefiltert)
})

test("One's own bookings of seats are printed alone, with one's name", async ({ signIn, texts }) => {
  const { page, karte } = await signIn('leserin')
  await page.goto(`${PAGE.karte}?${search(THURSDAY)}`)
  await expect(karte.plan).toBeVisible()
  const seat = await karte.bookFree()
  const { texts: sheets, landscape } = await printOn(page, () =>
    page.getByRole('button', { name: texts.leseraum.druck.buchungen }).click(),
  )
  expect(landscape).toBe(false)
  expect(sheets).toHaveLength(1)
  for (const words of [LINDENAU, texts.leseraum.buchungen.titel, 'Leonie Sommer', seat.bezeichnung])
    expect(sheets[0]).toContain(words)
  expect(sheets[0]).not.toContain(texts.leseraum.buchungen.stornieren)
  expect(sheets[0]).not.toContain(texts.leseraum.zustand.gesperrt)
  // Afterwards the page is printed as before.
  expect((await printed(page)).texts[0]).toContain(ROOM_DAY_TIME)
})
