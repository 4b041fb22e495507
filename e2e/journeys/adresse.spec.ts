import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { ListePage } from '../pages/leseraum/listePage.ts'
import { settled } from '../pages/settled.ts'
import { shown } from '../pages/shown.ts'

test(
  'A link with nonsense in it shows the page, and the nonsense is gone',
  essential(),
  async ({ signIn }) => {
    const { page, karte } = await signIn('leserin')
    const tag = dayIn(1)
    await page.goto(
      `${PAGE.karte}?tag=2026-02-30&kapazitaet=-3&grundriss=..%2Fadmin&modus=nachts&nurFreie=true`,
    )
    await karte.arrived()
    await expect.poll(() => new URL(page.url()).search).toBe('?nurFreie=true')
    await page.goto(`${PAGE.karte}?tag=${tag}&stunden=false`)
    await karte.arrived()
    await expect.poll(() => new URL(page.url()).search).toBe(`?tag=${tag}`)
  },
)

test('The list of seats is sorted by its heads, and stays so when it is opened again', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leserin')
  const { table } = await new ListePage(page, texts).open({ tag: dayIn(1), von: '10:00', bis: '12:00' })
  const head = table.getByRole('columnheader', { name: texts.planWords.liste.nummer, exact: true })
  const first = table.getByRole('rowheader').first()
  const own = await first.textContent()
  await expect(head).not.toHaveAttribute('aria-sort')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(first).not.toHaveText(own ?? '')
  const last = (await first.textContent()) ?? ''
  await page.reload()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect(first).toHaveText(last)
  await expectAccessible(page)
})

test('The map opens whole on a large screen, and with seats that a finger tells apart on a phone', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(1), von: '10:00', bis: '12:00' })
  const plans = page.getByRole('combobox', { name: texts.leseraum.wahl.grundriss })
  for (const name of await plans.locator('option').allTextContents()) {
    await plans.selectOption({ label: name })
    await expect(karte.plan).toHaveAttribute('aria-label', new RegExp(name))
    await settled(page)
    await expect.poll(() => karte.plan.evaluate(isWhole), { message: name }).toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await settled(page)
  await expect.poll(() => karte.plan.evaluate(leastApart)).toBeGreaterThanOrEqual(23.9)
})

/** Nothing of the plan lies outside its frame. */
function isWhole(plan: Element): boolean {
  const frame = plan.parentElement?.getBoundingClientRect()
  const own = plan.getBoundingClientRect()
  if (frame === undefined) return false
  return (
    own.left >= frame.left && own.right <= frame.right && own.top >= frame.top && own.bottom <= frame.bottom
  )
}

/** In pixels, from the middle of a seat to that of its nearest neighbour. */
function leastApart(plan: Element): number {
  const k = plan.getBoundingClientRect().width / (plan as SVGSVGElement).viewBox.baseVal.width
  const middles = [...plan.querySelectorAll('[data-platz]')].map((seat) => {
    const [x = 0, y = 0] = (seat.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number)
    return { x: x * k, y: y * k }
  })
  return middles.reduce(
    (least, a, i) =>
      middles.slice(i + 1).reduce((least, b) => Math.min(least, Math.hypot(a.x - b.x, a.y - b.y)), least),
    Number.POSITIVE_INFINITY,
  )
}

test('Zoom and place of the plan survive a reload, and a typed number leads to its seat', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(1), von: '10:00', bis: '12:00' })
  const scale = () =>
    karte.plan.evaluate((plan) =>
      Number(/scale\(([\d.]+)\)/.exec(plan.style.getPropertyValue('--lage'))?.[1]),
    )
  await page.getByRole('button', { name: texts.leseraum.karte.naeher }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('ort')).not.toBeNull()
  const address = page.url()
  const before = await scale()
  await page.reload()
  await karte.arrived()
  await expect.poll(async () => Math.abs((await scale()) - before)).toBeLessThan(0.005)
  await expect(page).toHaveURL(address)

  const free = await karte.find('frei', 'platz', 9)
  await karte.plan.locator('[data-platz][tabindex="0"]').focus()
  await page.keyboard.type(free.bezeichnung.replaceAll('-', ''))
  await expect(karte.seat(free)).toBeFocused()

  const other = await karte.find('frei', 'platz', 4)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(other.bezeichnung)
  await page.getByRole('dialog').getByRole('option', { name: other.bezeichnung }).first().click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(karte.seat(other)).toBeFocused()
  await expect.poll(() => new URL(page.url()).searchParams.get('ziel')).toBeNull()
})

test('When only the filter leaves nothing, the map says which condition, and lets go of it', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leserin')
  await page.goto(`${PAGE.karte}?tag=${dayIn(1)}&kapazitaet=400`)
  await karte.arrived()
  const { auskunft } = texts.planWords
  const persons = texts.leseraum.platz.personen_other.replace('{{count}}', '400')
  await expect(shown(page, auskunft.filterEinzeln.replace('{{filter}}', persons))).toBeVisible()
  await expect(shown(page, auskunft.tagVoll)).toBeHidden()
  const legend = page.getByRole('list', { name: texts.leseraum.karte.legende })
  // What no seat is stands in no legend.
  await expect(legend.getByRole('listitem').filter({ hasText: texts.leseraum.zustand.frei })).toHaveCount(0)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: new RegExp(`^${auskunft.ohne.slice(0, 5)}`) })
    .first()
    .click()
  await expect(shown(page, texts.leseraum.auskunft.keine)).toBeHidden()
  await expect.poll(() => new URL(page.url()).searchParams.get('kapazitaet')).toBeNull()
})
