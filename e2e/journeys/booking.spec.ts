import * as wire from '@platzwart/contract/operations/live'
import { PAGE } from '@platzwart/contract/paths'
import { bookFree } from '../fixtures/bookFree.ts'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, test } from '../fixtures/journey.ts'
import { PEOPLE } from '../fixtures/people.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { escaped, firstWords } from '../pages/basePage.ts'
import { ListePage } from '../pages/leseraum/listePage.ts'

const MORNING = { tag: dayIn(1), von: '10:00', bis: '12:00' }

test(
  'A reader books a free seat with the mouse: seat, book, done',
  essential('leseraum'),
  async ({ signIn }) => {
    const { karte } = await signIn('leserin')
    await karte.open(MORNING)
    const seat = await karte.find('frei')
    const dialog = await karte.choose(seat)
    await dialog.book()
    await dialog.expectBooked(seat.bezeichnung)
    await expectAccessible(karte.page)
    await dialog.close()
    await karte.expectState(seat, 'deinPlatz')
    await karte.buchungen.expectStatus(seat.bezeichnung, 'reserviert')
  },
)

test(
  'A reader books by keyboard only: one tab stop, arrows, Enter, Enter',
  essential('leseraum'),
  async ({ signIn }) => {
    const { page, karte } = await signIn('leserin')
    await karte.open(MORNING)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-platz') ?? null)
    for (let presses = 0; presses < 60 && (await focused()) === null; presses += 1)
      await page.keyboard.press('Tab')
    const first = await focused()
    expect(first, 'the map is reached by Tab').not.toBeNull()
    await page.keyboard.press('ArrowRight')
    expect(await focused(), 'an arrow goes to another seat').not.toBe(first)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    expect(await focused(), 'the map is one tab stop').toBeNull()
    await page.keyboard.press('Shift+Tab')

    const free = await karte.find('frei')
    await karte.seat(free).focus()
    await page.keyboard.press('Enter')
    const dialog = await karte.dialog.arrived()
    for (let presses = 0; presses < 30; presses += 1) {
      if (await dialog.submit.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(dialog.submit).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.expectBooked(free.bezeichnung)
    await page.keyboard.press('Escape')
    await expect(dialog.root).toBeHidden()
    await expect(karte.seat(free)).toBeFocused()
    await karte.expectState(free, 'deinPlatz')
  },
)

test('What a mail or a calendar leads to is the seat of the booking, on its plan and its day', async ({
  signIn,
  expectTrouble,
}) => {
  expectTrouble({ answers: [/^404 \/api\/leseraum-buchungen\//], console: [/404/] })
  const reader = await signIn('leserin')
  const { page, karte } = reader
  const { id, seat, bezeichnung, plan } = await bookFree(reader, dayIn(3))
  await page.goto(`${PAGE.karte}?buchung=${id}`)
  const dialog = await karte.dialog.arrived()
  await expect(dialog.root).toHaveAccessibleName(new RegExp(escaped(bezeichnung)))
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toMatchObject({ grundriss: plan, platz: seat, tag: dayIn(3) })
  // One that is not there leads to the map, and to no dialog.
  await page.goto(`${PAGE.karte}?buchung=${seat}`)
  await karte.arrived()
  await expect(dialog.root).toBeHidden()
})

test(
  'A group room waits for the second person, who confirms it',
  essential('leseraum', 'zusage'),
  async ({ signIn }) => {
    const leserin = await signIn('leserin')
    const leser = await signIn('leser')
    const when = { tag: dayIn(1), von: '13:00', bis: '14:00' }
    await leserin.karte.open(when)
    const room = await leserin.karte.find('frei', 'gruppenraum')
    const dialog = await leserin.karte.choose(room)
    await dialog.gruppengroesse.fill('3')
    await dialog.zweitePerson.fill(PEOPLE.leser)
    await dialog.book()
    await dialog.expectTentative(room.bezeichnung)
    await dialog.close()
    await leserin.karte.expectState(room, 'deinPlatz')
    await leserin.karte.buchungen.expectStatus(room.bezeichnung, 'vorgemerkt')

    await leser.karte.open(when)
    await leser.karte.buchungen.action(room.bezeichnung, 'bestaetigen').click()
    await leser.karte.buchungen.expectStatus(room.bezeichnung, 'reserviert')
    await leserin.karte.buchungen.expectStatus(room.bezeichnung, 'reserviert')
  },
)

test('A booking that is raised to two people asks who the second one is', async ({ signIn }) => {
  const { karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(1), von: '14:00', bis: '15:00' })
  const room = await karte.find('frei', 'gruppenraum', 1)
  const dialog = await karte.choose(room)
  await dialog.gruppengroesse.fill('1')
  await dialog.book()
  await dialog.expectBooked(room.bezeichnung)
  await dialog.action('aendern').click()
  await dialog.gruppengroesse.fill('2')
  await dialog.zweitePerson.fill(PEOPLE.leser)
  await expectAccessible(karte.page)
  await dialog.save.click()
  await dialog.expectTentative(room.bezeichnung)
})

test('A booking that is about to start can be checked in', async ({ signIn }) => {
  const { karte } = await signIn('leitung')
  await karte.open({ tag: dayIn(0), von: '10:15', bis: '11:00' })
  const seat = await karte.bookFree()
  await karte.buchungen.action(seat.bezeichnung, 'einchecken').click()
  await karte.buchungen.expectStatus(seat.bezeichnung, 'durchgeführt')
  await expect(karte.buchungen.action(seat.bezeichnung, 'stornieren')).toHaveCount(0)
})

test('A cancelled booking can be taken back for ten seconds', essential('leseraum'), async ({ signIn }) => {
  const { karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(2), von: '14:00', bis: '15:00' })
  const seat = await karte.bookFree()
  await karte.buchungen.action(seat.bezeichnung, 'stornieren').click()
  await expect(karte.buchungen.undo(seat.bezeichnung)).toBeVisible()
  await karte.buchungen.undo(seat.bezeichnung).click()
  await karte.buchungen.expectStatus(seat.bezeichnung, 'reserviert')
  await karte.expectState(seat, 'deinPlatz')
  await karte.buchungen.action(seat.bezeichnung, 'stornieren').click()
  await karte.expectState(seat, 'frei')
})

test('A taken seat says why, and what can be had instead', async ({ signIn, texts }) => {
  const leserin = await signIn('leserin')
  const leser = await signIn('leser')
  const when = { tag: dayIn(2), von: '10:00', bis: '12:00' }
  await leserin.karte.open(when)
  const seat = await leserin.karte.find('frei')
  const first = await leserin.karte.choose(seat)
  await first.book()
  await first.expectBooked(seat.bezeichnung)

  await leser.karte.open(when)
  await leser.karte.expectState(seat, 'reserviert')
  const dialog = await leser.karte.choose(seat)
  await expect(dialog.refusal).toContainText(firstWords(texts.fehler['buchung.belegt']))
  await expect(dialog.alternatives).not.toHaveCount(0)
  await expectAccessible(leser.page)
  await dialog.alternatives.first().click()
  await dialog.expectBooked()
  await dialog.close()
  await expect(leser.karte.buchungen.root.getByText(texts.leseraum.buchungen.status.reserviert)).toBeVisible()
})

test(
  'Who was a moment too late is told by the server, loses no input, and gets alternatives',
  essential('leseraum'),
  async ({ signIn, texts, expectTrouble }) => {
    expectTrouble({ answers: [/^409 \/api\/leseraum-buchungen$/], requests: [/^\/api\/live/] })
    const leserin = await signIn('leserin')
    const leser = await signIn('leser')
    const when = { tag: dayIn(5), von: '15:00', bis: '16:00' }
    await leser.page.route(`**${wire.live.path}*`, (route) => route.abort())
    await leser.karte.open(when)
    await leserin.karte.open(when)
    const seat = await leser.karte.find('frei')
    const dialog = await leser.karte.choose(seat)
    const faster = await leserin.karte.choose(seat)
    await faster.book()
    await faster.expectBooked(seat.bezeichnung)
    await dialog.book()
    await expect(dialog.refusal).toContainText(firstWords(texts.fehler['buchung.belegt']))
    await expect(dialog.alternatives).toHaveCount(3)
  },
)

test('Everything of the map can be done in the list', essential('leseraum'), async ({ signIn, texts }) => {
  const { page, karte } = await signIn('leserin')
  const when = { tag: dayIn(5), von: '10:00', bis: '11:00' }
  await karte.open(when)
  const seat = await karte.find('frei')
  const liste = await new ListePage(page, texts).open(when)
  // Hundreds of seats are hundreds of stops: there is a way past them.
  await page.getByRole('link', { name: texts.planWords.liste.zuBuchungen }).press('Enter')
  await expect(page.getByRole('heading', { name: texts.leseraum.buchungen.titel })).toBeFocused()
  const dialog = await liste.choose(seat.bezeichnung)
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)
  await dialog.close()
  await expect(liste.row(seat.bezeichnung)).toContainText(texts.leseraum.zustand.deinPlatz)
  await page.getByRole('link', { name: texts.shell.menue.karte, exact: true }).click()
  await karte.arrived()
  await karte.expectState(seat, 'deinPlatz')
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('An English reader books without a German word', essential('leseraum'), async ({ signIn, texts }) => {
    const { page, karte } = await signIn('leser')
    await karte.open({ tag: dayIn(5), von: '17:00', bis: '18:00' })
    const seat = await karte.find('frei')
    const dialog = await karte.choose(seat)
    await dialog.book()
    await dialog.expectBooked(seat.bezeichnung)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await dialog.close()
    await karte.buchungen.expectStatus(seat.bezeichnung, 'reserviert')
    await expect(
      karte.buchungen.root.getByRole('heading', { name: texts.leseraum.buchungen.titel }),
    ).toBeVisible()
  })
})
