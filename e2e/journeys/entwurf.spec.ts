import * as wire from '@platzwart/contract/operations/fuhrpark'
import { PAGE } from '@platzwart/contract/paths'
import type { Locator, Page } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { expect, test } from '../fixtures/journey.ts'
import { PASSWORD, PEOPLE, type PersonName } from '../fixtures/people.ts'
import { EinstellungenPage } from '../pages/einstellungenPage.ts'
import { LoginPage } from '../pages/loginPage.ts'
import { open } from '../pages/openPage.ts'
import { settled } from '../pages/settled.ts'

const DRAFT = 'Der Schlüssel liegt beim Empfang, Fach 7.'

/** The session of before is over, and the page learns of it by what it sends, or by what it reads anew at that moment. */
async function endSessionIn(page: Page, send: Locator): Promise<void> {
  await settled(page)
  await page.context().clearCookies()
  const login = new RegExp(PAGE.login)
  // Where the page has heard of it first there is nothing to press. A press that went on waiting would be one of whoever signs in next.
  await send.click({ timeout: 10_000 }).catch(() => undefined)
  await expect(page).toHaveURL(login)
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('platzwart-entwurf/')))

test.describe('A session that ends in the midst of a form', () => {
  test(
    'leads back to what was typed of a vehicle, and shows nobody else anything of it',
    essential('fuhrpark'),
    async ({ signIn, texts, expectTrouble }) => {
      expectTrouble({ answers: [/^401 /] })
      const { page, context } = await signIn('fuhrpark')
      const { items } = await (await context.request.get(`${wire.listFahrzeuge.path}?limit=1`)).json()
      const car = PAGE.adminFahrzeug.replace('{id}', items[0].id)
      const { fuhrpark, shell } = texts
      const hint = page.getByRole('textbox', { name: fuhrpark.feld.hinweis })
      const save = page.getByRole('button', { name: fuhrpark.form.speichern, exact: true })
      const notice = page.getByText(shell.entwurf.da, { exact: true })
      const signInAs = async (person: PersonName) => {
        await new LoginPage(page, texts).signIn(PEOPLE[person], PASSWORD)
        await expect(page).toHaveURL(new RegExp(`${car}$`))
        await expect(hint).toBeVisible()
      }

      await open(page, car)
      const before = await hint.inputValue()
      await hint.fill(DRAFT)
      await endSessionIn(page, save)

      await signInAs('fuhrpark')
      await expect(notice).toBeVisible()
      await expect(hint).toHaveValue(DRAFT)

      // Once more, and somebody else comes to the same browser.
      await endSessionIn(page, save)
      await signInAs('leitungNordhafen')
      await expect(hint).toHaveValue(before)
      await expect(notice).toBeHidden()
      expect(await drafts(page)).toEqual([])
      expect(await page.content()).not.toContain(DRAFT)

      // What somebody else has found gone is gone: it comes back to nobody.
      await hint.fill('Something of the head’s')
      await endSessionIn(page, save)
      await signInAs('fuhrpark')
      await expect(hint).toHaveValue(before)
      await expect(notice).toBeHidden()
    },
  )

  test('leads back to what was typed of the house’s settings', async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^401 /] })
    const { page } = await signIn('leitungNordhafen')
    const settings = new EinstellungenPage(page, texts)
    const { abschnitt, feld } = texts.einstellung
    const { titel } = abschnitt.fenster
    await settings.open('?haus=true')
    const field = settings.section(titel).getByRole('textbox', { name: feld.tageImVoraus.name, exact: true })
    const before = await field.inputValue()
    await field.fill('77')
    await field.blur()
    const typed = await field.inputValue()
    await endSessionIn(page, settings.save(titel))

    await new LoginPage(page, texts).signIn(PEOPLE.leitungNordhafen, PASSWORD)
    await settings.arrived()
    await expect(field).toHaveValue(typed)
    await expect(settings.section(titel).getByText(texts.shell.entwurf.da, { exact: true })).toBeVisible()

    await settings.section(titel).getByRole('button', { name: texts.shell.entwurf.verwerfen }).click()
    await expect(field).toHaveValue(before)
    expect(await drafts(page)).toEqual([])
  })
})
