import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { settled } from '../pages/settled.ts'
import { Shell } from '../pages/shell.ts'

test('Whoever administers a house finds a page by its group, by what they call it, and comes past the navigation with one key', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leitung')
  const shell = new Shell(page, texts)
  const { name: menue } = texts.verwaltung
  await page.goto(PAGE.admin)
  await settled(page)
  await expect(shell.main.getByRole('navigation')).toHaveCount(0)
  const people = shell.adminNavigation.getByRole('list', { name: texts.verwaltung.gruppe.menschen })
  await expect(people.getByRole('link')).toHaveText([
    menue.benutzer,
    menue.gruppen,
    menue.rollen,
    menue.anmeldung,
  ])
  await people.getByRole('link', { name: menue.gruppen }).click()
  await expect(page).toHaveURL(PAGE.adminGruppen)
  await expect(shell.adminNavigation.locator('[aria-current="page"]')).toHaveText([menue.gruppen])
  const search = shell.adminNavigation.getByRole('searchbox', { name: texts.verwaltung.suche })
  await search.fill(texts.verwaltung.stichworte.sonderoeffnungszeiten.split(' ')[0] ?? '')
  await expectAccessible(page)
  await search.press('Enter')
  await expect(page).toHaveURL(PAGE.adminSonderoeffnungszeiten)
  await page.goto(PAGE.adminGruppen)
  await settled(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  // The first thing of the page itself, and none of the navigation.
  await expect(shell.main.locator(':focus')).toHaveCount(1)
})

test('On a phone the navigation of the administration is behind a button that says where one is', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leitung')
  await page.setViewportSize({ width: 360, height: 740 })
  const shell = new Shell(page, texts)
  const { name: menue } = texts.verwaltung
  await page.goto(PAGE.adminBenutzer)
  await settled(page)
  await expect(shell.adminPages).toContainText(menue.benutzer)
  const roles = shell.adminNavigation.getByRole('link', { name: menue.rollen, exact: true })
  await expect(roles).toBeHidden()
  await shell.adminPages.click()
  await expectAccessible(page)
  await roles.click()
  await expect(page).toHaveURL(PAGE.adminRollen)
  await expect(roles).toBeHidden()
  await expect(shell.adminPages).toContainText(menue.rollen)
})
