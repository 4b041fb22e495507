import { PAGE } from '@platzwart/contract/paths'
import { bookFree, placeOf } from '../../fixtures/bookFree.ts'
import { essential } from '../../fixtures/essential.ts'
import { setForHouse } from '../../fixtures/houseSetting.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { settled } from '../../pages/settled.ts'

/** Good Friday: further ahead than the demo's people book. */
const KARFREITAG = '2027-03-26'

test(
  'The holidays of a Land close all rooms of a house at once, show the booking that they hit, and are taken back',
  essential('oeffnungszeit'),
  async ({ signIn, texts }) => {
    test.slow()
    const { oeffnungsjahr: words, schliessung: asked } = texts
    const leitung = await signIn('leitung')
    await setForHouse(leitung, 'leseraum.tageImVoraus', 28)
    try {
      const reader = await signIn('leserin')
      const { id } = await bookFree(reader, KARFREITAG)
      const { page } = leitung
      await page.goto(PAGE.adminSonderoeffnungszeiten)
      const houses = page.getByRole('region', { name: words.feiertage.titel })
      await expect(houses.getByRole('combobox')).toHaveCount(2)
      for (const select of await houses.getByRole('combobox').all()) {
        await select.selectOption(words.land.NW)
        await settled(page)
      }
      await expectAccessible(page)
      await houses.getByRole('button').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: /Karfreitag/ })).toBeChecked()
      await expect(dialog.getByRole('group', { name: words.plaene }).getByRole('checkbox')).toHaveCount(2)
      await dialog.getByRole('button', { name: words.feiertage.uebernehmen }).click()
      await expect(dialog.getByRole('heading', { name: asked.titel })).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: asked.speichern }).click()
      await expect(dialog).toBeHidden()
      await expect(
        page.getByRole('button', { name: /^Freitag, 26\. März, geschlossen, Feiertag: Karfreitag/ }),
      ).toBeVisible()
      expect(await placeOf(reader, id)).toMatchObject({ status: 'storniert' })
      await page.getByRole('button', { name: asked.ruecknahme.knopf }).first().click()
      await expect(page.getByText(asked.ruecknahme.titel, { exact: true })).toBeVisible()
      expect(await placeOf(reader, id)).toMatchObject({ status: 'reserviert' })
      await expect(page.getByRole('button', { name: /^Freitag, 26\. März, wie in der Woche/ })).toBeVisible()
    } finally {
      await setForHouse(leitung, 'leseraum.tageImVoraus', 14)
    }
  },
)
