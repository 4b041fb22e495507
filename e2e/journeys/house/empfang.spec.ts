import { dayIn } from '../../fixtures/clock.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'

test('Whoever sits at the desk finds who comes by their name, checks them in on a phone, and ends for who has left', async ({
  signIn,
  texts,
}) => {
  const words = texts.ankunft.empfang
  // Whoever sits there comes themselves, too: readers have had seats at this hour in other journeys.
  const { page, karte } = await signIn('leitung')
  await karte.open({ tag: dayIn(0), von: '10:00', bis: '12:00' })
  const seat = await karte.find('frei')
  const dialog = await karte.choose(seat)
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)

  await page.goto('/heute')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts.shell.menue.empfang, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: words.titel })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('searchbox', { name: words.suche }).fill(PEOPLE.leitung)
  const come = page.getByRole('button', { name: beginning(words.schritt.checkIn) })
  await expect(come).toHaveCount(1)
  await expectAccessible(page)
  await come.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: seat.bezeichnung }).first()).toBeAttached()

  await page.getByText(words.wahl.da, { exact: true }).click()
  await page.getByRole('button', { name: beginning(words.schritt.checkOut) }).press('Enter')
  await expect(page.getByRole('button', { name: beginning(words.schritt.undoCheckOut) })).toBeFocused()
  await expectAccessible(page)
})
