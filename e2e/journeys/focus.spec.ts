import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectFocusIn } from '../pages/basePage.ts'
import { ListePage } from '../pages/leseraum/listePage.ts'

const CLOSED = dayIn(6)

test(
  'Who cancels in the dialog of a seat stands on Undo, and after it on the booking',
  essential(),
  async ({ signIn }) => {
    const { page, karte } = await signIn('leserin')
    await karte.open({ tag: dayIn(2), von: '12:00', bis: '13:00' })
    const seat = await karte.find('frei')
    const dialog = await karte.choose(seat)
    await dialog.book()
    await dialog.expectBooked(seat.bezeichnung)
    await dialog.action('stornieren').press('Enter')
    await expect(dialog.action('rueckgaengig')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.action('stornieren')).toBeVisible()
    await expectFocusIn(dialog.done)
    await dialog.close()

    const again = await karte.choose(seat)
    await again.action('stornieren').press('Enter')
    await expect(again.action('rueckgaengig')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(again.action('stornieren')).toBeVisible()
    await expectFocusIn(again.root.getByRole('article'))
  },
)

test('Who cancels one of the own bookings stands on Undo, and on the list when its time is over', async ({
  signIn,
}) => {
  const { page, karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(2), von: '13:00', bis: '14:00' })
  const seat = await karte.find('frei')
  const dialog = await karte.choose(seat)
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)
  await dialog.close()
  // The dialog gives the focus back to the seat a moment after it has closed.
  await expectFocusIn(karte.plan)
  const { buchungen } = karte
  await buchungen.action(seat.bezeichnung, 'stornieren').press('Enter')
  await expect(buchungen.undo(seat.bezeichnung)).toBeFocused()
  await page.keyboard.press('Enter')
  await buchungen.expectStatus(seat.bezeichnung, 'reserviert')
  await expectFocusIn(buchungen.entry(seat.bezeichnung))

  await buchungen.action(seat.bezeichnung, 'stornieren').press('Enter')
  await expect(buchungen.undo(seat.bezeichnung)).toBeFocused()
  await expect(buchungen.entry(seat.bezeichnung)).toBeHidden()
  await expectFocusIn(buchungen.list)
})

test('Who goes on from a closed day stands on the map or the list of the day shown', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leser')
  const go = page.getByRole('button', { name: texts.leseraum.zu.hin })
  await karte.open({ tag: CLOSED })
  await go.press('Enter')
  await expect(go).toBeHidden()
  await expectFocusIn(karte.plan)

  const liste = await new ListePage(page, texts).open({ tag: CLOSED })
  await go.press('Enter')
  await expect(go).toBeHidden()
  await expectFocusIn(liste.table)
})
