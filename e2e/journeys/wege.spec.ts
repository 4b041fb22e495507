import * as fahrtWire from '@platzwart/contract/operations/fahrt'
import * as benutzerWire from '@platzwart/contract/operations/start'
import { PAGE } from '@platzwart/contract/paths'
import type { Page } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { bookFahrt, cancelFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/journey.ts'
import type { PersonName } from '../fixtures/people.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { tabTo } from '../pages/basePage.ts'
import { settled } from '../pages/settled.ts'
import { Shell } from '../pages/shell.ts'

type PageName = keyof typeof PAGE

/**
 * The entry of the menu whose person may see a page; a page without one is for everybody, for guests, or leads on. Every page of
 * the app stands here, or this does not compile.
 */
const ENTRY: Readonly<Record<PageName, string | null>> = {
  home: null,
  leseraum: null,
  logout: null,
  admin: 'admin',
  loginCode: null,
  loginFactor: null,
  loginDienst: null,
  haeuser: null,
  login: null,
  public: null,
  confirm: null,
  zusage: null,
  recovery: null,
  // The code at a seat leads there.
  platz: null,
  anzeige: null,
  // For operators, in a frame of their own.
  adminKonto: null,
  adminMandanten: null,
  adminMandant: null,
  adminMandantNeu: null,
  adminMandantenProtokoll: null,
  empfang: 'empfang',
  buchungenRaeume: 'buchungenRaeume',
  buchungenFahrzeuge: 'buchungenFahrzeuge',
  buchungenSperren: 'buchungenSperren',
  heute: 'heute',
  karte: 'karte',
  liste: 'liste',
  tagesplan: 'karte',
  freieZeiten: 'karte',
  passwort: 'passwort',
  arbeitswelt: null,
  arbeitsweltKarte: 'arbeitsweltKarte',
  arbeitsweltListe: 'arbeitsweltListe',
  arbeitsweltTag: 'arbeitsweltKarte',
  arbeitsweltFrei: 'arbeitsweltKarte',
  arbeitsweltTeam: 'arbeitsweltKarte',
  eigeneEinstellungen: 'eigeneEinstellungen',
  eigeneMails: 'eigeneMails',
  fahrzeuge: 'fahrzeuge',
  fahrten: 'fahrten',
  fahrt: 'fahrten',
  uebersicht: 'uebersicht',
  freigaben: 'freigaben',
  fuehrerschein: 'fuehrerschein',
  fahrzeugEinstellungen: 'fahrzeugEinstellungen',
  adminFahrzeuge: 'fahrzeugeAdmin',
  adminFahrzeug: 'fahrzeugeAdmin',
  fahrtenbuch: 'fahrzeugeAdmin',
  adminBenutzer: 'benutzer',
  adminGruppen: 'gruppen',
  adminRollen: 'rollen',
  adminDateien: 'dateien',
  adminEinrichtung: 'einrichten',
  adminHaus: 'haus',
  adminEinstellungen: 'einstellungen',
  adminAuftraege: 'auftraege',
  adminPostausgang: 'postausgang',
  adminProtokoll: 'protokoll',
  adminRaeume: 'raeume',
  adminRaum: 'raeume',
  adminAusstattung: 'ausstattung',
  adminAufbewahrung: 'aufbewahrung',
  adminAnlage: 'anlage',
  adminAnzeigegeraete: 'anzeigegeraete',
  adminAnmeldung: 'anmeldung',
  adminSonderoeffnungszeiten: 'sonderoeffnungszeiten',
  adminAuslastung: 'auslastung',
  adminAuswertung: 'auswertung',
  adminLokationen: 'standorte',
  adminLokation: 'standorte',
  datenschutz: 'soGehts',
  impressum: 'soGehts',
  barrierefreiheit: 'soGehts',
}

const NAMES = Object.keys(PAGE) as PageName[]

/** Which page an address is; those with a fixed word before those with any. */
function pageOf(path: string): PageName | undefined {
  const fixed = NAMES.find((name) => PAGE[name] === path)
  return (
    fixed ?? NAMES.find((name) => new RegExp(`^${PAGE[name].replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
  )
}

/** What the server says that this person may see; a trip's page only for somebody who has one, or looks after all of them. */
async function maySee({ request }: Page): Promise<readonly PageName[]> {
  const { sitzung } = (await (await request.get(benutzerWire.start.path)).json()) as {
    sitzung: { menue: readonly string[] }
  }
  const trips = await request.get(`${fahrtWire.listFahrten.path}?eigene=true&typ=BUCHUNG&limit=1`)
  const drives =
    sitzung.menue.includes('buchungenFahrzeuge') || (trips.ok() && (await trips.json()).items.length > 0)
  const closed = (name: PageName) => ENTRY[name] === null || (name === 'fahrt' && !drives)
  return NAMES.filter((name) => !closed(name) && sitzung.menue.includes(ENTRY[name] ?? '')).toSorted()
}

async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await settled(page)
}

/** Where the links lead that one can see on the page. */
async function linksOf(page: Page): Promise<readonly string[]> {
  await settled(page)
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    )
}

/** A page whose address names a thing may be another for the next thing: the form of a new car is none of a car's pages. */
const MOST_OF_A_KIND = 2

/** Goes from the start page by links alone, to some pages of each kind, and notes all it could reach. */
async function walk(page: Page, shell: Shell, phone: boolean): Promise<readonly PageName[]> {
  const reached = new Set<PageName>()
  const todo: string[] = [PAGE.home]
  const planned = new Set(todo)
  const isEnough = (name: PageName) => {
    const most = PAGE[name].includes('{') ? MOST_OF_A_KIND : 1
    return [...planned].filter((path) => pageOf(path) === name).length >= most
  }
  for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
    await page.goto(path)
    await loaded(page)
    planned.add(new URL(page.url()).pathname)
    const links = [...(await linksOf(page))]
    if (phone) {
      if (await shell.adminPages.isVisible()) {
        await shell.adminPages.click()
        links.push(...(await linksOf(page)))
      }
      await shell.phoneMenu.click()
      await expect(shell.phoneDrawer).toBeVisible()
      links.push(...(await linksOf(page)))
    }
    for (const link of links) {
      const name = pageOf(link)
      if (name === undefined) continue
      reached.add(name)
      if (isEnough(name) || planned.has(link)) continue
      planned.add(link)
      todo.push(link)
    }
  }
  for (const entry of ['eigeneEinstellungen', 'eigeneMails', 'passwort'] as const) {
    await page.goto(PAGE.impressum)
    await loaded(page)
    await shell.choose(entry)
    await expect(page).not.toHaveURL(PAGE.impressum)
    await loaded(page)
    const account = pageOf(new URL(page.url()).pathname)
    if (account !== undefined) reached.add(account)
  }
  return [...reached].filter((name) => ENTRY[name] !== null).toSorted()
}

const WALKERS: readonly [PersonName, string][] = [
  ['leserin', 'a reader'],
  ['fahrerin', 'a driver'],
  ['fuhrpark', 'the fleet manager'],
  ['leitungNordhafen', 'the head of the works'],
]

for (const [name, who] of WALKERS) {
  test(
    `From the start page links lead ${who} to every page that is theirs`,
    who === 'a reader' ? essential('freieZeiten') : {},
    async ({ signIn, texts }) => {
      const { page } = await signIn(name)
      expect(await walk(page, new Shell(page, texts), false)).toEqual(await maySee(page))
    },
  )
}

test('On a phone the menu leads to every page, and the header says in which part one is', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('fuhrpark')
  await page.setViewportSize({ width: 360, height: 740 })
  const shell = new Shell(page, texts)
  expect(await walk(page, shell, true)).toEqual(await maySee(page))
  const { menue } = texts.shell
  for (const [path, part] of [
    [PAGE.heute, menue.heute],
    [PAGE.arbeitsweltListe, menue.arbeitswelt],
    [PAGE.fuehrerschein, menue.fahrzeuge],
    [PAGE.adminFahrzeuge, menue.admin],
  ] as const) {
    await page.goto(path)
    await loaded(page)
    await expect(shell.here).toBeVisible()
    await expect(shell.here).toContainText(part)
    await shell.phoneMenu.click()
    await expect(shell.phoneDrawer.locator('[aria-current]')).toHaveText(new RegExp(`^${part}`))
  }
})

test('The fleet manager comes to the care of the fleet by the Tab key, and the header says where they are', async ({
  signIn,
  texts,
}) => {
  const { page } = await signIn('fuhrpark')
  await page.goto(PAGE.fahrzeuge)
  await loaded(page)
  const { menue } = texts.shell
  const main = page.getByRole('navigation', { name: texts.shell.nav.main })
  await tabTo(main.getByRole('link', { name: menue.admin }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PAGE.admin)
  await expect(main.locator('[aria-current]')).toHaveText([menue.admin])
  const tabs = page.getByRole('navigation', { name: menue.admin, exact: true })
  await tabTo(tabs.getByRole('link', { name: texts.verwaltung.name.auftraege }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PAGE.adminAuftraege)
  await loaded(page)
  // Another page of the same part: the part is still where one is.
  await expect(main.locator('[aria-current]')).toHaveText([menue.admin])
})

test(
  'An approver lands on the requests that wait, and a checker on the licences',
  essential('freigabe', 'fuehrerschein'),
  async ({ signIn }) => {
    for (const [name, path] of [
      ['freigabe', PAGE.freigaben],
      ['pruefer', PAGE.fuehrerschein],
    ] as const) {
      const { page } = await signIn(name)
      await page.goto(PAGE.home)
      await expect(page).toHaveURL(path)
    }
  },
)

test('A driver lands on the trip that can begin, and one press leads to its check-in', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrer')
  await page.setViewportSize({ width: 360, height: 740 })
  const fahrt = await bookFahrt(context)
  try {
    await page.goto(PAGE.home)
    await expect(page).toHaveURL(PAGE.heute)
    const next = page.getByRole('region', { name: texts.heute.naechstes })
    await expect(next).toContainText(fahrt.kennzeichen)
    await expectAccessible(page)
    const button = next.getByRole('link', { name: texts.fahrt.tun.checkIn, exact: true })
    await expect(async () => {
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect((box?.y ?? 0) + (box?.height ?? 0), 'the button is on the first screen').toBeLessThan(740)
    }).toPass({ timeout: 30_000 })
    await button.click()
    await expect(page).toHaveURL(new RegExp(`${fahrt.id}\\?schritt=checkin$`))
  } finally {
    await cancelFahrt(context, fahrt.id)
  }
})
