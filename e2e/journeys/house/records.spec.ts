import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'

test(
  'Whoever looks after a house sees what waits for them, goes there, and reads what is kept of people',
  essential('protokoll', 'datenschutz'),
  async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^404 \/officelocker/], console: [/404/] })
    const { page } = await signIn('leitung')
    const { shell, verwaltung, datenschutz } = texts
    await page.goto(PAGE.heute)
    await page.getByRole('banner').getByRole('link', { name: shell.menue.admin, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: verwaltung.titel })).toBeVisible()
    await expect(page).toHaveURL(PAGE.admin)
    await expectAccessible(page)
    await page.goto('/officelocker')
    await expect(page.getByText(shell.notFound.modul.officelocker)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.datenschutz }).click()
    await expect(page.getByRole('heading', { name: datenschutz.bestand.platzbuchung.titel })).toBeVisible()
    await expectAccessible(page)
  },
)

test(
  'Whoever keeps the settings sees what a time would delete, and holds somebody of whom nothing goes',
  essential('aufbewahrung'),
  async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^404 \/api\/loeschsperren/], console: [/404/] })
    const { page } = await signIn('leitung')
    const { aufbewahrung } = texts.datenschutz
    await page.goto(PAGE.adminAufbewahrung)
    const seats = page.getByRole('listitem').filter({ hasText: aufbewahrung.art.platzbuchungen.titel })
    await seats.getByLabel(aufbewahrung.monate).fill('600')
    await expect(seats.getByText(/1977/)).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel(aufbewahrung.sperre.kennung).fill('niemand@lindenau.example')
    await page.getByLabel(aufbewahrung.sperre.grund).fill('Streit um einen Schaden')
    await page.getByRole('button', { name: aufbewahrung.sperre.neu }).click()
    await expect(page.getByRole('alert')).toContainText(texts.fehler['aufbewahrung.unbekannt'])
  },
)
