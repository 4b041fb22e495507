import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'
import { KartePage } from '../../pages/kartePage.ts'
import { settled } from '../../pages/settled.ts'

test(
  'Whoever looks after bookings finds one by its person, takes it with a reason, and gives it back in time',
  essential('buchungspflege'),
  async ({ signIn, texts }) => {
    const words = texts.buchungspflege
    const colleague = await signIn('person')
    const karte = await new KartePage(colleague.page, texts, 'arbeitswelt').open({
      tag: dayIn(0),
      von: '15:00',
      bis: '16:00',
    })
    const seat = await karte.bookFree()

    const { page } = await signIn('leitungNordhafen')
    await page.goto(PAGE.buchungenRaeume)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('searchbox', { name: words.raeume.suche }).fill(PEOPLE.person)
    await expect(page).toHaveURL(/suche=/)
    await settled(page)
    const row = page
      .getByRole('list', { name: words.raeume.titel })
      .getByRole('listitem')
      .filter({ hasText: seat.bezeichnung })
      .filter({ hasText: '15:00' })
    await expectAccessible(page)
    await row.getByRole('button', { name: beginning(words.stornieren) }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: beginning(words.storno.grund) }).fill('Umbau')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.storno.knopf_one.replace('{{count}}', '1') }).click()
    await dialog.getByRole('button', { name: beginning(words.rueckgaengig) }).click()
    await expect(dialog).toHaveCount(0)
    await settled(page)
    await expect(row).toContainText(words.status.reserviert)
  },
)
