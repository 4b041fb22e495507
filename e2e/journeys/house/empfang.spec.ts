import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'
import { KartePage } from '../../pages/kartePage.ts'
import { settled } from '../../pages/settled.ts'

test(
  'Whoever sits at the desk finds who comes by their address, checks them in on a phone, and ends for who has left',
  essential('ankunft'),
  async ({ signIn, texts }) => {
    const words = texts.ankunft.empfang
    // In an office, where somebody may have several places at once: what else they have booked today stands in nobody's way.
    const colleague = await signIn('person')
    const karte = await new KartePage(colleague.page, texts, 'arbeitswelt').open({
      tag: dayIn(0),
      von: '10:00',
      bis: '12:00',
    })
    const seat = await karte.bookFree()

    const { page } = await signIn('leitungNordhafen')
    await page.goto('/heute')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: texts.shell.menue.empfang, exact: true })
      .click()
    await expect(page.getByRole('heading', { name: words.titel })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('searchbox', { name: words.suche }).fill(PEOPLE.person)
    // What was there before stands there, paler, until the answer comes.
    await expect(page).toHaveURL(/suche=/)
    await settled(page)
    const row = page
      .getByRole('list', { name: words.titel })
      .getByRole('listitem')
      .filter({ hasText: PEOPLE.person })
      .filter({ hasText: seat.bezeichnung })
    const press = (step: string) => row.getByRole('button', { name: beginning(step) })
    await expect(press(words.schritt.checkIn)).toHaveCount(1)
    await expectAccessible(page)
    await press(words.schritt.checkIn).press('Enter')
    await expect(row).toHaveCount(0)

    await page.getByText(words.wahl.da, { exact: true }).click()
    await press(words.schritt.checkOut).press('Enter')
    await expect(press(words.schritt.undoCheckOut)).toBeVisible()
    await settled(page)
    await expectAccessible(page)
  },
)
