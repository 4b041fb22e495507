import { spokenData } from '@platzwart/phrases/format'
import { dayIn } from '../fixtures/clock.ts'
import { setForHouse } from '../fixtures/houseSetting.ts'
import { expect, type Language, type Reader, TEXTS, test } from '../fixtures/journey.ts'
import { escaped, filled, firstWords, shaped } from '../pages/basePage.ts'
import { ListePage } from '../pages/leseraum/listePage.ts'
import { TagesplanPage } from '../pages/leseraum/tagesplanPage.ts'
import { shown } from '../pages/shown.ts'

/** A Friday beyond every range of the demo, and yesterday, which was an open Tuesday. */
const BEYOND = dayIn(30)
const PAST = dayIn(-1)

/** How the screens call the Tuesday and the Wednesday of these journeys. */
const WEEKDAY = { de: { 2: 'Di.', 3: 'Mi.' }, en: { 2: 'Tue', 3: 'Wed' } } as const

/** The day as the screens write it, with its weekday. */
function written(tag: string, weekday: 2 | 3, sprache: Language): string {
  const day = spokenData({ tag }, { sprache, zone: 'Europe/Berlin' }).tag
  return `${WEEKDAY[sprache][weekday]}, ${day}`
}

/** On which weekdays (0 is Sunday) the house lets people book. */
async function letBookOn(head: Reader, wochentage: readonly number[]): Promise<void> {
  await setForHouse(head, 'leseraum.buchbareWochentage', wochentage)
}

test('An open day whose weekday cannot be booked shows nothing as free, and says so', async ({
  signIn,
  texts,
}) => {
  const head = await signIn('leitung')
  const { page, karte } = await signIn('leser')
  const { zu } = texts.leseraum
  await letBookOn(head, [1, 2, 3, 4, 5, 6])
  try {
    await karte.open({ tag: dayIn(4) })
    await expect(shown(page, zu.warum.wochentag).first()).toBeVisible()
    await expect(karte.seats('frei')).toHaveCount(0)
    const seat = await karte.find('geschlossen')
    await expect(karte.seat(seat)).toHaveAccessibleName(new RegExp(`, ${zu.nichtBuchbar}$`))
    const liste = await new ListePage(page, texts).open({ tag: dayIn(4) })
    await expect(liste.row(seat.bezeichnung)).toContainText(zu.nichtBuchbar)
    // In the picture of the day as well, and not over the way back to the map.
    await new TagesplanPage(page, texts).open({ tag: dayIn(4) })
    await expect(shown(page, zu.warum.wochentag).first()).toBeVisible()
    await page.getByRole('link', { name: texts.shell.menue.karte, exact: true }).click()
    await expect(karte.seats('geschlossen')).not.toHaveCount(0)
  } finally {
    await letBookOn(head, [0, 1, 2, 3, 4, 5, 6])
  }
})

for (const language of ['de', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    const { zu } = TEXTS[language].leseraum
    const { gekuerzt, ...words } = TEXTS[language].platzDialog

    test('A day beyond the range says from when on it can be booked, and shows nothing as free', async ({
      signIn,
      texts,
    }) => {
      const { page, karte } = await signIn('leser')
      await karte.open({ tag: BEYOND })
      const ab = new RegExp(escaped(firstWords(zu.abTag)))
      await expect(karte.seats('frei')).toHaveCount(0)
      const seat = await karte.find('geschlossen')
      await expect(karte.seat(seat)).toHaveAccessibleName(ab)
      await expect(page.getByRole('list', { name: texts.leseraum.karte.legende })).toContainText(ab)
      await expect(shown(page, shaped(filled(texts.planWords.zu.spaeter, { ab: '{{ab}}' })))).toBeVisible()
      // The note of the day lies over some seats of the map; keys reach them all.
      await karte.seat(seat).press('Enter')
      const dialog = await karte.dialog.arrived()
      await expect(dialog.refusal).toContainText(
        firstWords(texts.fehler['buchung.zuWeitVoraus'].split('{{letzterTag}}')[1] ?? ''),
      )
      await page.keyboard.press('Escape')

      const liste = await new ListePage(page, texts).open({ tag: BEYOND })
      await expect(liste.row(seat.bezeichnung)).toContainText(ab)
    })

    test('A day that is over says so, on the map and in the list', async ({ signIn, texts }) => {
      const { page, karte } = await signIn('leser')
      await karte.open({ tag: PAST })
      const day = written(PAST, 2, language)
      await expect(page.getByRole('heading', { name: filled(zu.vergangen, { tag: day }) })).toBeVisible()
      const seat = await karte.find('geschlossen')
      await expect(karte.seat(seat)).toHaveAccessibleName(new RegExp(`, ${zu.tagVorbei}$`))
      const liste = await new ListePage(page, texts).open({ tag: PAST })
      await expect(liste.row(seat.bezeichnung)).toContainText(zu.tagVorbei)
    })

    test('The dialog names the day, and says why it offers less than was asked for', async ({ signIn }) => {
      const { page, karte } = await signIn('leserin')
      const tag = dayIn(7)
      const day = written(tag, 3, language)
      await karte.open({ tag, von: '10:00', bis: '11:00' })
      const first = await karte.choose(await karte.find('frei'))
      await expect(first.root.getByRole('heading', { name: new RegExp(escaped(day)) })).toBeVisible()
      await expect(first.submit).toHaveText(
        filled(words.absendenZeit, { tag: day, von: '10:00', bis: '11:00' }),
      )
      await first.book()
      await first.expectBooked()
      await first.close()

      await karte.open({ tag, von: '10:00', bis: '12:00' })
      const second = await karte.choose(await karte.find('frei'))
      await expect(second.submit).toHaveText(
        filled(words.absendenZeit, { tag: day, von: '11:00', bis: '12:00' }),
      )
      const said = [
        filled(gekuerzt.gewuenscht, { von: '10:00', bis: '12:00' }),
        filled(gekuerzt.von.eigene, { zeit: '11:00' }),
      ]
      await expect(second.root.getByText(said.join(' '))).toBeVisible()

      await page.setViewportSize({ width: 360, height: 740 })
      const cut = () =>
        second.submit.evaluate((button) =>
          [...button.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth),
        )
      await expect.poll(cut, { message: 'the day and its times are read whole on a phone' }).toBe(false)
      await page.keyboard.press('Escape')
    })
  })
}
