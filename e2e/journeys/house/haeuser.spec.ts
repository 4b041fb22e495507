import * as wire from '@platzwart/contract/operations/benutzer'
import { PAGE } from '@platzwart/contract/paths'
import type { Phrases } from '@platzwart/phrases/phrases'
import type { Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, type Language, origin, type Reader, test } from '../../fixtures/journey.ts'
import { PASSWORD, type PersonName } from '../../fixtures/people.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled, tabTo } from '../../pages/basePage.ts'
import { LoginPage } from '../../pages/loginPage.ts'
import { settled } from '../../pages/settled.ts'
import { Shell } from '../../pages/shell.ts'
import { shown } from '../../pages/shown.ts'

const LINDENAU = 'Stadtbibliothek Lindenau'
const NORDHAFEN = 'Werke Nordhafen'

/** Lets somebody into a house, and answers with the link that would stand in the mail: here at the address that is no house's, from which one goes to all of them. */
async function invite({ context }: Reader, email: string): Promise<string> {
  const answer = await context.request.post(wire.inviteBenutzer.path, {
    data: { personen: [{ vorname: 'Beate', nachname: 'Beider', email, personalnummer: null }] },
    headers: { origin: origin() },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { eingeladen } = (await answer.json()) as { eingeladen: readonly { link: string }[] }
  const { pathname, search } = new URL(eingeladen[0]?.link ?? '')
  return `${pathname}${search}`
}

type Press = (role: 'button' | 'link' | 'menuitem', name: string | RegExp) => Promise<void>

/** German is pressed by the mouse, English by the keyboard. */
const pressIn =
  (page: Page, language: Language): Press =>
  async (role, name) => {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeVisible()
    if (language === 'de') return target.click()
    if (role === 'menuitem') await target.focus()
    else await tabTo(target)
    await page.keyboard.press('Enter')
  }

/** Whoever is new sets a password with the link. */
async function setPassword(page: Page, { sitzung }: Phrases, press: Press): Promise<void> {
  await page.getByLabel(sitzung.passwort.new, { exact: true }).fill(PASSWORD)
  await page.getByLabel(sitzung.passwort.repeat, { exact: true }).fill(PASSWORD)
  await press('button', sitzung.recovery.newSubmit)
  await expect(page.getByRole('banner').getByRole('button', { name: /BB$|NN$/ })).toBeVisible()
}

/** At the list of houses, the first of which has the focus: one press away. */
async function expectChoice(page: Page, { sitzung }: Phrases, first: string): Promise<void> {
  await expect(page.getByRole('heading', { name: sitzung.haeuser.title, level: 1 })).toBeVisible()
  await expect(page).toHaveURL(PAGE.haeuser)
  const houses = page.getByRole('listitem').getByRole('button')
  await expect(houses).toHaveCount(2)
  await expect(houses.first()).toHaveText(new RegExp(`^${first}`))
  await expect(houses.first()).toBeFocused()
  await settled(page)
  await expectAccessible(page)
}

/** The footer says whose pages these are. */
async function expectHouse(page: Page, name: string, other: string): Promise<void> {
  const foot = page.getByRole('contentinfo')
  await expect(foot).toContainText(name)
  await expect(page.getByText(other)).toHaveCount(0)
  await settled(page)
}

for (const [language, way] of [
  ['de', 'the mouse'],
  ['en', 'the keyboard'],
] as const) {
  test.describe(() => {
    test.use({ language })
    test(`In ${language} somebody else's invitation says who is signed in, and goes on with it when they are out, by ${way}`, async ({
      texts,
      signIn,
    }) => {
      const { sitzung } = texts
      const link = await invite(await signIn('leitung'), untaken(`nina-${language}`).concat('@neu.example'))
      const { page } = await signIn('leser')
      const press = pressIn(page, language)
      await page.goto(link)
      await expect(
        shown(page, filled(sitzung.haeuser.einladungAnderer, { name: 'Jonas Albrecht' })),
      ).toBeVisible()
      await expect(page.getByLabel(sitzung.passwort.new, { exact: true })).toHaveCount(0)
      await expectAccessible(page)
      await press('button', sitzung.haeuser.abmeldenUndWeiter)
      await expect(
        page.getByRole('heading', { name: filled(sitzung.recovery.inviteTitleHaus, { haus: LINDENAU }) }),
      ).toBeVisible()
      await setPassword(page, texts, press)
      await expectHouse(page, LINDENAU, NORDHAFEN)
    })

    test(
      `In ${language} somebody of two houses chooses one after signing in and goes to the other by the menu, by ${way}`,
      language === 'de' ? essential('sitzung') : {},
      async ({ page, texts, signIn }) => {
        const { sitzung, shell } = texts
        const email = untaken(`beate-${language}`).concat('@beide.example')
        const press = pressIn(page, language)
        const menu = new Shell(page, texts)
        const inviteAs = async (head: PersonName) => invite(await signIn(head), email)

        // The first house is joined by a password, the second one by going there.
        await page.goto(await inviteAs('leitung'))
        await setPassword(page, texts, press)
        await menu.signOut()
        await page.goto(await inviteAs('leitungNordhafen'))
        await expect(page.getByText(sitzung.haeuser.einladungKonto)).toBeVisible()
        await expectAccessible(page)
        await press('link', sitzung.confirm.next)

        const login = await new LoginPage(page, texts).arrived()
        await login.email.fill(email)
        await login.passwort.fill(PASSWORD)
        await press('button', sitzung.login.submit)
        // Links that were only shown say nothing of the address: who has the account and the link comes to the house.
        await expect(page.getByText(sitzung.haeuser.einladungAngemeldet)).toBeVisible()
        await press('link', sitzung.haeuser.title)
        await expectChoice(page, texts, LINDENAU)
        await press('button', new RegExp(`^${NORDHAFEN}`))
        await expectHouse(page, NORDHAFEN, LINDENAU)

        await press('button', /BB$/)
        await press('menuitem', shell.menue.haeuser)
        await expectChoice(page, texts, NORDHAFEN)
        await press('button', new RegExp(`^${LINDENAU}`))
        await expectHouse(page, LINDENAU, NORDHAFEN)

        // This device remembers the house of last time.
        await menu.signOut()
        await login.signIn(email, PASSWORD)
        await expectChoice(page, texts, LINDENAU)
        await page.setViewportSize({ width: 360, height: 740 })
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0)
      },
    )
  })
}
