import { PAGE } from '@platzwart/contract/paths'
import { readPhrases } from '@platzwart/phrases/read'
import { expect, type Page, test } from '@playwright/test'
import { countEffort } from '../../fixtures/effort.ts'
import { essential } from '../../fixtures/essential.ts'
import { type RunningServer, startServer } from '../../fixtures/server.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { filled } from '../../pages/basePage.ts'
import { FirstCar } from '../../pages/first/firstCar.ts'
import { FirstRoom, type Press } from '../../pages/first/firstRoom.ts'
import { FirstRules, GUESTS } from '../../pages/first/firstRules.ts'
import { ManySeats } from '../../pages/first/manySeats.ts'
import { followRequests } from '../../pages/settled.ts'

/** An installation of its own, as empty as on the first day. */
let server: RunningServer

test.beforeEach(async () => {
  server = await startServer(false)
})

test.afterEach(() => server.stop())

const OPERATOR = 'betreiber@platzwart.example'
const PASSWORD = 'ein langer Satz ohne Namen darin'
type Role = Parameters<Press>[0]

const WAYS = { de: 'the mouse', en: 'the keyboard' } as const

for (const language of ['de', 'en'] as const) {
  test(
    `In ${language} an empty installation becomes a house in which a reader has a seat and a trip, by ${WAYS[language]}`,
    language === 'de' ? essential('betreiber', 'einrichtung', 'standort') : {},
    async ({ browser }) => {
      const texts = await readPhrases(language)
      const { betreiber, einrichtung, haus, sitzung, shell } = texts
      const context = await browser.newContext({ locale: language === 'de' ? 'de-DE' : 'en-GB' })
      // Chosen on this device.
      await context.addInitScript((chosen) => localStorage.setItem('platzwart-sprache', chosen), language)
      const effort = await countEffort(context)
      const page = await context.newPage()
      followRequests(page)
      const press: Press = (role, name) => choose(page, language, role, name)

      /** Whoever has a one-time link sets a password by it, and is signed in. */
      async function setPassword(link: string, email: string) {
        await page.goto(link)
        await expect(page.getByRole('textbox', { name: sitzung.recovery.account })).toHaveValue(email)
        await page.getByLabel(sitzung.passwort.new, { exact: true }).fill(PASSWORD)
        await page.getByLabel(sitzung.passwort.repeat, { exact: true }).fill(PASSWORD)
        await press('button', sitzung.recovery.newSubmit)
      }

      /** The server prints it when it has begun to answer. */
      async function printedLink(): Promise<string> {
        const link = () => /http\S+token=\S+/.exec(server.said())?.[0] ?? ''
        await expect.poll(link, 'a link for the first operator').not.toBe('')
        return link()
      }

      await setPassword(await printedLink(), OPERATOR)
      await expect(page.getByRole('heading', { name: betreiber.titel, level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${server.url}${PAGE.adminMandanten}`)
      await expectAccessible(page)

      await press('link', betreiber.neu)
      const name = `Haus ${language}`
      const email = `leitung@${language}.example`
      const domain = `haus-${language}.localhost`
      const type = (label: string, text: string) =>
        page.getByRole('textbox', { name: label, exact: true }).fill(text)
      await type(haus.feld.name, name)
      await type(betreiber.feld.domains, domain)
      await type(betreiber.feld.vorname, 'Lea')
      await type(betreiber.feld.nachname, 'Leitung')
      await type(betreiber.feld.email, email)
      await press('checkbox', betreiber.modul.fahrzeugbuchung)
      await expectAccessible(page)
      await press('button', betreiber.neues.anlegen)
      await expect(
        page.getByRole('heading', { name: filled(betreiber.neues.fertig, { name }) }),
      ).toBeVisible()
      const link = await page.getByRole('textbox', { name: betreiber.neues.link }).inputValue()
      expect(new URL(link).hostname).toBe(domain)
      await expectAccessible(page)

      await press('link', betreiber.neues.zumHaus)
      await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
      await expectAccessible(page)
      await press('link', shell.menue.logout)
      await expect(page.getByLabel(sitzung.login.passwort, { exact: true })).toBeVisible()

      await setPassword(link, email)
      await expect(page).toHaveURL(new RegExp(`^http://${domain}:`))
      await expect(page.getByRole('button', { name: /LL$/ })).toBeVisible()
      // Whoever begins is led to what is missing.
      await expect(page.getByRole('heading', { name: einrichtung.titel, level: 1 })).toBeVisible()
      await expect(page.getByText(einrichtung.schon.ohnePlatz.standort)).toBeVisible()
      await expectAccessible(page)
      // A look at what it will be, and nothing of it is left.
      await press('button', einrichtung.beispiel.anlegen)
      await expect(page.getByText(einrichtung.beispiel.da)).toBeVisible()
      await expect(page.getByText(einrichtung.schon.ohneFahrt.scheine)).toBeVisible()
      await press('button', einrichtung.beispiel.entfernen)
      await expectAccessible(page)
      await press('button', einrichtung.beispiel.ja)
      await expect(page.getByText(einrichtung.schon.ohnePlatz.standort)).toBeVisible()

      const room = new FirstRoom({ page, texts, press })
      const rules = new FirstRules({ page, texts, press })
      const car = new FirstCar({ page, texts, press })
      const before = effort()
      await room.makeStandort()
      await room.makePlan()
      await room.bringPicture()
      await room.makeSeats()
      await room.moveSeat()
      const many = new ManySeats({ page, texts, press })
      await many.choose()
      await room.numberAnew()
      await many.copyAndTakeBack()
      await many.choose()
      await many.putOutOfUseAndBack()
      await room.expectToldIn(einrichtung.schon.ohnePlatz.zeiten)
      await press('link', einrichtung.schritt.zeiten.name)
      await room.saveHours()
      const raeume = filled(einrichtung.schon.raeume_one, { count: '1' })
      await room.expectToldIn(filled(einrichtung.schon.plaetze_other, { count: '60', raeume }))
      await rules.closeOnHolidays()
      await rules.restrictGroup()
      await room.expectToldIn(filled(einrichtung.schon.plaetze_other, { count: '60', raeume }))
      await car.makeCar()
      const reader = { vorname: 'Lesja', nachname: 'Leser', email: `leser@${language}.example` }
      const invitation = await room.invite(reader, GUESTS)
      await page.keyboard.press('Escape')
      await room.expectToldIn(einrichtung.schon.ohneFahrt.scheine)
      await car.checkLicence(reader)
      const fahrer = filled(einrichtung.schon.fahrer_one, { count: '1' })
      await room.expectToldIn(filled(einrichtung.schon.fahrzeuge_one, { count: '1', fahrer }))
      await context.clearCookies()
      await setPassword(invitation, reader.email)
      await expect(page.getByRole('button', { name: /LL$/ })).toBeVisible()
      await rules.expectTooFarAhead()
      if (language === 'de') await room.bookSeat()
      else await room.bookSeatByKeys()
      // From the empty house to a booked seat and all that was tried beside it, at the pace of people: within ten minutes.
      expect(effort().seconds - before.seconds, JSON.stringify(effort())).toBeLessThan(600)
      await car.bookTrip()
      await context.close()
    },
  )
}

async function choose(page: Page, language: 'de' | 'en', role: Role, name: string): Promise<void> {
  // An empty page offers its first step twice: above and in its middle.
  const target = page.getByRole(role, { name, exact: true }).first()
  // Of a box the words beside it are pressed: it is smaller than a finger.
  if (language === 'de') return role === 'checkbox' ? target.locator('..').click() : target.click()
  await expect(target).toBeEnabled()
  await target.focus()
  await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
}
