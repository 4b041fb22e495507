import { PAGE } from '@platzwart/contract/paths'
import { bookFree, placeOf } from '../../fixtures/bookFree.ts'
import { dayIn, typedDay } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning } from '../../pages/basePage.ts'

/** A Friday of the week after next, on which the demo has few bookings. */
const TAG = dayIn(9)

test(
  'Whoever closes a day sees whom it hits and what they get instead, saves it with that, and takes all of it back',
  essential('oeffnungszeit'),
  async ({ signIn, texts }) => {
    test.slow()
    const { oeffnungszeit: words, schliessung: asked } = texts
    const reader = await signIn('leserin')
    const { page } = await signIn('leitung')
    const { id, plan } = await bookFree(reader, TAG)
    const before = await placeOf(reader, id)

    await page.goto(`${PAGE.adminSonderoeffnungszeiten}?plan=${plan}`)
    await page.getByRole('button', { name: words.sonder.neu }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: beginning(words.sonder.gueltigVon) }).fill(typedDay(TAG))
    await page.keyboard.press('Tab')
    await dialog.getByRole('textbox', { name: beginning(words.sonder.grund) }).fill('Betriebsausflug')
    await dialog.getByRole('button', { name: texts.pflege.speichern }).click()
    await expect(dialog.getByRole('heading', { name: asked.titel })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: asked.speichern }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Betriebsausflug').first()).toBeVisible()
    const during = await placeOf(reader, id)
    expect(during).not.toEqual(before)

    const undo = page.getByRole('button', { name: asked.ruecknahme.knopf })
    await expect(undo).toBeVisible()
    await expectAccessible(page)
    await undo.click()
    await expect(page.getByText(asked.ruecknahme.titel, { exact: true })).toBeVisible()
    await expect(undo).toBeHidden()
    expect(await placeOf(reader, id)).toEqual(before)
  },
)

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('Whoever puts a seat out of use by keyboard moves its booking to the next one, and takes it back', async ({
    signIn,
    texts,
  }) => {
    test.slow()
    const { grundriss: words, schliessung: asked } = texts
    const reader = await signIn('leserin')
    const { page } = await signIn('leitung')
    const { id, plan, seat } = await bookFree(reader, TAG)
    const before = await placeOf(reader, id)

    await page.goto(`${PAGE.adminRaeume}/${plan}?platz=${seat}`)
    const used = page.getByRole('checkbox', { name: words.platz.aktiv })
    await used.press('Space')
    await expect(used).not.toBeChecked()
    await page.getByRole('button', { name: texts.pflege.speichern, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: asked.titel })
    await expect(dialog.getByRole('combobox', { name: asked.alle.titel })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: asked.speichern }).press('Enter')
    await expect(dialog).toBeHidden()
    expect(await placeOf(reader, id)).toMatchObject({ grundrissId: plan, status: 'reserviert' })
    expect(await placeOf(reader, id)).not.toEqual(before)

    await page.getByRole('button', { name: asked.ruecknahme.knopf }).press('Enter')
    await expect(page.getByText(asked.ruecknahme.titel, { exact: true })).toBeVisible()
    await expect(used).toBeChecked()
    expect(await placeOf(reader, id)).toEqual(before)
  })
})
