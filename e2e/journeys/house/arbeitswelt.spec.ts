import { ROOM_PAGES } from '@platzwart/contract/paths'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, type Reader, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { escaped, filled, tabTo } from '../../pages/basePage.ts'
import { KartePage } from '../../pages/kartePage.ts'
import { ListePage } from '../../pages/leseraum/listePage.ts'
import { overhang } from '../../pages/looks.ts'
import { settled } from '../../pages/settled.ts'

/** Weekdays: an office is booked on no other. */
const TOMORROW = dayIn(1)
const MONDAY = dayIn(5)
const PROJEKTETAGE = 'Projektetage Kai 4'
const PARKDECK = 'Parkdeck Kai 4'
const PHONE = { width: 360, height: 740 }

/** The plan that is chosen beside the view, as its address has it. */
async function choosePlan({ page }: Reader, label: string, name: string): Promise<string> {
  await page.getByRole('combobox', { name }).selectOption({ label })
  await expect(page).toHaveURL(/grundriss=/)
  await settled(page)
  return new URL(page.url()).searchParams.get('grundriss') ?? ''
}

test('A colleague books a desk on the map and a meeting room in the list, both for the same hours, with the mouse', async ({
  signIn,
  texts,
}) => {
  const reader = await signIn('person')
  const { page } = reader
  const when = { tag: TOMORROW, von: '09:00', bis: '11:00' }
  const { platz, wahl } = texts.leseraum
  const karte = await new KartePage(page, texts, 'arbeitswelt').open(when)
  const grundriss = await choosePlan(reader, PROJEKTETAGE, wahl.grundriss)
  await expect(karte.plan).toHaveAccessibleName(new RegExp(escaped(PROJEKTETAGE)))
  const desk = await karte.find('frei')
  const dialog = await karte.choose(desk)
  await expect(dialog.root).toHaveAccessibleName(
    new RegExp(escaped(filled(platz.name, { art: platz.arbeitswelt.platz, nummer: desk.bezeichnung }))),
  )
  await dialog.book()
  await dialog.expectBooked(desk.bezeichnung)
  await expectAccessible(page)
  await dialog.close()
  await karte.expectState(desk, 'deinPlatz')
  await karte.buchungen.expectStatus(desk.bezeichnung, 'reserviert')

  const room = await karte.find('frei', 'gruppenraum')
  const liste = await new ListePage(page, texts, 'arbeitswelt').open({ ...when, grundriss })
  const second = await liste.choose(room.bezeichnung)
  await second.gruppengroesse.fill('4')
  await expect(second.zweitePerson).toBeHidden()
  await second.book()
  await second.expectBooked(room.bezeichnung)
  await second.close()
  await expect(liste.row(room.bezeichnung)).toContainText(texts.leseraum.zustand.deinPlatz)
  await liste.buchungen.expectStatus(desk.bezeichnung, 'reserviert')
  await liste.buchungen.expectStatus(room.bezeichnung, 'reserviert')
})

test('A colleague books a parking space by keyboard, found by the filter and called by its name', async ({
  signIn,
  texts,
}) => {
  const reader = await signIn('person')
  const { page } = reader
  const { filter, platz, wahl } = texts.leseraum
  const karte = await new KartePage(page, texts, 'arbeitswelt').open({
    tag: MONDAY,
    von: '08:00',
    bis: '16:00',
  })
  await choosePlan(reader, PARKDECK, wahl.grundriss)
  const spaces = page.getByRole('checkbox', { name: filter.nurStellplaetze })
  await tabTo(spaces)
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/nurStellplaetze=true/)
  const name = filled(platz.name, { art: platz.arbeitswelt.stellplatz, nummer: 'P 03' })
  await tabTo(karte.plan.locator('[tabindex="0"]'))
  await page.keyboard.type('P 03')
  await page.keyboard.press('Enter')
  await expect(karte.dialog.root).toHaveAccessibleName(new RegExp(escaped(name)))
  await karte.dialog.book()
  await karte.dialog.expectBooked('P 03')
  await expectAccessible(page)
  await karte.dialog.close()
  await karte.buchungen.expectStatus('P 03', 'reserviert')
})

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: PHONE })

  test(
    'A colleague books desks by keyboard alone, on the map and in the list, and no German word is read',
    essential('leseraum'),
    async ({ signIn, texts }) => {
      const { page } = await signIn('pruefer')
      await page.setViewportSize(PHONE)
      const { platz, buchungen } = texts.leseraum
      const named = (nummer: string) => filled(platz.name, { art: platz.arbeitswelt.platz, nummer })
      const karte = await new KartePage(page, texts, 'arbeitswelt').open({ tag: TOMORROW })
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      const desk = await karte.find('frei')
      await tabTo(karte.plan.locator('[role="button"][tabindex="0"]'))
      // A seat that is known by its number is one's own in as many keys as that has.
      await page.keyboard.type(desk.bezeichnung)
      await expect(karte.seat(desk)).toBeFocused()
      await expect(karte.seat(desk)).toHaveAccessibleName(new RegExp(`^${escaped(named(desk.bezeichnung))},`))
      await page.keyboard.press('Enter')
      const dialog = await karte.dialog.arrived()
      await tabTo(dialog.submit)
      await page.keyboard.press('Enter')
      await dialog.expectBooked(desk.bezeichnung)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(karte.seat(desk)).toBeFocused()
      await karte.expectState(desk, 'deinPlatz')

      const liste = await new ListePage(page, texts, 'arbeitswelt').open({ tag: MONDAY })
      expect(await overhang(page)).toBeLessThanOrEqual(0)
      await tabTo(liste.opener(desk.bezeichnung))
      await page.keyboard.press('Enter')
      const second = await liste.dialog.arrived()
      await tabTo(second.submit)
      await page.keyboard.press('Enter')
      await second.expectBooked(desk.bezeichnung)
      await page.keyboard.press('Escape')
      await expect(liste.row(desk.bezeichnung)).toContainText(texts.leseraum.zustand.deinPlatz)
      await expect(page).toHaveURL(new RegExp(ROOM_PAGES.arbeitswelt.liste))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      // What one has booked stands in the sheet below the list.
      await tabTo(liste.buchungen.root.getByRole('button', { expanded: false }).first())
      await page.keyboard.press('Enter')
      await expect(liste.buchungen.entry(desk.bezeichnung).first()).toContainText(buchungen.status.reserviert)
    },
  )
})
