import * as startWire from '@platzwart/contract/operations/start'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import { essential } from '../fixtures/essential.ts'
import { askEverything } from '../fixtures/firstAnswers.ts'
import { expect, TEXTS, test } from '../fixtures/journey.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { filled } from '../pages/basePage.ts'
import { KartePage } from '../pages/kartePage.ts'
import { Shell } from '../pages/shell.ts'
import { shown } from '../pages/shown.ts'
import { TextPage } from '../pages/textPage.ts'

test(
  'The language changes at once, everywhere, and stays after a reload',
  essential(),
  async ({ signIn, texts }) => {
    const { page, karte } = await signIn('leserin')
    await karte.open()
    const shell = new Shell(page, texts)
    await shell.chooseLanguage('en')
    await expect(page.getByRole('link', { name: TEXTS.en.shell.menue.soGehts })).toBeVisible()
    await page.reload()
    await new KartePage(page, TEXTS.en).arrived()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await new Shell(page, TEXTS.en).chooseLanguage('de')
    await expect(page.getByRole('link', { name: texts.shell.menue.soGehts })).toBeVisible()
  },
)

test('Dark is dark from the first paint after a reload', essential(), async ({ signIn, texts }) => {
  const { page, karte } = await signIn('leserin')
  await karte.open()
  const shell = new Shell(page, texts)
  await shell.chooseTheme('dark')
  await shell.expectTheme('dark')
  await page.reload({ waitUntil: 'commit' })
  await shell.expectTheme('dark')
  await karte.arrived()
})

test(
  'The palette finds a page, a plan and an action by name, without a mouse',
  essential(),
  async ({ signIn, texts }) => {
    const { page, karte } = await signIn('leserin')
    await karte.open()
    const shell = new Shell(page, texts)
    const search = await shell.openPalette()
    await expectAccessible(page)
    await search.fill(texts.shell.footer.impressum)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await new TextPage(page, texts, texts.pages.impressum.title).arrived()
    await (await shell.openPalette()).fill(texts.shell.theme.dark)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shell.expectTheme('dark')
  },
)

test('How it works and the rules open as dialogs, stand in the address, and give the focus back', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leserin')
  await karte.open()
  const link = page.getByRole('link', { name: texts.shell.menue.regeln })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: texts.shell.menue.regeln })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/dialog=regeln/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/dialog=/)
  await expect(link).toBeFocused()
})

test('An address that leads nowhere says so, and offers the way home', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^404 \/gibt-es-nicht$/] })
  const { page, karte } = await signIn('leserin')
  await page.goto('/gibt-es-nicht')
  await new TextPage(page, texts, texts.shell.notFound.title).arrived()
  await expect(shown(page, filled(texts.shell.notFound.text, { path: '/gibt-es-nicht' }))).toBeVisible()
  await page.getByRole('link', { name: texts.shell.notFound.home, exact: true }).click()
  await karte.arrived()
})

test(
  'When the server fails, the page says so with the request, and the error can be reset',
  essential(),
  async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^500 \/api\/einstellungen/], console: [/./] })
    const { page } = await signIn('leserin')
    await askEverything(page)
    await page.route(`**${startWire.listEinstellungen.path}*`, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'x',
          status: 500,
          code: 'server.fehler',
          issues: [],
          requestId: 'anfrage-1',
        }),
      }),
    )
    await page.goto(PAGE.eigeneEinstellungen)
    const reset = page.getByRole('button', { name: texts.shell.crash.reset })
    await expect(reset).toBeVisible()
    await expect(shown(page, filled(texts.shell.crash.status, { status: '500' }))).toBeVisible()
    await expect(shown(page, texts.fehler['server.fehler'])).toBeVisible()
    await expectAccessible(page)
    await page.unroute(`**${startWire.listEinstellungen.path}*`)
    await reset.click()
    await expect(reset).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('The administration is closed to readers, in words', async ({ signIn, texts }) => {
  const { page } = await signIn('leserin')
  await page.goto(PAGE.admin)
  await new TextPage(page, texts, texts.shell.guard.title).arrived()
  await expect(shown(page, texts.shell.guard['guard.noAdmin'])).toBeVisible()
  await expect(shown(page, filled(texts.shell.guard.missing, { message: 'no admin' }))).toBeVisible()
})

test('A session that is nobody’s is told so once, and the next start is a guest’s', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^401 \/api\/start/], console: [/401|Ein Benutzer muss existieren/] })
  const { page } = await signIn('leserin')
  const sentence = 'Ein Benutzer muss existieren'
  await askEverything(page)
  await page.route(`**${benutzerWire.start.path}`, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: sentence,
        detail: sentence,
        status: 401,
        code: 'sitzung.benutzerMussExistieren',
        issues: [],
        instance: 'anfrage-2',
      }),
    }),
  )
  await page.goto(PAGE.karte)
  await expect(shown(page, sentence, { exact: true })).toBeVisible()
  await expect(shown(page, filled(texts.shell.crash.status, { status: '401' }))).toBeVisible()
  await page.unroute(`**${benutzerWire.start.path}`)
  await page.context().clearCookies({ name: /session_token/ })
  await page.getByRole('button', { name: texts.shell.crash.reset }).click()
  await expect(page).toHaveURL(new RegExp(`${PAGE.login}$`))
})

test('Each closed page of the administration says which permission is missing, in the words of the guard', async ({
  signIn,
  texts,
  expectTrouble,
}) => {
  // None of them has a page yet, and the server says so; the screen says what is missing all the same.
  expectTrouble({ answers: [/^404 \/admin\//] })
  const { page } = await signIn('fuhrpark')
  for (const [path, code, message] of [
    ['/admin/raeume', 'guard.noAusstattung', 'no ausstattung'],
    ['/admin/rollen', 'guard.noRolleGruppe', 'no rolle/gruppe'],
    ['/admin/gruppen', 'guard.noRolleGruppe', 'no rolle/gruppe'],
    ['/admin/benutzer', 'guard.noBenutzer', 'no benutzer'],
    ['/admin/lokationen', 'guard.noObjektPflege', 'no objektPflege'],
    ['/admin/einstellungen', 'guard.noAdmin', 'no admin'],
  ] as const) {
    await page.goto(path)
    await new TextPage(page, texts, texts.shell.guard.title).arrived()
    await expect(shown(page, texts.shell.guard[code])).toBeVisible()
    await expect(shown(page, filled(texts.shell.guard.missing, { message }), { exact: true })).toBeVisible()
  }
})

test('Every page has a name, a description and one main landmark', async ({ page, texts }) => {
  await page.goto(PAGE.datenschutz)
  await new TextPage(page, texts, texts.pages.datenschutz.title).arrived()
  await expect(page).toHaveTitle(new RegExp(texts.pages.datenschutz.title))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Roombooking App')
  await expect(page.getByRole('main')).toHaveCount(1)
})

test('On a phone it can be put on the home screen: with its symbols, and without the browser around it', async ({
  page,
  context,
}) => {
  await page.goto(PAGE.datenschutz)
  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { display, start_url: start, icons } = JSON.parse(data ?? '{}')
  expect({ display, start }).toEqual({ display: 'standalone', start: '/' })
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const sources = [...icons.map(({ src }: { src: string }) => src), touch]
  expect(sources).toHaveLength(4)
  for (const src of sources) {
    const answer = await context.request.get(src)
    expect(answer.headers()['content-type'], src).toMatch(src.endsWith('.svg') ? /svg/ : 'image/png')
  }
})
