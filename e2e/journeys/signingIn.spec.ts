import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../fixtures/essential.ts'
import { expect, origin, test } from '../fixtures/journey.ts'
import { PASSWORD, PEOPLE } from '../fixtures/people.ts'
import { untaken } from '../fixtures/untaken.ts'
import { filled, shaped } from '../pages/basePage.ts'
import { KartePage } from '../pages/kartePage.ts'
import { LoginPage } from '../pages/loginPage.ts'
import { Shell } from '../pages/shell.ts'
import { shown } from '../pages/shown.ts'
import { TextPage } from '../pages/textPage.ts'

// Nothing waits for the reader: they land on the start page of the house.
test.beforeEach(async ({ signIn }) => {
  await signIn('leserin')
})

test(
  'A guest who wanted a page is asked to sign in, and then comes to that page',
  essential('sitzung'),
  async ({ page, texts }) => {
    await page.goto(PAGE.passwort)
    const login = await new LoginPage(page, texts).arrived()
    await expect(page).toHaveURL(PAGE.login)
    await expect(login.stepsOn).toBeVisible()
    await login.signIn(PEOPLE.leserin, PASSWORD)
    await new TextPage(page, texts, texts.sitzung.passwort.title).arrived()
    await expect(page).toHaveURL(PAGE.passwort)
  },
)

test('In the demo one click signs a reader in, and the map is the first page', async ({ page, texts }) => {
  const login = await new LoginPage(page, texts).open()
  await expect(login.email, 'whoever comes here comes to type').toBeFocused()
  await login.demo(texts.sitzung.demo.rollen.leserin).click()
  await new KartePage(page, texts).arrived()
  await expect(page).toHaveURL(PAGE.karte)
})

test('Every seat of the drawing beside the sign-in has a colour of its own', async ({ page, texts }) => {
  await new LoginPage(page, texts).open()
  const fills = await page
    .locator('svg rect[rx="8"]')
    .evaluateAll((seats) => seats.map((seat) => getComputedStyle(seat).fill))
  expect(fills.length).toBeGreaterThan(30)
  expect(fills).not.toContain('rgb(0, 0, 0)')
})

test('On a shared computer the sign-in ends with the browser; the choice is made by keyboard on a narrow screen', async ({
  page,
  texts,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const login = await new LoginPage(page, texts).open()
  await login.geteilt.focus()
  await page.keyboard.press('Space')
  await expect(login.geteilt).toBeChecked()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await login.signIn(PEOPLE.leserin, PASSWORD)
  await new KartePage(page, texts).arrived()
  const kept = (await page.context().cookies()).filter(({ name }) => name.startsWith('platzwart'))
  expect(kept.map(({ name, expires }) => [name, expires])).toContainEqual(['platzwart.session_token', -1])
  expect(kept.filter(({ expires }) => expires !== -1)).toEqual([])
})

test('A wrong password is refused in words', essential('sitzung'), async ({ page, texts, expectTrouble }) => {
  expectTrouble({ answers: [/^401 \/api\/auth/] })
  const login = await new LoginPage(page, texts).open()
  await login.signIn(PEOPLE.leser, 'nicht das richtige Passwort')
  await expect(login.refusal).toHaveText(texts.fehler['sitzung.falsch'])
  await expect(login.email).toHaveValue(PEOPLE.leser)
  await expect(login.passwort, 'it is what is typed again').toBeFocused()
  await login.arrived()
})

test('Nothing is sent while a field is empty, and the page says what is missing', async ({ page, texts }) => {
  const login = await new LoginPage(page, texts).open()
  await login.signIn(PEOPLE.leser, '')
  await expect(login.passwort).toBeFocused()
  await expect(login.passwort).toHaveAccessibleDescription(texts.sitzung.login.needsBoth)
  await login.signIn('', '')
  await expect(login.email).toBeFocused()
  await expect(login.email).toHaveAccessibleDescription(texts.sitzung.login.needsBoth)
})

test('What a browser fills in without telling is signed in with', async ({ page, texts }) => {
  const login = await new LoginPage(page, texts).open()
  await login.email.evaluate((field: HTMLInputElement, value) => (field.value = value), PEOPLE.leserin)
  await login.passwort.evaluate((field: HTMLInputElement, value) => (field.value = value), PASSWORD)
  await login.geteilt.check()
  await page.getByRole('button', { name: texts.sitzung.login.submit, exact: true }).click()
  await new KartePage(page, texts).arrived()
})

test('By keyboard the password comes after the address, and the first link leads past the head', async ({
  page,
  texts,
}) => {
  const login = await new LoginPage(page, texts).open()
  await expect(login.email).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(login.passwort).toBeFocused()
  const skip = page.getByRole('link', { name: texts.shell.skipToContent })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#inhalt')).toBeFocused()
})

test(
  'Signing out leads to the login page, and the pages behind it are closed again',
  essential('sitzung'),
  async ({ signIn, texts }) => {
    const { page } = await signIn('leserin')
    await page.goto(PAGE.karte)
    await new KartePage(page, texts).arrived()
    await new Shell(page, texts).signOut()
    await new LoginPage(page, texts).arrived()
    await page.goto(PAGE.karte)
    await expect(page).toHaveURL(PAGE.login)
  },
)

test('A session that ends by itself leads to the sign-in, which says so once', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^401 /], console: [/401/] })
  const { page } = await signIn('leserin')
  await page.goto(PAGE.heute)
  const room = page.getByRole('link', { name: texts.shell.menue.leseraum, exact: true })
  await expect(room).toBeVisible()
  await page.context().clearCookies({ name: /session_token/ })
  // A page that is told of changes may notice before the next press, and has gone there by itself.
  await room.click({ timeout: 5_000 }).catch(() => undefined)
  const login = await new LoginPage(page, texts).arrived()
  const said = shown(page, texts.sitzung.login.ended, { exact: true })
  await expect(said).toBeVisible()
  await login.signIn(PEOPLE.leserin, PASSWORD)
  await new Shell(page, texts).signOut()
  await login.arrived()
  await expect(said).toBeHidden()
})

test('logout=true signs out on any path', async ({ signIn, texts }) => {
  const { page } = await signIn('leserin')
  await page.goto(`${PAGE.liste}?logout=true`)
  await new LoginPage(page, texts).arrived()
  await page.goto(PAGE.karte)
  await expect(page).toHaveURL(PAGE.login)
})

for (const path of [
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
]) {
  test(`After signing in nobody is led away to ${path}`, async ({ page, context, texts }) => {
    await context.addCookies([{ name: 'platzwart_pfad', value: encodeURIComponent(path), url: origin() }])
    const login = await new LoginPage(page, texts).open()
    await login.signIn(PEOPLE.leserin, PASSWORD)
    await new KartePage(page, texts).arrived()
    expect(new URL(page.url()).origin).toBe(origin())
  })
}

test('A link for recovery is asked for without telling whether the address is known', async ({
  page,
  texts,
}) => {
  await page.goto(PAGE.recovery)
  await new TextPage(page, texts, texts.sitzung.recovery.title).arrived()
  await page.getByRole('textbox', { name: texts.sitzung.login.email }).fill('niemand@lindenau.example')
  await page.getByRole('button', { name: texts.sitzung.recovery.submit }).click()
  await expect(page.getByRole('main').getByText(texts.sitzung.recovery.sent)).toBeVisible()
})

const PASSWORT = 'Nele fährt gern nach Norden'
const ROLLE = 'Fuhrpark'

test(
  'An admin invites somebody with a role; by the link they come in and see what the role opens',
  essential('benutzer', 'berechtigung'),
  async ({ page, signIn, texts }) => {
    const { angaben, einladung, einladen, titel } = texts.benutzer
    const nachname = untaken('Neumann')
    const nele = { vorname: 'Nele', nachname, email: `nele.${nachname}@nordhafen.example`.toLowerCase() }
    const { page: admin } = await signIn('leitungNordhafen')
    await admin.goto(PAGE.adminBenutzer)
    await new TextPage(admin, texts, titel).arrived()
    await admin.getByRole('button', { name: einladen, exact: true }).click()
    const dialog = admin.getByRole('dialog', { name: einladung.titel })
    for (const name of ['vorname', 'nachname', 'email'] as const)
      await dialog.getByRole('textbox', { name: angaben[name] }).fill(nele[name])
    await dialog.getByText(ROLLE, { exact: true }).click()
    await dialog.getByRole('button', { name: einladung.senden, exact: true }).click()
    const name = `${nele.vorname} ${nele.nachname}`
    const link = admin.getByRole('textbox', { name: filled(einladung.link, { name }) })
    await expect(link).toBeVisible()

    const { pathname, search } = new URL(await link.inputValue())
    await page.goto(pathname + search)
    await new TextPage(page, texts, shaped(texts.sitzung.recovery.inviteTitleHaus)).arrived()
    await expect(page.getByRole('textbox', { name: texts.sitzung.recovery.account })).toHaveValue(nele.email)
    await page.getByLabel(texts.sitzung.passwort.new, { exact: true }).fill(PASSWORT)
    await page.getByLabel(texts.sitzung.passwort.repeat, { exact: true }).fill(PASSWORT)
    await page.getByRole('button', { name: texts.sitzung.recovery.newSubmit }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: /NN$/ })).toBeVisible()
    await page.goto(PAGE.adminFahrzeuge)
    await new TextPage(page, texts, texts.fuhrpark.titel).arrived()

    await admin.goto(`${PAGE.adminBenutzer}?suche=${nele.nachname}`)
    await new TextPage(admin, texts, titel).arrived()
    const row = admin.getByRole('listitem', { name })
    await expect(row).toContainText(texts.benutzer.stand.aktiv)
    await expect(row).toContainText(ROLLE)
    await row.getByRole('button').click()
    await expect(admin.getByRole('dialog', { name })).toContainText(
      texts.berechtigung.recht.fahrzeug_pflege.name,
    )
  },
)

test('Roles and groups can be used by everybody', async ({ signIn, texts }) => {
  const { page: admin } = await signIn('leitungNordhafen')
  await admin.goto(PAGE.adminRollen)
  await new TextPage(admin, texts, texts.berechtigung.rollen.titel).arrived()
  await admin.goto(PAGE.adminGruppen)
  await new TextPage(admin, texts, texts.berechtigung.gruppen.titel).arrived()
})
