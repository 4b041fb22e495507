import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { settled } from '../../pages/settled.ts'

test(
  'Whoever maintains the fleet finds the files of its vehicles, and none of what others keep',
  essential('datei'),
  async ({ signIn, texts }) => {
    const words = texts.datei
    const { page } = await signIn('fuhrpark')
    await page.goto(PAGE.adminDateien)
    await settled(page)
    await expect(page.getByRole('heading', { name: words.titel, exact: true })).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await page.setViewportSize({ width: 360, height: 740 })
    await expectAccessible(page)
  },
)
