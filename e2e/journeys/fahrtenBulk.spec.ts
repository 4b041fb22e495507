import { PAGE } from '@platzwart/contract/paths'
import { bookFahrt, readFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible, expectNamesAsSeen } from '../pages/accessibility.ts'
import { filled, shaped, tabTo } from '../pages/basePage.ts'
import { settled } from '../pages/settled.ts'
import { shown } from '../pages/shown.ts'

const DAY_MINUTES = 24 * 60

test('Several trips are selected by keys, cancelled at once, and taken back by one press', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrerin')
  // Later than anything of the demo: they are the last of the list.
  const trips = [
    await bookFahrt(context, { minutes: 26 * DAY_MINUTES }),
    await bookFahrt(context, { minutes: 27 * DAY_MINUTES }),
    await bookFahrt(context, { minutes: 28 * DAY_MINUTES }),
  ]
  const { fahrten } = texts.fahrzeug
  const { list } = texts.shell
  const statusOf = () => Promise.all(trips.map(async ({ id }) => (await readFahrt(context, id)).status))
  const boxes = page.getByRole('checkbox', { name: shaped(fahrten.auswahl) })
  const said = page.getByRole('status')
  const bar = page.getByRole('group', { name: list.selection, exact: true })

  await page.goto(PAGE.fahrten)
  await page.getByRole('button', { name: fahrten.mehrere, exact: true }).click()
  await expect(boxes.nth(2)).toBeVisible()
  await settled(page)
  await expect(said).toContainText(list.selected_zero)
  await expectAccessible(page)
  await expectNamesAsSeen(page)

  // Without a mouse: the space bar, and with Shift up to here.
  const from = await boxes.count()
  await tabTo(boxes.nth(from - 3))
  await page.keyboard.press('Space')
  await tabTo(boxes.nth(from - 1))
  await page.keyboard.press('Shift+Space')
  await expect(said).toContainText(filled(list.selected_other, { anzahl: 3 }))
  await page.keyboard.press('Control+a')
  await expect(boxes.and(page.locator(':checked'))).toHaveCount(from)
  await bar.getByRole('button', { name: list.selectNone, exact: true }).click()
  await expect(said).toContainText(list.selected_zero)

  await boxes.nth(from - 3).click()
  await boxes.nth(from - 1).click({ modifiers: ['Shift'] })
  await bar.getByRole('button', { name: fahrten.stornieren, exact: true }).click()
  const undo = page.getByRole('button', { name: shaped(fahrten.alleRueckgaengigNoch) })
  await expect(undo).toBeFocused()
  await expect(said).toContainText(filled(fahrten.mehrereStorniert_other, { count: 3 }))
  expect(await statusOf()).toEqual(['storniert', 'storniert', 'storniert'])
  await undo.press('Enter')
  await expect(shown(page, fahrten.mehrereWiederDa)).toBeVisible()
  expect(await statusOf()).toEqual(['reserviert', 'reserviert', 'reserviert'])
})
