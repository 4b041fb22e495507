import { PAGE } from '@platzwart/contract/paths'
import { expect, test } from '../fixtures/journey.ts'
import { expectBearsOwnLooks, expectSeatsAccessible } from '../pages/looks.ts'
import { open } from '../pages/openPage.ts'

/** A new page is one line. */
const BEFORE_THE_DOOR = [PAGE.login, PAGE.recovery]
const BEHIND_IT = [PAGE.heute, PAGE.karte, PAGE.liste, PAGE.passwort]

test('Own colours, own spacing and four times the size: before the door', async ({ page }) => {
  for (const path of BEFORE_THE_DOOR) {
    await open(page, path)
    await expectBearsOwnLooks(page)
  }
})

test('Own colours, own spacing and four times the size: the reading room', async ({ signIn }) => {
  const { page } = await signIn('leser')
  for (const path of BEHIND_IT) {
    await open(page, path)
    await expectBearsOwnLooks(page)
  }
})

test('The seats of the map can be used by everybody, each state by a sign of its own', async ({ signIn }) => {
  const { karte, page } = await signIn('leser')
  await karte.open({})
  await expectSeatsAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await karte.seat(await karte.find('frei')).focus()
  const ring = page.locator('[role="application"] rect[data-sichtbar]')
  await expect(ring).toBeVisible()
  const colours = await ring.evaluate((element) => {
    const { stroke } = getComputedStyle(element)
    return { stroke, ground: getComputedStyle(document.body).backgroundColor }
  })
  expect(colours.stroke).not.toBe(colours.ground)
})
