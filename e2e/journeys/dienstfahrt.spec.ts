import * as wire from '@platzwart/contract/operations/benachrichtigung'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { essential } from '../fixtures/essential.ts'
import { bookFahrt, freeWindow, readFahrt } from '../fixtures/fahrten.ts'
import { expect, TEXTS, test } from '../fixtures/journey.ts'
import { PEOPLE } from '../fixtures/people.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { filled, tabTo } from '../pages/basePage.ts'
import { FahrtenbuchPage } from '../pages/fahrtenbuchPage.ts'
import { FahrtPage } from '../pages/fahrtPage.ts'
import { FahrzeugePage } from '../pages/fahrzeugePage.ts'
import { PostausgangPage } from '../pages/postausgangPage.ts'
import { shown } from '../pages/shown.ts'

/** A mail is shown in a frame in which nothing runs, and the browser says so of what looks into it. */
const NOTHING_RUNS = { console: [/^Blocked script execution in 'about:srcdoc'/] }
const PHONE = { width: 360, height: 740 }

async function firstFree(fahrzeuge: FahrzeugePage): Promise<string> {
  const name = (await fahrzeuge.bookable.first().getAttribute('aria-label')) ?? ''
  return name.split(': ')[1] ?? ''
}

const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

interface Post {
  readonly id: string
  readonly betreff: string | null
  readonly empfaenger: { readonly email: string }
}

/** Mails are written in the language of who gets them, and sent a moment after the deed. */
async function expectSent(context: BrowserContext, kennzeichen: string) {
  const { betreff } = TEXTS.de.fahrzeugMail.fahrt.fahrzeugSchaden
  const end = `, ${kennzeichen}`
  const begin = betreff.split('{{')[0] ?? ''
  const mails = async () => {
    const answer = await context.request.get(`${wire.listMails.path}?limit=200`)
    const { items } = (await answer.json()) as { items: readonly Post[] }
    return items
      .filter(({ empfaenger }) => empfaenger.email === PEOPLE.fuhrpark)
      .map(({ id, betreff: subject }) => ({ id, subject: subject ?? '' }))
      .filter(({ subject }) => subject.startsWith(begin) && subject.endsWith(end))
  }
  await expect.poll(mails).toHaveLength(1)
  const [mail] = await mails()
  return mail ?? { id: '', subject: '' }
}

test.describe('with the thumb, at 360 pixels', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test(
    'A trip from the booking to the logbook',
    essential('fahrt', 'fahrtenbuch', 'fahrzeug'),
    async ({ signIn, texts, expectTrouble }) => {
      expectTrouble(NOTHING_RUNS)
      const { page, context } = await signIn('fahrerin')
      const fahrzeuge = await new FahrzeugePage(page, texts).open(await freeWindow(context))
      const plate = await firstFree(fahrzeuge)
      const dialog = await fahrzeuge.choose(plate)
      await dialog.grund.fill('Abnahme Schleuse')
      await page.getByRole('textbox', { name: texts.fahrzeug.angaben.zielort }).fill('Brake')
      await dialog.submit.tap()
      await dialog.expectBooked(plate)
      await page.getByRole('dialog').getByRole('link', { name: texts.fahrzeug.fertig.zurFahrt }).tap()

      const fahrt = await new FahrtPage(page, texts).arrived()
      const trip = await readFahrt(context, idIn(page))
      await fahrt.begin('checkIn')
      await fahrt.fill({ tank: 80 })
      await fahrt.look()
      await fahrt.submit('checkIn').tap()
      await fahrt.expectStatus('aktiv')

      await fahrt.begin('checkOut')
      await fahrt.fill({ kilometer: trip.kilometerstand + 37, tank: 55 })
      await fahrt.damage('hinten', 'Kratzer an der Heckklappe')
      await page.getByRole('textbox', { name: texts.fahrt.seite.ziel, exact: true }).fill('Brake, Schleuse 2')
      await page
        .getByRole('textbox', { name: texts.fahrt.seite.grund, exact: true })
        .fill('Abnahme mit Bauamt')
      await fahrt.confirm()
      await fahrt.submit('checkOut').tap()
      await fahrt.itIsRight().tap()
      await fahrt.expectStatus('durchgeführt')

      const next = await signIn('fahrer')
      const { id } = await bookFahrt(next.context, { minutes: 30, fahrzeugId: trip.fahrzeugId })
      await new FahrtPage(next.page, texts).open(id)
      await expect(shown(next.page, 'Kratzer an der Heckklappe')).toBeVisible()

      const leitung = await signIn('leitungNordhafen')
      const { subject } = await expectSent(leitung.context, plate)
      const post = await new PostausgangPage(leitung.page, texts).open()
      await (await post.find(subject, PEOPLE.fuhrpark)).tap()
      await expect(post.heading(subject)).toBeVisible()
      await expect(post.letter).toContainText('Kratzer an der Heckklappe')
      await expectAccessible(leitung.page)

      const keeper = await signIn('fuhrpark')
      const buch = await new FahrtenbuchPage(keeper.page, texts).open(trip.fahrzeugId)
      await expect(buch.newest).toContainText('Brake, Schleuse 2 · Abnahme mit Bauamt')
      await expect(buch.newest).toContainText(filled(texts.fahrtenbuch.zeile.kilometer, { km: 37 }))
      await buch.verify.tap()
      await buch.expectInOrder()
      await buch.export.tap()
      await buch.start.tap()
      expect(await buch.take(() => buch.fetch.tap())).toMatch(/^PK/)
      await buch.again.tap()
      await buch.formatText('pdf').tap()
      await buch.start.tap()
      expect(await buch.take(() => buch.fetch.tap())).toBe('%PDF')
    },
  )
})

test.describe('in English, by keyboard alone', () => {
  test.use({ language: 'en' })

  test('A trip from the booking to the logbook', async ({ signIn, texts, expectTrouble }) => {
    expectTrouble(NOTHING_RUNS)
    const { page, context } = await signIn('fahrer')
    const { keyboard } = page
    const fahrzeuge = await new FahrzeugePage(page, texts).open(await freeWindow(context))
    const plate = await firstFree(fahrzeuge)
    await press(fahrzeuge.bookable.first())
    await expect(fahrzeuge.dialog.grund).toBeFocused()
    await keyboard.type('Lock inspection')
    await tabTo(page.getByRole('textbox', { name: texts.fahrzeug.angaben.zielort }))
    await keyboard.type('Brake')
    await keyboard.press('Enter')
    await fahrzeuge.dialog.expectBooked(plate)
    await press(page.getByRole('dialog').getByRole('link', { name: texts.fahrzeug.fertig.zurFahrt }))

    const fahrt = await new FahrtPage(page, texts).arrived()
    const trip = await readFahrt(context, idIn(page))
    const { formular, tun, seite } = texts.fahrt
    await press(page.getByRole('link', { name: tun.checkIn, exact: true }))
    await expect(fahrt.heading('checkIn')).toBeVisible()
    await type(fahrt.fuel(), '80')
    for (const group of [formular.sauberkeitAussen, formular.sauberkeitInnen]) await choose(page, group)
    for (const point of Object.values(formular.pruefpunkt)) await choose(page, point)
    await press(fahrt.submit('checkIn'))
    await fahrt.expectStatus('aktiv')

    await press(page.getByRole('link', { name: tun.checkOut, exact: true }))
    await expect(fahrt.heading('checkOut')).toBeVisible()
    await type(fahrt.mileage(), String(trip.kilometerstand + 41))
    await type(fahrt.fuel(), '55')
    for (const group of [formular.sauberkeitAussen, formular.sauberkeitInnen]) await choose(page, group)
    await press(fahrt.anyField())
    await expect(fahrt.description()).toBeFocused()
    await keyboard.type('Scratch on the sill')
    await type(page.getByRole('textbox', { name: seite.grund, exact: true }), 'Acceptance with the authority')
    await type(page.getByRole('textbox', { name: seite.ziel, exact: true }), 'Brake, lock 2')
    await tabTo(page.getByRole('checkbox', { name: formular.bestaetigung }))
    await keyboard.press('Space')
    await press(fahrt.submit('checkOut'))
    await press(fahrt.itIsRight())
    await fahrt.expectStatus('durchgeführt')

    const next = await signIn('fahrerin')
    const { id } = await bookFahrt(next.context, { minutes: 30, fahrzeugId: trip.fahrzeugId })
    await new FahrtPage(next.page, texts).open(id)
    await expect(shown(next.page, 'Scratch on the sill')).toBeVisible()

    const leitung = await signIn('leitungNordhafen')
    const { id: mail, subject } = await expectSent(leitung.context, plate)
    const post = new PostausgangPage(leitung.page, texts)
    await post.openMail(mail, subject)
    await expect(post.letter).toContainText('Scratch on the sill')

    const keeper = await signIn('fuhrpark')
    const buch = await new FahrtenbuchPage(keeper.page, texts).open(trip.fahrzeugId)
    await expect(buch.newest).toContainText('Brake, lock 2 · Acceptance with the authority')
    await press(buch.verify)
    await buch.expectInOrder()
    await press(buch.export)
    await press(buch.start)
    expect(await buch.take(() => press(buch.fetch))).toMatch(/^PK/)
    await press(buch.again)
    await tabTo(buch.format('excel'))
    await keeper.page.keyboard.press('ArrowRight')
    await expect(buch.format('pdf')).toBeChecked()
    await press(buch.start)
    expect(await buch.take(() => press(buch.fetch))).toBe('%PDF')
  })
})

async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** In the place of what stands there. */
async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('ControlOrMeta+a')
  await target.page().keyboard.type(text)
}

/** The first of the answers: clean, or in order. */
async function choose(page: Page, group: string): Promise<void> {
  await tabTo(page.getByRole('group', { name: group, exact: true }).getByRole('radio').first())
  await page.keyboard.press('Space')
}
