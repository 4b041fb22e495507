import { PAGE } from '@platzwart/contract/paths'
import type { Browser, Locator, Page } from '@playwright/test'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, TEXTS, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { expectBearsOwnLooks } from '../../pages/looks.ts'
import { settled } from '../../pages/settled.ts'
import { TextPage } from '../../pages/textPage.ts'

const drawing = (more = '') => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40">${more}<rect width="120" height="40" rx="8" fill="#0b6e4f"/></svg>`,
  ),
})

/** The picture has come, and is one. */
const expectDrawn = (image: Locator) =>
  expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(720)

/** Somebody whom nobody here knows, at the door of the house. */
async function atTheDoor(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin().replace('localhost', 'lindenau.localhost'),
    locale: 'en-GB',
    colorScheme: 'dark',
  })
  await context.addInitScript(() => localStorage.setItem('platzwart-sprache', 'en'))
  const page = await context.newPage()
  await look(page)
  await context.close()
}

test(
  'A house shows its own logo and imprint at its door, and takes them back',
  essential('mandant'),
  async ({ browser, signIn, texts, expectTrouble }) => {
    const { haus, pflege, pages } = texts
    expectTrouble({ answers: [/^422 \/api\/mandant\/logo\/hell$/] })
    const { page } = await signIn('leitung')
    const ground = (was: string, on = haus.probe.hell) => filled(haus.logo.von, { was, untergrund: on })
    const choose = (name: string) => page.locator(`input[type="file"][aria-label="${ground(name)}"]`)
    const save = async () => {
      await page.getByRole('button', { name: pflege.speichern }).click()
      await settled(page)
    }

    await page.goto(PAGE.adminHaus)
    await new TextPage(page, texts, haus.titel).arrived()
    await expectBearsOwnLooks(page)
    await choose(haus.logo.waehlen).setInputFiles(drawing('<script>alert(1)</script>'))
    await expect(page.getByRole('alert')).toContainText(texts.fehler['datei.skript'])
    await expectAccessible(page)
    await choose(haus.logo.waehlen).setInputFiles(drawing())
    await expectDrawn(page.locator('header img'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('textbox', { name: haus.feld.akzent }).fill('#8b2252')
    await save()
    await expect(page.locator('html')).toHaveCSS('--akzent', '#8b2252')

    await page.goto(`${PAGE.adminHaus}?reiter=texte`)
    await new TextPage(page, texts, haus.titel).arrived()
    const imprint = page.getByRole('textbox', { name: haus.feld.impressum })
    const before = await imprint.inputValue()
    await expectBearsOwnLooks(page)
    await imprint.fill('# Anschrift\nMarkt 1\n\n[Stadt](https://stadt.example) <b>roh</b>')
    const preview = page.getByRole('region', {
      name: filled(haus.texte.vorschauVon, { was: haus.feld.impressum }),
    })
    await expect(preview.getByRole('heading', { name: 'Anschrift' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: haus.reiter.auftritt }).click()
    await expect(page.getByRole('dialog', { name: texts.shell.verlassen.titel })).toBeVisible()
    await page.getByRole('button', { name: texts.shell.verlassen.bleiben }).click()
    await save()
    await expect(page.getByText(haus.gespeichert).first()).toBeVisible()

    await atTheDoor(browser, async (door) => {
      await door.goto(PAGE.login)
      await expectDrawn(door.locator('header img'))
      await expectAccessible(door)
      await door.getByRole('link', { name: TEXTS.en.shell.footer.impressum }).click()
      await expect(door.getByRole('heading', { name: 'Anschrift' })).toBeVisible()
      await expect(door.getByText(TEXTS.en.pages.nurAuf.de)).toBeVisible()
      await expect(door.getByRole('link', { name: 'Stadt', exact: true })).toHaveAttribute(
        'href',
        'https://stadt.example',
      )
      await expect(door.getByText('<b>roh</b>')).toBeVisible()
      await expectAccessible(door)
    })

    await imprint.fill(before)
    await save()
    await page.goto(PAGE.impressum)
    await new TextPage(page, texts, pages.impressum.title).arrived()
    await expect(page.getByText('Anschrift')).toHaveCount(0)
    await page.goto(PAGE.adminHaus)
    await page.getByRole('button', { name: ground(haus.logo.entfernen) }).click()
    await settled(page)
    await page.getByRole('textbox', { name: haus.feld.akzent }).fill('')
    await save()
    await expect(page.locator('html')).not.toHaveAttribute('data-akzent')
    await expect(page.locator('header img')).toHaveCount(0)
  },
)
