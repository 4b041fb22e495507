import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { Shell } from '../../pages/shell.ts'

test('A reader finds the mails to themselves by keyboard in the menu of the account, also on a phone', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('leserin')
  await page.goto(PAGE.eigeneEinstellungen)
  await new Shell(page, texts).account.press('Enter')
  const entry = page.getByRole('menuitem', { name: texts.shell.menue.eigeneMails })
  await entry.press('Enter')
  await expect(page).toHaveURL(PAGE.eigeneMails)
  await expect(page.getByRole('heading', { level: 1, name: texts.auftrag.post.eigene.titel })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('main').getByRole('list').getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/nachricht=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.getByRole('link', { name: texts.auftrag.post.eigene.zurueck }).press('Enter')
  await expect(page).toHaveURL(PAGE.eigeneMails)
})
