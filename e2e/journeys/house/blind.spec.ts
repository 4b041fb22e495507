import type { Page } from '@playwright/test'
import { listen } from '../../fixtures/alerts.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, test } from '../../fixtures/journey.ts'
import { PASSWORD, PEOPLE } from '../../fixtures/people.ts'
import { filled, tabTo } from '../../pages/basePage.ts'
import { ListePage } from '../../pages/leseraum/listePage.ts'
import { LoginPage } from '../../pages/loginPage.ts'

/** What a screen reader says of where one is: its role and its name. */
const here = (page: Page) => page.locator(':focus').ariaSnapshot()

const STOPS = 60

/** Back along the way through the page until what is said there. */
async function backTo(page: Page, words: string): Promise<void> {
  for (let stops = 0; stops < STOPS && !(await here(page)).includes(words); stops += 1)
    await page.keyboard.press('Shift+Tab')
  expect(await here(page)).toContain(words)
}

/** That some names are said one after the other, as the page is read from its beginning. */
async function expectRead(page: Page, ...names: readonly string[]): Promise<void> {
  const read = await page.locator('body').ariaSnapshot()
  const places = names.map((name) => read.indexOf(name))
  expect(places, `${names.join(', ')} in ${read.slice(0, 2_000)}`).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
}

test(
  'Whoever sees nothing signs in, finds a free seat in the list, books it, hears so, and takes it back',
  essential('leseraum'),
  async ({ page, signIn, texts }) => {
    test.slow()
    const { keyboard } = page
    const { karte, buchungen } = texts.leseraum
    const { liste: words } = texts.planWords
    // Nothing is booked ahead.
    await signIn('leserin')
    const login = await new LoginPage(page, texts).open()
    await expect(login.email).toBeFocused()
    await keyboard.type(PEOPLE.leserin)
    await keyboard.press('Tab')
    await expect(login.passwort).toBeFocused()
    await keyboard.type(PASSWORD)
    await keyboard.press('Enter')

    // Where one has come to is said first, and the way past the menu is the first of the page.
    await expect(page.getByRole('heading', { level: 1, name: karte.titel })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${karte.titel}`))
    await expectRead(page, texts.shell.skipToContent, '- banner', '- main', `heading "${karte.titel}"`)
    await backTo(page, `link "${words.titel}"`)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.titel })).toBeFocused()
    const liste = await new ListePage(page, texts).arrived()

    const state = page.getByRole('cell', { name: new RegExp(`^${texts.leseraum.zustand.frei}`) })
    const free = liste.table.getByRole('row').filter({ has: state })
    const platz = (await free.first().getByRole('rowheader').textContent()) ?? ''
    const columns = [words.nummer, words.zustand, words.zone, words.ausstattung, words.aktion]
    await expectRead(page, `row "${columns.join(' ')}"`, `rowheader "${platz}"`)
    await tabTo(liste.opener(platz))
    expect(await here(page)).toContain(`Platz ${platz}: ${words.oeffnen}`)
    await keyboard.press('Enter')
    const dialog = await liste.dialog.arrived()
    await expect(dialog.root).toHaveAccessibleName(new RegExp(platz))
    await expect(dialog.submit, 'one press from the seat to its booking').toBeFocused()
    const told = await listen(page)
    await keyboard.press('Enter')
    await dialog.expectBooked(platz)
    await expect
      .poll(async () => (await told()).join(' '), 'that it is booked is said at once')
      .toContain(filled(texts.platzDialog.fertigTitel, { platz }))

    // Back at the seat, which is one's own now; the same press leads to its booking, and what becomes of that is heard.
    await expect.poll(() => here(page)).toContain(`Platz ${platz}: ${words.ansehen}`)
    await expectRead(page, `rowheader "${platz}"`, `region "${buchungen.titel}"`, `article "${platz},`)
    const said = await listen(page)
    await keyboard.press('Enter')
    const own = await liste.dialog.arrived()
    await tabTo(own.action('stornieren'))
    await keyboard.press('Enter')
    await expect(own.action('rueckgaengig')).toBeFocused()
    await expect.poll(said).toContain(filled(buchungen.storniert, { platz }))
    await keyboard.press('Enter')
    await expect.poll(said).toContain(filled(buchungen.wiederDa, { platz }))
    await expect(own.action('stornieren')).toBeVisible()
    await keyboard.press('Escape')
    await expect.poll(() => here(page)).toContain(`Platz ${platz}: ${words.ansehen}`)
    await liste.buchungen.expectStatus(platz, 'reserviert')
  },
)
