import { ENDPOINTS, PAGE, ROOM_PAGES } from '@platzwart/contract/paths'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey.ts'
import { open } from '../pages/openPage.ts'
import { settled } from '../pages/settled.ts'
import { Shell } from '../pages/shell.ts'

/** What the browser refused on every page of this window, also where nobody told the console. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return violations
}

async function counted(request: APIRequestContext, directive: string): Promise<number> {
  const text = await (await request.get(ENDPOINTS.metrics)).text()
  const [, count = '0'] =
    new RegExp(`^platzwart_csp_violations_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text) ?? []
  return Number(count)
}

test('No page does what the content security policy does not allow', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ console: [/TrustedScriptURL/] })
  const { page, context } = await signIn('leitungNordhafen')
  const violations = await violationsOf(page)
  for (const path of [
    ROOM_PAGES.arbeitswelt.karte,
    ROOM_PAGES.arbeitswelt.liste,
    PAGE.fahrzeuge,
    PAGE.eigeneEinstellungen,
    PAGE.admin,
    PAGE.adminHaus,
    PAGE.adminRaeume,
    PAGE.adminFahrzeuge,
    PAGE.adminEinstellungen,
    PAGE.adminAuswertung,
  ])
    await open(page, path)

  // The service worker of the pages about vehicles is one of ours.
  await open(page, PAGE.fahrten)
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(1)
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('/assets/another.js').then(
      () => 'taken',
      (error: Error) => error.name,
    ),
  )
  expect(refused).toBe('TypeError')
  // The page hears of it a moment later; that it does shows that the others had nothing to hear.
  await expect.poll(() => violations).toEqual([expect.stringContaining('require-trusted-types-for')])
  violations.length = 0

  const shell = new Shell(page, texts)
  for (const theme of ['dark', 'light', 'auto'] as const) await shell.chooseTheme(theme)

  // A mail is drawn in its frame.
  await open(page, PAGE.adminPostausgang)
  await page.getByRole('link', { name: texts.mailtext.reiter.texte, exact: true }).click()
  await page.getByRole('link', { name: texts.mailtext.art.vorzeitigBeendet.titel }).first().click()
  const letter = page.frameLocator(`iframe[title="${texts.mailtext.vorschau.rahmen}"]`).locator('body')
  await expect(letter).toContainText('Kim')
  await settled(page)
  expect(violations).toEqual([])
  await context.clearCookies()
  await open(page, PAGE.login)
  expect(violations).toEqual([])
})

test('The server hears what a browser refused: where, and nothing of the person', async ({
  signIn,
  expectTrouble,
}) => {
  expectTrouble({ console: [/Content Security Policy|TrustedHTML/], requests: [/picture/] })
  const { page, context } = await signIn('leserin')
  await open(page, `${PAGE.liste}?suche=geheim`)
  const before = await counted(context.request, 'img-src')
  await page.evaluate(() => {
    new Image().src = 'https://elsewhere.example/picture.png'
  })
  const wrote = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>from elsewhere</b>'
      return true
    } catch {
      return false
    }
  })
  expect(wrote).toBe(false)
  await expect.poll(() => counted(context.request, 'img-src')).toBeGreaterThan(before)
})
