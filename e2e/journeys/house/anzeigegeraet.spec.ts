import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, type Language, TEXTS, test } from '../../fixtures/journey.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'
import { settled } from '../../pages/settled.ts'

const WHEN = { tag: dayIn(0), von: '10:00', bis: '12:00' }
const CODE = /^[B-Z]{4}-[B-Z]{4}$/

const codeOn = async (screen: Page) => {
  const shown = screen.getByText(CODE)
  await expect(shown).toBeVisible()
  return (await shown.textContent()) ?? ''
}

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language })

    test(
      'A screen with nobody signed in is paired by its code, shows its seat through a restart and without a network, and ends when it is disconnected',
      language === 'de' ? essential('anzeigegeraet') : {},
      async ({ page: screen, context, signIn, expectTrouble }) => {
        test.slow()
        const words = TEXTS[language].anzeigegeraet
        const ankunft = TEXTS[language].ankunft
        const leitung = await signIn('leitung')
        await leitung.karte.open(WHEN)
        const seat = await leitung.karte.find('frei')
        const name = untaken(`Anzeige ${language}`)

        // Whoever looks after seats sees what it would be, and how it is paired.
        await leitung.page.goto(`/platz/${seat.id}/anzeige`)
        await expect(leitung.page.getByText(words.vorschau.titel)).toBeVisible()
        await expectAccessible(leitung.page)
        await leitung.page.getByRole('link', { name: words.vorschau.verwalten }).click()
        await expect(leitung.page).toHaveURL(new RegExp(`${PAGE.adminAnzeigegeraete}$`))
        await expectAccessible(leitung.page)

        await screen.goto(`/platz/${seat.id}/anzeige`)
        const code = await codeOn(screen)
        await expectAccessible(screen)
        await screen.reload()
        expect(await codeOn(screen)).toBe(code)

        // By keyboard, and once wrongly.
        expectTrouble({ answers: [/^422 \/api\/anzeigegeraete$/] })
        const field = leitung.page.getByRole('textbox', { name: beginning(words.neu.code) })
        await field.fill('BBBB-BBBB')
        await field.press('Enter')
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(field).toBeFocused()
        await field.fill(code.toLowerCase())
        await leitung.page.getByRole('textbox', { name: beginning(words.neu.name) }).fill(name)
        await field.press('Enter')
        await expect(leitung.page.getByText(filled(words.neu.gekoppelt, { name }))).toBeVisible()

        const picture = screen.getByRole('img', {
          name: filled(ankunft.codes.bild, { platz: seat.bezeichnung }),
          exact: true,
        })
        await expect(picture).toBeVisible()
        await expectAccessible(screen)
        const entry = leitung.page.getByRole('listitem').filter({ hasText: name })
        await expect(entry.getByText(words.liste.da, { exact: true })).toBeVisible({ timeout: 45_000 })

        // A restart; and a network that is gone for a while.
        await screen.reload()
        await expect(picture).toBeVisible()
        expectTrouble({ requests: [/^\/api\/|^\/builds\//], console: [/EventSource|ERR_INTERNET/] })
        await context.setOffline(true)
        const silent = screen.getByText(beginning(words.schirm.ohneNetzSeit))
        await expect(silent).toBeVisible({ timeout: 45_000 })
        await expectAccessible(screen)
        await context.setOffline(false)
        await expect(silent).toBeHidden({ timeout: 45_000 })
        await expect(picture).toBeVisible()

        // Nothing else of the house is open to it.
        await screen.goto(PAGE.adminAnzeigegeraete)
        await expect(screen).toHaveURL(new RegExp(PAGE.login))
        await screen.goto(`/platz/${seat.id}/anzeige`)
        await expect(picture).toBeVisible()

        await entry.getByRole('button', { name: filled(words.liste.trennenName, { name }) }).press('Enter')
        const sure = entry.getByRole('button', { name: words.liste.trennenJa })
        expectTrouble({ answers: [/^401 \/api\/anzeigegeraet\/(?:anzeige|live)$/] })
        await sure.press('Enter')
        await expect(picture).toBeHidden({ timeout: 10_000 })
        expect(await codeOn(screen)).not.toBe(code)
        await expect(entry).toHaveCount(0)
        await settled(leitung.page)
      },
    )
  })
}
