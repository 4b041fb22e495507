import { PAGE } from '@platzwart/contract/paths'
import { readPhrases } from '@platzwart/phrases/read'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { codeOf } from '../../fixtures/authenticator.ts'
import { essential } from '../../fixtures/essential.ts'
import { PASSWORD, PEOPLE } from '../../fixtures/people.ts'
import { type RunningServer, startServer } from '../../fixtures/server.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { LoginPage } from '../../pages/loginPage.ts'
import { followRequests } from '../../pages/settled.ts'
import { Shell } from '../../pages/shell.ts'

/** A demo of its own: what is asked for at the sign-in here would stand in everybody's way. */
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

async function arrive(browser: Browser, language: 'de' | 'en') {
  const texts = await readPhrases(language)
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
  })
  await context.addInitScript((chosen) => localStorage.setItem('platzwart-sprache', chosen), language)
  const page = await context.newPage()
  followRequests(page)
  const { faktor } = texts.sitzung
  const login = new LoginPage(page, texts)
  return {
    texts,
    page,
    faktor,
    login,
    shell: new Shell(page, texts),
    codes: page.getByRole('region', { name: faktor.codes }),
    field: page.getByLabel(faktor.code),
    secondStep: page.getByRole('heading', { name: faktor.loginTitle, level: 1 }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async signIn(email: string) {
      await login.open()
      await login.signIn(email, PASSWORD)
    },
  }
}

/** Types the key into the app, and what the app shows into the page. */
async function setUp(page: Page, faktor: { readonly code: string; readonly bestaetigen: string }) {
  const key = (await page.locator('code').textContent()) ?? ''
  const code = await codeOf(page, key)
  await page.getByLabel(faktor.code).fill(code)
  await page.getByRole('button', { name: faktor.bestaetigen, exact: true }).click()
  return { key, code }
}

test(
  'A reader sets up a second factor, signs in with it by keyboard, and comes back without the phone',
  essential('sitzung'),
  async ({ browser }) => {
    const { texts, page, faktor, shell, codes, field, secondStep, press, signIn } = await arrive(
      browser,
      'de',
    )
    await signIn(PEOPLE.leserin)
    await expect(shell.account).toBeVisible()
    await page.goto(PAGE.passwort)
    await press(faktor.einrichten)
    const part = page.getByRole('region', { name: faktor.title, exact: true })
    await part.getByLabel(texts.sitzung.passwort.own, { exact: true }).fill(PASSWORD)
    await press(faktor.weiter)
    await expect(page.getByRole('img', { name: faktor.bild })).toBeVisible()
    await expectAccessible(page)
    const { key, code: used } = await setUp(page, faktor)
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await expectAccessible(page)
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await press(faktor.aufbewahrt)
    await expect(codes).toBeHidden()
    await expect(part.getByRole('button', { name: faktor.ersetzen })).toBeVisible()

    await shell.signOut()
    await signIn(PEOPLE.leserin)
    await expect(secondStep).toBeVisible()
    await expectAccessible(page)
    await expect(field).toBeFocused()
    await page.keyboard.type(used)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText(texts.fehler['sitzung.faktorFalsch'])
    await field.fill(await codeOf(page, key, 1))
    await page.keyboard.press('Enter')
    await expect(shell.account).toBeVisible()

    await shell.signOut()
    await signIn(PEOPLE.leserin)
    await expect(secondStep).toBeVisible()
    await press(faktor.ohneApp)
    await page.getByRole('textbox', { name: faktor.recovery }).fill(recovery.toLowerCase())
    await press(texts.sitzung.login.submit)
    await expect(shell.account).toBeVisible()
    await page.goto(PAGE.passwort)
    await expect(part).toContainText('9')
  },
)

test('A house that asks for a second factor leads everybody through it, and nowhere else', async ({
  browser,
}) => {
  const house = await arrive(browser, 'en')
  await house.signIn(PEOPLE.leitung)
  await expect(house.shell.account).toBeVisible()
  await house.page.goto(`${PAGE.adminEinstellungen}?abschnitt=anmeldung`)
  const { abschnitt, system, speichernName } = house.texts.einstellung
  await house.page.getByRole('switch', { name: system.feld.zweitfaktor.name }).check({ force: true })
  await house.press(speichernName.replace('{{abschnitt}}', abschnitt.anmeldung.titel))
  const title = { name: house.faktor.einrichtenTitle, level: 1 } as const
  await expect(house.page.getByRole('heading', title)).toBeVisible()

  const { texts, page, faktor, codes, press, signIn, shell } = await arrive(browser, 'en')
  await signIn(PEOPLE.leser)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expectAccessible(page)
  await page.goto(PAGE.karte)
  await expect(page.getByRole('heading', title)).toBeVisible()
  await page.getByLabel(texts.sitzung.passwort.own, { exact: true }).fill(PASSWORD)
  await press(faktor.weiter)
  await setUp(page, faktor)
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await press(faktor.aufbewahrt)
  await expect(page).toHaveURL(`${server.url}${PAGE.karte}`)
  await expect(shell.account).toBeVisible()
})

/** A device with a fingerprint of its own, which Chromium makes for tests. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether a finger lies on it. */
    touch: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('A driver adds a passkey, and signs in by it alone', async ({ browser }) => {
  const { texts, page, shell, login, codes, press, signIn } = await arrive(browser, 'de')
  const { passkeys } = texts.sitzung
  const device = await withDevice(page)
  // What lies below the page's head counts as too small to be hit.
  const looksRight = async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
  }
  await device.touch(false)
  await signIn(PEOPLE.fahrerin)
  await expect(shell.account).toBeVisible()
  await page.goto(PAGE.passwort)
  const part = page.getByRole('region', { name: passkeys.title, exact: true })
  await part.getByRole('button', { name: passkeys.neu }).click()
  await part.getByLabel(texts.sitzung.passwort.own, { exact: true }).fill(PASSWORD)
  await looksRight()
  await device.touch(true)
  await part.getByRole('button', { name: passkeys.neu }).click()
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await press(texts.sitzung.faktor.aufbewahrt)
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expect(part).toContainText(passkeys.unbenutzt)
  await looksRight()
  await device.touch(false)

  // A device of tests shows what the browser only offers, too: then nothing would be left to press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await shell.signOut()
  await login.open()
  await device.touch(true)
  await page.getByRole('button', { name: texts.sitzung.login.passkey }).click()
  await expect(shell.account).toBeVisible()
  await page.goto(PAGE.passwort)
  await expect(part.getByRole('listitem')).not.toContainText(passkeys.unbenutzt)
})
