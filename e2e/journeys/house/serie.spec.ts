import type { Phrases } from '@platzwart/phrases/phrases'
import type { Page } from '@playwright/test'
import { dayIn, typedDay } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, shaped } from '../../pages/basePage.ts'
import type { KartePage } from '../../pages/kartePage.ts'

/** A Monday evening, on which the week after can be booked and the one behind it cannot. */
const WHEN = { tag: dayIn(5), von: '17:00', bis: '18:00' }

type SignIn = (name: 'leserin') => Promise<{ readonly karte: KartePage; readonly page: Page }>

/** Two Mondays of a free seat, booked in one go; answers the seat and the dialog. */
async function bookTwo(signIn: SignIn, { serie: words }: Phrases, von: string, bis: string) {
  const { karte, page } = await signIn('leserin')
  await karte.open({ ...WHEN, von, bis })
  const seat = await karte.find('frei')
  const { root } = await karte.choose(seat)
  await root.getByRole('button', { name: words.wiederholen }).press('Enter')
  await root.getByRole('textbox', { name: words.anzahl }).fill('2')
  // Nothing can be booked before it is shown what that would be; a key on a button that is not yet there for anybody is lost.
  await expect(root.getByRole('list', { name: words.liste }).locator('> li')).toHaveCount(2)
  const book = root.getByRole('button', { name: shaped(words.buchen_other) })
  await expect(book).toBeEnabled()
  await book.press('Enter')
  await root.getByRole('button', { name: words.fertig }).press('Enter')
  await expect(root).toBeHidden()
  return { words, karte, page, seat, root }
}

/** The way to change the series of a booking, among one's own. */
const changeOf = (karte: KartePage, words: Phrases['serie'], platz: string, von: string) =>
  karte.buchungen
    .entry(platz, von)
    .first()
    .getByRole('button', { name: new RegExp(`^${words.wechsel.serieName.split(':')[0]}`) })

test(
  'A reader repeats a booking, sees which dates cannot be had and why, and cancels the series',
  essential('leseraum', 'serie'),
  async ({ signIn, texts }) => {
    const words = texts.serie
    const { karte, page } = await signIn('leserin')
    await karte.open(WHEN)
    const seat = await karte.find('frei')
    const { root } = await karte.choose(seat)
    await root.getByRole('button', { name: words.wiederholen }).click()
    await root.getByRole('textbox', { name: words.anzahl }).fill('3')
    const dates = root.getByRole('list', { name: words.liste }).locator('> li')
    // Of three weeks two can be booked today; the last day is said, and nothing is proposed behind it.
    await expect(dates).toHaveCount(2)
    await expect(dates.first()).toContainText(words.frei)
    await expect(root.getByText(beginning(words.buchbarBis))).toBeVisible()
    await expectAccessible(page)
    await root.getByRole('button', { name: shaped(words.buchen_other) }).click()
    await expect(root.getByRole('heading', { name: shaped(words.fertigTitel_other) })).toBeFocused()
    await expectAccessible(page)
    await root.getByRole('button', { name: words.fertig }).click()
    await expect(root).toBeHidden()
    await karte.expectState(seat, 'deinPlatz')

    const cancel = karte.buchungen.entry(seat.bezeichnung, WHEN.von).getByRole('button', {
      name: new RegExp(`^${words.storno.serieName.split(':')[0]}`),
    })
    await cancel.first().click()
    await root.getByText(words.storno.alle).click()
    const go = root.getByRole('button', { name: shaped(words.storno.knopf_other) })
    await expect(go).toBeEnabled()
    await expectAccessible(page)
    await go.click()
    await expect(root.getByRole('heading', { name: shaped(words.storno.fertig_other) })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(root).toBeHidden()
    await expect(karte.buchungen.entry(seat.bezeichnung, WHEN.von)).toHaveCount(0, { timeout: 20_000 })
    await karte.expectState(seat, 'frei')
  },
)

test('A reader moves a series to other hours, sees what becomes of each date, and takes it back', async ({
  signIn,
  texts,
}) => {
  const { words, karte, page, seat, root } = await bookTwo(signIn, texts, '15:00', '16:00')
  await changeOf(karte, words, seat.bezeichnung, '15:00').click()
  await root.getByLabel(words.wechsel.von).fill('16:15')
  await root.getByLabel(words.wechsel.bis).fill('16:45')
  const dates = root.getByRole('list', { name: words.liste }).locator('> li')
  await expect(dates).toHaveCount(2)
  await expect(dates.first()).toContainText('16:15')
  await expectAccessible(page)
  await root.getByRole('button', { name: shaped(words.wechsel.knopf_other) }).click()
  await expect(root.getByRole('heading', { name: shaped(words.wechsel.fertig_other) })).toBeVisible()
  await expect(karte.buchungen.entry(seat.bezeichnung, '16:15').first()).toBeVisible()
  await root.getByRole('button', { name: shaped(words.wechsel.zurueckNoch) }).click()
  await expect(root).toBeHidden()
  await expect(karte.buchungen.entry(seat.bezeichnung, '15:00').first()).toBeVisible()
  await expect(karte.buchungen.entry(seat.bezeichnung, '16:15')).toHaveCount(0)
})

/** Words of a count, whatever it is: what else the reader has in that week is another journey's. */
const oneOrMore = (words: Phrases['serie'], name: 'buchen' | 'fertigTitel') =>
  new RegExp(`${shaped(words[`${name}_one`]).source}|${shaped(words[`${name}_other`]).source}`)

test('A reader repeats a week, cancels all of a period, and takes that back', async ({ signIn, texts }) => {
  const words = texts.serie
  const { karte, page } = await signIn('leserin')
  const when = { tag: dayIn(2), von: '17:00', bis: '18:00' }
  await karte.open(when)
  const { bezeichnung } = await karte.bookFree()
  const entries = karte.buchungen.entry(bezeichnung, when.von)
  await expect(entries).toHaveCount(1)

  await page.getByRole('button', { name: words.woche.knopf }).click()
  const root = page.getByRole('dialog')
  // The week that runs: the one in the middle.
  await root.getByRole('combobox', { name: words.woche.welche }).selectOption({ index: 1 })
  const dates = root.getByRole('list', { name: words.liste }).locator('> li')
  await expect(dates.filter({ hasText: bezeichnung }).filter({ hasText: when.von })).toContainText(words.frei)
  await root.getByRole('button', { name: oneOrMore(words, 'buchen') }).click()
  await expect(root.getByRole('heading', { name: oneOrMore(words, 'fertigTitel') })).toBeFocused()
  await root.getByRole('button', { name: words.fertig }).click()
  await expect(root).toBeHidden()
  await expect(entries).toHaveCount(2)

  await page.getByRole('button', { name: words.storno.zeitraum }).click()
  await root.getByRole('textbox', { name: words.storno.bis }).fill(typedDay(dayIn(9)))
  await root.getByRole('textbox', { name: words.storno.von }).fill(typedDay(dayIn(2)))
  await page.keyboard.press('Tab')
  await expect(
    root.getByRole('listitem').filter({ hasText: bezeichnung }).filter({ hasText: when.von }),
  ).toHaveCount(2)
  await root.getByRole('button', { name: shaped(words.storno.knopf_other) }).click()
  await expect(root.getByRole('heading', { name: shaped(words.storno.fertig_other) })).toBeVisible()
  // It can be taken back for ten seconds.
  await root.getByRole('button', { name: shaped(words.storno.zurueckNoch) }).click()
  await expect(root).toBeHidden()
  await expect(page.getByText(words.storno.wiederDa)).toBeVisible()
  await expect(entries).toHaveCount(2)
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('By keyboard, on a narrow screen: a series is moved from one of its dates on', async ({
    signIn,
    texts,
  }) => {
    const { words, karte, page, seat, root } = await bookTwo(signIn, texts, '11:00', '12:00')
    await changeOf(karte, words, seat.bezeichnung, '11:00').press('Enter')
    await page.setViewportSize({ width: 360, height: 740 })
    const end = root.getByLabel(words.wechsel.bis)
    await end.fill('12:30')
    await end.press('Tab')
    await expect(root.getByRole('list', { name: words.liste }).locator('> li').first()).toContainText('12:30')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await root.getByRole('button', { name: shaped(words.wechsel.knopf_other) }).press('Enter')
    await expect(root.getByRole('heading', { name: shaped(words.wechsel.fertig_other) })).toBeFocused()
    await expectAccessible(page)
    await root.getByRole('button', { name: words.fertig }).press('Enter')
    await expect(root).toBeHidden()
  })

  test('By keyboard, on a narrow screen: a series until a day is booked, taken back, and a week repeated', async ({
    signIn,
    texts,
  }) => {
    const words = texts.serie
    const { karte, page } = await signIn('leserin')
    await karte.open({ ...WHEN, von: '18:00', bis: '19:00' })
    const seat = await karte.find('frei')
    const { root } = await karte.choose(seat)
    await root.getByRole('button', { name: words.wiederholen }).press('Enter')
    await page.setViewportSize({ width: 360, height: 740 })
    await root.getByRole('radio', { name: words.endeNach }).press('ArrowRight')
    const last = root.getByRole('textbox', { name: words.bisTag })
    await last.fill(typedDay(dayIn(12)))
    await last.press('Tab')
    await expect(root.getByRole('list', { name: words.liste }).locator('> li')).toHaveCount(2)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await root.getByRole('button', { name: shaped(words.buchen_other) }).press('Enter')
    await expect(root.getByRole('heading', { name: shaped(words.fertigTitel_other) })).toBeFocused()
    await root.getByRole('button', { name: words.fertig }).press('Enter')
    await expect(root).toBeHidden()

    await page.setViewportSize({ width: 1360, height: 860 })
    await page.getByRole('button', { name: words.storno.zeitraum }).press('Enter')
    const until = root.getByRole('textbox', { name: words.storno.bis })
    await until.fill(typedDay(dayIn(12)))
    await until.press('Tab')
    await expect(root.getByRole('listitem').filter({ hasText: seat.bezeichnung })).not.toHaveCount(0)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(root).toBeHidden()

    await page.getByRole('button', { name: words.woche.knopf }).press('Enter')
    await expect(root.getByRole('combobox', { name: words.woche.welche })).toBeFocused()
    await expectAccessible(page)
    await root.getByRole('button', { name: words.zurueck }).press('Enter')
    await expect(root).toBeHidden()
    await expect(page.getByRole('button', { name: words.woche.knopf })).toBeFocused()
  })
})
