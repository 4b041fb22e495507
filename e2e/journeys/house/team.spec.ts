import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled, tabTo } from '../../pages/basePage.ts'
import { BuchungDialog } from '../../pages/buchungDialog.ts'
import { KartePage } from '../../pages/kartePage.ts'
import { overhang } from '../../pages/looks.ts'
import { settled } from '../../pages/settled.ts'
import { showTo, TeamPage } from '../../pages/teamPage.ts'

/** A weekday: an office is booked on no other. */
const TOMORROW = dayIn(1)
/** Everybody of the works is of it. */
const TEAM = 'Belegschaft'
const PHONE = { width: 360, height: 740 }

test(
  'Two colleagues choose to be seen, one books, the other sees it in the week and books beside; the first ends it and is gone',
  essential('team'),
  async ({ signIn, texts }) => {
    const mehmet = await signIn('person')
    const nadine = await signIn('fahrerin')
    for (const { context } of [mehmet, nadine]) await showTo(context, origin(), TEAM, false)
    const week = await new TeamPage(mehmet.page, texts).open(TOMORROW)
    await expect(mehmet.page.getByText(texts.team.leer.titel)).toBeVisible()
    await week.turn(TEAM, true)
    await expect(week.row(texts.team.ich).first()).toBeVisible()
    await expect(mehmet.page.getByText(texts.team.allein)).toBeVisible()

    const hers = await new TeamPage(nadine.page, texts).open(TOMORROW)
    await hers.turn(TEAM, true)
    await expect(week.row('Nadine Brinkmann')).toBeVisible()
    const karte = await new KartePage(nadine.page, texts, 'arbeitswelt').open({
      tag: TOMORROW,
      von: '09:00',
      bis: '12:00',
    })
    const desk = await karte.bookFree()

    await expect(week.row('Nadine Brinkmann')).toContainText(desk.bezeichnung)
    await expectAccessible(mehmet.page)
    const { nah } = texts.freieZeiten
    await mehmet.page.goto(`${PAGE.arbeitsweltFrei}?tag=${TOMORROW}`)
    await mehmet.page.getByRole('combobox', { name: nah.titel }).selectOption('Nadine Brinkmann')
    const da = filled(nah.da, { name: 'Nadine Brinkmann' })
    await mehmet.page
      .getByRole('gridcell', { name: new RegExp(`09:00.*${da}`) })
      .first()
      .click()
    await expect(mehmet.page.getByRole('main')).toContainText(
      filled(nah.hier, { name: 'Nadine Brinkmann', platz: desk.bezeichnung, von: '09:00', bis: '12:00' }),
    )
    await expectAccessible(mehmet.page)
    await week.open(TOMORROW)
    await week.beside('Nadine Brinkmann', '09:00').click()
    await expect(week.nearest).toBeVisible()
    await expectAccessible(mehmet.page)
    await week.nearest.click()
    const dialog = await new BuchungDialog(mehmet.page, texts).arrived()
    await dialog.book()
    await dialog.expectBooked()
    await dialog.close()
    const map = new KartePage(mehmet.page, texts, 'arbeitswelt')
    await expect(map.seat(desk)).toHaveAccessibleName(/Nadine Brinkmann/)
    await expect(map.seat(desk).locator('[data-teil="kuerzel"]')).toHaveText('NB')

    await hers.open(TOMORROW)
    await expect(hers.row('Mehmet Yıldız')).toContainText(texts.team.daneben)
    await hers.turn(TEAM, false)
    await expect(nadine.page.getByText(texts.team.leer.titel)).toBeVisible()
    await expect(nadine.page.getByText('Mehmet Yıldız')).toHaveCount(0)
    await expect(map.seat(desk)).not.toHaveAccessibleName(/Nadine Brinkmann/)
    await expect(map.seat(desk).locator('[data-teil="kuerzel"]')).toHaveCount(0)
    await week.open(TOMORROW)
    await expect(week.row('Nadine Brinkmann')).toHaveCount(0)
    await showTo(mehmet.context, origin(), TEAM, false)
  },
)

test.describe('in English, on a phone', () => {
  test.use({ language: 'en', viewport: PHONE })

  test('A colleague finds their team day by day and books beside somebody, by keyboard alone', async ({
    signIn,
    texts,
  }) => {
    const marten = await signIn('pruefer')
    const tomasz = await signIn('fahrer')
    await showTo(marten.context, origin(), TEAM, false)
    await showTo(tomasz.context, origin(), TEAM, true)
    await new KartePage(tomasz.page, texts, 'arbeitswelt').open({ tag: TOMORROW, von: '13:00', bis: '16:00' })
    const desk = await new KartePage(tomasz.page, texts, 'arbeitswelt').bookFree()
    const { page } = marten
    await page.setViewportSize(PHONE)
    const week = await new TeamPage(page, texts).open(TOMORROW)
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    await tabTo(week.switchOf(TEAM))
    await page.keyboard.press('Space')
    await expect(week.beside('Tomasz Nowak', '13:00')).toBeVisible()
    await expect(page.getByText(desk.bezeichnung).first()).toBeVisible()
    expect(await overhang(page)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    // Above the switch by now.
    await page.keyboard.press('Shift+Tab')
    await tabTo(week.beside('Tomasz Nowak', '13:00'))
    await page.keyboard.press('Enter')
    await expect(week.nearest).toBeVisible()
    await tabTo(week.nearest)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(PAGE.arbeitsweltKarte))
    const dialog = await new BuchungDialog(page, texts).arrived()
    await tabTo(dialog.submit)
    await page.keyboard.press('Enter')
    await dialog.expectBooked()
    await page.keyboard.press('Escape')
    await settled(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    for (const { context } of [marten, tomasz]) await showTo(context, origin(), TEAM, false)
  })
})
