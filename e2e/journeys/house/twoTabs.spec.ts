import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import { ENDPOINTS, PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, type Reader, test } from '../../fixtures/journey.ts'
import { PASSWORD, PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { FahrzeugePage } from '../../pages/fahrzeugePage.ts'
import { LoginPage } from '../../pages/loginPage.ts'

/** What the tab asks that shows somebody else. */
const REFUSED = { answers: [/^(409|401) \/api\//], requests: [/^\/api\//] }

const DAY = dayIn(13)
const WINDOW = { von: `${DAY}T09:00`, bis: `${DAY}T11:00` }

interface Fahrt {
  readonly id: string
  readonly fahrtgrund: string
}

/** The trips of who is signed in, of that day. */
async function trips({ context }: Pick<Reader, 'context'>): Promise<readonly Fahrt[]> {
  const query = `eigene=true&von=${DAY}T00:00:00Z&bis=${DAY}T23:00:00Z`
  const answer = await context.request.get(`${fahrtWire.listFahrten.path}?${query}`)
  return ((await answer.json()) as { items: readonly Fahrt[] }).items
}

/** Somebody else signs in in the same browser, of which the page is not told. */
async function signInBeside({ context }: Reader, email: string): Promise<void> {
  const answer = await context.request.post(ENDPOINTS.signIn, {
    data: { email, password: PASSWORD },
    headers: { origin: origin() },
  })
  expect(answer.ok()).toBe(true)
}

test(
  'A page that shows who was signed in before books nothing for who is now, and says who that is',
  essential('sitzung'),
  async ({ signIn, texts, expectTrouble }) => {
    const reader = await signIn('fahrerin')
    const { page } = reader
    const header = page.getByRole('banner')
    const before = ((await (await reader.context.request.get('/api/start')).json()) as Start).sitzung.benutzer
    const fahrzeuge = await new FahrzeugePage(page, texts).open(WINDOW)
    const plate = ((await fahrzeuge.bookable.first().getAttribute('aria-label')) ?? '').split(': ')[1] ?? ''
    const dialog = await fahrzeuge.choose(plate)
    await dialog.grund.fill('Termin im ersten Tab')
    await signInBeside(reader, PEOPLE.fahrer)
    const now = ((await (await reader.context.request.get('/api/start')).json()) as Start).sitzung.benutzer
    const [was, is] = [before, now].map(({ vorname, nachname }) => `${vorname} ${nachname}`)
    expectTrouble(REFUSED)
    await dialog.grund.press('Enter')
    const { titel, neuLaden, anmelden } = texts.sitzung.andere
    const said = page.getByRole('dialog', { name: filled(titel, { jetzt: is ?? '' }) })
    await expect(said).toBeVisible()
    await expect(said).toContainText(was ?? '')
    await expectAccessible(page)
    expect((await trips(reader)).map(({ fahrtgrund }) => fahrtgrund)).not.toContain('Termin im ersten Tab')
    // On a phone it fits, and nothing but its two ways leads on.
    await page.setViewportSize({ width: 360, height: 740 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(said.getByRole('button', { name: filled(neuLaden, { jetzt: is ?? '' }) })).toBeVisible()
    await said.getByRole('button', { name: filled(anmelden, { vorher: was ?? '' }) }).click()
    const login = await new LoginPage(page, texts).arrived()
    await login.signIn(PEOPLE.fahrerin, PASSWORD)
    await expect(page).toHaveURL(new RegExp(`${PAGE.fahrzeuge}\\?`))
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(header.getByRole('button', { name: new RegExp(was ?? '') })).toBeVisible()
  },
)

interface Start {
  readonly sitzung: { readonly benutzer: { readonly vorname: string; readonly nachname: string } }
}

test('Two tabs, two people: the first one says who has signed in in the second, and is loaded anew as them', async ({
  signIn,
  texts,
  watch,
  expectTrouble,
}) => {
  const reader = await signIn('fahrer')
  const { page: first, context } = reader
  await new FahrzeugePage(first, texts).open(WINDOW)
  const second = await context.newPage()
  watch.follow(second)
  // What the first one asks while nobody is signed in, or somebody else is.
  expectTrouble(REFUSED)
  await signInBeside(reader, PEOPLE.fahrerin)
  await second.goto(PAGE.fahrzeuge)
  const [beginning = ''] = texts.sitzung.andere.text.split('{{')
  const said = first.getByRole('dialog').filter({ hasText: beginning })
  await said.getByRole('button').first().click()
  await new FahrzeugePage(first, texts).arrived()
  await expect(said).toHaveCount(0)
})
