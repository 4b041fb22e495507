import { PAGE } from '@platzwart/contract/paths'
import { CLIENT_ID, CLIENT_SECRET, openService } from '@platzwart/server/testing/anmeldedienst'
import type { Browser, Page } from '@playwright/test'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, test } from '../../fixtures/journey.ts'
import { PASSWORD, PEOPLE } from '../../fixtures/people.ts'
import { untaken } from '../../fixtures/untaken.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'
import { KartePage } from '../../pages/kartePage.ts'
import { LoginPage } from '../../pages/loginPage.ts'
import { settled } from '../../pages/settled.ts'

const WHEN = { tag: dayIn(0), von: '15:00', bis: '16:00' }

/** Somebody at the house's own address. */
async function atHouse(browser: Browser): Promise<Page> {
  const url = new URL(origin())
  url.hostname = 'lindenau.localhost'
  const context = await browser.newContext({ baseURL: url.origin, locale: 'de-DE' })
  return context.newPage()
}

test(
  'Whoever looks after a house sets its sign-in service up by screens alone; somebody new comes in by it, with a mapped group, and books',
  essential('anmeldedienst'),
  async ({ browser, texts, watch }) => {
    test.slow()
    const words = texts.anmeldedienst
    const name = untaken('Uni-Konto')
    const kennung = untaken('alma')
    const service = await openService({
      people: {
        [kennung]: {
          email: `${kennung.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@nirgends.example`,
          email_verified: true,
          name: 'Alma Sommer',
          groups: ['lesende'],
        },
      },
      redirects: ['http://lindenau.localhost/unset'],
    })
    const admin = await atHouse(browser)
    const reader = await atHouse(browser)
    watch.follow(admin)
    watch.follow(reader)
    try {
      const login = await new LoginPage(admin, texts).open()
      await login.signIn(PEOPLE.leitung, PASSWORD)
      await expect(admin).not.toHaveURL(new RegExp(PAGE.login))
      await admin.goto(PAGE.adminAnmeldung)
      const fresh = admin.getByRole('region', { name: words.neu.titel })
      await expectAccessible(admin)
      const redirect = await fresh
        .getByText(/\/rueckkehr$/)
        .first()
        .textContent()
      service.set([redirect ?? ''])
      await fresh.getByRole('textbox', { name: beginning(words.feld.name) }).fill(name)
      await fresh.getByRole('textbox', { name: beginning(words.feld.aussteller) }).fill(service.issuer)
      await fresh.getByRole('textbox', { name: beginning(words.feld.clientId) }).fill(CLIENT_ID)
      await fresh.getByRole('textbox', { name: beginning(words.feld.geheimnis) }).fill(CLIENT_SECRET)
      await fresh.getByRole('button', { name: words.neu.anlegen }).click()

      // Switched on, for everybody, with a group of theirs that becomes one of the house.
      const panel = admin.getByRole('region', { name, exact: true })
      await panel
        .getByRole('textbox', { name: beginning(words.feld.bereiche) })
        .fill('openid email profile groups')
      await panel.getByRole('combobox', { name: beginning(words.feld.zutritt) }).selectOption('alle')
      await panel.getByRole('checkbox', { name: beginning(words.feld.aktiv) }).check()
      await panel.getByRole('button', { name: words.zuordnung.dazu }).click()
      await panel
        .getByRole('textbox', { name: beginning(filled(words.zuordnung.wertNr, { nr: '1' })) })
        .fill('lesende')
      await panel
        .getByRole('combobox', { name: beginning(filled(words.zuordnung.zielNr, { nr: '1' })) })
        .selectOption({ index: 1 })
      await panel.getByRole('button', { name: words.speichern }).click()
      await expect(panel.getByText(words.stand.an, { exact: true })).toBeVisible()
      await settled(admin)

      // Tried out: every claim, and what it becomes; nobody has come in by it.
      await panel.getByRole('button', { name: words.probe.knopf }).click()
      await expect(panel.getByText(words.probe.herein)).toBeVisible()
      await expect(panel.getByRole('rowheader', { name: 'groups', exact: true })).toBeVisible()
      await expectAccessible(admin)

      await reader.goto(PAGE.login)
      await reader.getByRole('button', { name: filled(texts.dienst.knopf, { name }) }).click()
      // Back from the provider, and led to the start page.
      await expect(reader).toHaveURL(new RegExp(`${PAGE.heute}|${PAGE.karte}`))
      await settled(reader)
      const karte = new KartePage(reader, texts)
      await karte.open(WHEN)
      const seat = await karte.find('frei')
      const dialog = await karte.choose(seat)
      await dialog.book()
      await dialog.expectBooked(seat.bezeichnung)
      await settled(reader)

      await admin.reload()
      await panel.getByRole('button', { name: texts.pflege.loeschen }).click()
      await panel.getByRole('button', { name: texts.pflege.jaLoeschen }).click()
      await expect(panel).toHaveCount(0)
      await settled(admin)
    } finally {
      await admin.context().close()
      await reader.context().close()
      service.close()
    }
  },
)
