import * as wire from '@platzwart/contract/operations/fuhrpark'
import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../fixtures/journey.ts'
import { expectPaper, expectTellable, printed } from '../pages/paper.ts'

const NORDHAFEN = 'Werke Nordhafen'

// Whoever works in the dark prints on white paper all the same.
test.use({ colorScheme: 'dark' })

/** Of each row, the words that lie on a bar of somebody else. */
function wordsOverBars(plan: Element): string[] {
  return [...plan.querySelectorAll('tbody td')].flatMap((row) => {
    const bars = [...row.querySelectorAll('[data-status]')]
    return bars.flatMap((own) => {
      const words = own.querySelector('span')?.getBoundingClientRect()
      if (words === undefined) return []
      return bars
        .filter((bar) => bar !== own)
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ left, right }) => left < words.right && words.left < right)
        .map(() => own.textContent ?? '')
    })
  })
}

test('The printed timeline has all cars under its days, and is read without colour', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leitungNordhafen')
  await page.goto(PAGE.uebersicht)
  await expect(page.getByRole('application')).toBeVisible()
  const { texts: sheets, landscape } = await printed(page)
  expect(landscape).toBe(true)
  expect(sheets[0]).toContain(NORDHAFEN)
  expect(sheets[0]).toMatch(/\p{L}+\., \d\d\.03\.2027 – \p{L}+\., \d\d\.03\.2027/u)
  // Other journeys put cars into this fleet, and take some out again.
  const cars = Number(/(\d+) Fahrzeuge /.exec(sheets[0] ?? '')?.[1])
  expect(cars).toBeGreaterThanOrEqual(24)
  // The legend may come to lie on a sheet of its own.
  const withCars = sheets.filter((sheet) => /\bNH-/.test(sheet))
  expect(withCars.length).toBeGreaterThanOrEqual(sheets.length - 1)
  for (const sheet of withCars) expect(sheet).toMatch(new RegExp(`${cars} Fahrzeuge .*Do 11\\.3\\.`))
  expect(new Set(sheets.flatMap((sheet) => sheet.match(/\bNH-[A-Z]{1,2} \d{1,4}\b/g) ?? [])).size).toBe(cars)
  expect(sheets.at(-1)).toContain(texts.fahrzeug.status.verschlossen)
  await expectPaper(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  expect(await page.getByRole('table').evaluate(wordsOverBars)).toEqual([])
  const legend = page.getByRole('list', { name: texts.fahrzeug.zeitplan.legende })
  expectTellable(
    await legend.locator('li > span').evaluateAll((marks) =>
      marks.map((mark) => {
        const { backgroundImage, backgroundColor, borderLeftWidth } = getComputedStyle(mark)
        return `${backgroundImage.replaceAll(/rgb\([^)]*\)/g, 'ink')} ${backgroundColor} ${borderLeftWidth}`
      }),
    ),
  )
})

test("A printed logbook and one's own trips have the house, whose they are, and nothing to press", async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('leitungNordhafen')
  const { items } = await (await context.request.get(`${wire.listFahrzeuge.path}?limit=1`)).json()
  await page.goto(`${PAGE.fahrtenbuch.replace('{id}', items[0].id)}?fahrtart=dienstlich`)
  await expect(page.getByRole('list', { name: texts.fahrtenbuch.seite.fahrten })).toBeVisible()
  const buch = await printed(page)
  expect(buch.landscape).toBe(true)
  for (const words of [NORDHAFEN, items[0].kennzeichen, `${texts.fahrtenbuch.filter.fahrtart}: dienstlich`])
    expect(buch.texts[0]).toContain(words)
  // What was not asked for has no empty line.
  expect(buch.texts[0]).not.toContain(texts.fahrtenbuch.filter.zweck)
  expect(buch.texts.join(' ')).not.toContain(texts.fahrtenbuch.ausfuhr.knopf)
  expect(buch.texts.at(-1)).toContain(texts.shell.druck.teil)
  await expectPaper(page)
  await expect(page.getByRole('button')).toHaveCount(0)

  const fahrer = await signIn('fahrerin')
  await fahrer.page.goto(PAGE.fahrten)
  await expect(fahrer.page.getByRole('heading', { name: texts.fahrzeug.fahrten.fruehere })).toBeVisible()
  await expect(fahrer.page.locator('.mantine-Skeleton-root')).toHaveCount(0)
  const trips = await printed(fahrer.page)
  for (const words of [NORDHAFEN, 'Nadine Brinkmann', texts.fahrzeug.fahrten.titel])
    expect(trips.texts[0]).toContain(words)
  expect(trips.texts.join(' ')).toContain(texts.fahrzeug.fahrten.fruehere)
  await expectPaper(fahrer.page)
  await expect(fahrer.page.getByRole('button')).toHaveCount(0)
})
