import { createKalenderLink } from '@platzwart/contract/operations/kalender'
import * as rooms from '@platzwart/contract/operations/leseraum'
import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, type Language, TEXTS, test } from '../../fixtures/journey.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'
import { settled } from '../../pages/settled.ts'

/** What the API answers a program that sends the token, and no cookie. */
function statusFor(page: Page, token: string, method: string, path: string) {
  return page.evaluate(
    async (asked) => {
      const answer = await fetch(asked.path, {
        method: asked.method,
        credentials: 'omit',
        headers: { authorization: `Bearer ${asked.token}` },
      })
      // Read to its end, so that nothing is under way afterwards.
      await answer.text()
      return answer.status
    },
    { token, method, path },
  )
}

for (const language of ['de', 'en'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language })

    test(
      'A token lets a program read for a person and nothing else, is shown once, and ends when the person or the house revokes it',
      essential('zugriffstoken'),
      async ({ signIn, expectTrouble }) => {
        test.slow()
        const words = TEXTS[language].zugriffstoken
        const { page } = await signIn('leserin')
        const first = untaken(`Türanzeige ${language}`)
        const second = untaken(`Kalender ${language}`)
        expectTrouble({ answers: [/^401 \/api\/leseraum-buchungen$/, /^403 \/api\/kalender-link$/] })

        const create = async (name: string) => {
          await page.getByRole('button', { name: words.neu.knopf, exact: true }).press('Enter')
          const field = page.getByRole('textbox', { name: beginning(words.neu.name) })
          await expect(field).toBeFocused()
          await expectAccessible(page)
          await field.fill(name)
          await field.press('Enter')
          const secret = page.getByRole('textbox', { name: filled(words.geheim.token, { name }) })
          await expect(secret).toHaveValue(/^pzw_/)
          return secret.inputValue()
        }

        await page.goto(PAGE.passwort)
        const token = await create(first)
        await expectAccessible(page)
        expect(await statusFor(page, token, 'GET', rooms.listLeseraumBuchungen.path)).toBe(200)
        expect(await statusFor(page, token, 'POST', createKalenderLink.path)).toBe(403)

        // Shown once.
        await page.reload()
        const row = (on: Page, name: string) => on.getByRole('listitem').filter({ hasText: name })
        await expect(row(page, first)).toBeVisible()
        await expect(page.getByText(token)).toHaveCount(0)

        const revoke = async (on: Page, name: string) => {
          const button = row(on, name).getByRole('button', {
            name: filled(words.liste.widerrufenName, { name }),
          })
          await button.press('Enter')
          const sure = row(on, name).getByRole('button', { name: words.liste.ja })
          await expect(sure).toBeFocused()
          await sure.press('Enter')
          await expect(row(on, name)).toHaveCount(0)
        }
        await revoke(page, first)
        expect(await statusFor(page, token, 'GET', rooms.listLeseraumBuchungen.path)).toBe(401)

        // The house sees whose programs act in its people's names, and ends one.
        const other = await create(second)
        expect(await statusFor(page, other, 'GET', rooms.listLeseraumBuchungen.path)).toBe(200)
        const leitung = (await signIn('leitung')).page
        await leitung.goto(`${PAGE.adminHaus}?reiter=zugriff`)
        await expect(row(leitung, second)).toBeVisible()
        await expectAccessible(leitung)
        await revoke(leitung, second)
        expect(await statusFor(page, other, 'GET', rooms.listLeseraumBuchungen.path)).toBe(401)
        await settled(leitung)
        await settled(page)
      },
    )
  })
}
