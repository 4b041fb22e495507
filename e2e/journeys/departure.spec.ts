import { PAGE } from '@platzwart/contract/paths'
import { dayIn, now } from '../fixtures/clock.ts'
import { bookFahrt } from '../fixtures/fahrten.ts'
import { expect, test } from '../fixtures/journey.ts'
import { letTimePass } from '../fixtures/screenClock.ts'
import { expectAccessible } from '../pages/accessibility.ts'
import { beginning } from '../pages/basePage.ts'
import { FahrtPage } from '../pages/fahrtPage.ts'
import { FahrzeugePage, UebersichtPage } from '../pages/fahrzeugePage.ts'
import { shown } from '../pages/shown.ts'

/** `9.3.`, as a column of the overview is headed. */
const columnOf = (day: string) => {
  const { day: number, month } = Temporal.PlainDate.from(day)
  return `${number}.${month}.`
}

test('The overview begins today, and paging leads seven days on and back', async ({ signIn, texts }) => {
  const { page } = await signIn('fahrerin')
  const overview = await new UebersichtPage(page, texts).open({ zoom: 'woche' })
  const days = overview.plan.locator('header').getByTitle(/\d{4}/)
  await expect(days.first()).toContainText(columnOf(dayIn(0)))
  await expect(days.last()).toContainText(columnOf(dayIn(6)))
  await page.getByRole('button', { name: texts.fahrzeug.leiste.vor }).click()
  await expect(days.first()).toContainText(columnOf(dayIn(7)))
  await expect(page).toHaveURL(new RegExp(`ab=${dayIn(7)}`))
  await page.reload()
  await overview.arrived()
  await expect(days.first()).toContainText(columnOf(dayIn(7)))
  await page.getByRole('button', { name: texts.fahrzeug.leiste.zurueck }).click()
  await expect(days.first()).toContainText(columnOf(dayIn(0)))
})

test('A missed check-in is called that wherever the trip is shown, and what is left of it is booked anew', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrerin')
  const { verpasst } = texts.fahrzeug.status
  const trip = await bookFahrt(context)
  await letTimePass(page, 40)
  await page.goto(PAGE.fahrten)
  const card = new FahrzeugePage(page, texts).trip(trip.kennzeichen, '10:15 – ')
  await expect(card).toContainText(verpasst)
  await expect(card).toContainText('11:15')
  await expectAccessible(page)

  await new FahrtPage(page, texts).open(trip.id)
  await expect(shown(page, verpasst, { exact: true })).toBeVisible()

  const overview = await new UebersichtPage(page, texts).open({ zoom: 'tag', suche: trip.kennzeichen })
  const bar = overview.row(trip.kennzeichen).getByRole('button', { name: beginning(verpasst) })
  await bar.click()
  await expect(page.getByRole('dialog')).toContainText(verpasst)

  await page.goto(PAGE.fahrten)
  await card.getByRole('button', { name: beginning(texts.fahrzeug.fahrten.neuBuchen) }).click()
  await new FahrzeugePage(page, texts).arrived()
  const today = now.toPlainDate().toString()
  const search = new URL(page.url()).searchParams
  expect([search.get('von'), search.get('bis')]).toEqual([`${today}T11:00`, `${today}T12:15`])
  const cars = new FahrzeugePage(page, texts)
  await cars.bookable.first().click()
  await expect(cars.dialog.grund, 'what was said of the trip is kept').toHaveValue('Kundentermin')
})

test('Who searches during the own trip hears of it, can go there, and is offered the time after it', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrerin')
  const trip = await bookFahrt(context)
  const today = now.toPlainDate().toString()
  await page.goto(`${PAGE.fahrzeuge}?von=${today}T10:15&bis=${today}T11:15`)
  const named = shown(page, texts.fahrzeug.unterwegs.selbst.replace('{{kennzeichen}}', trip.kennzeichen), {
    exact: true,
  })
  await expect(named).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: texts.fahrzeug.fertig.zurFahrt })).toHaveAttribute(
    'href',
    new RegExp(trip.id),
  )
  await page.getByRole('button', { name: beginning(texts.fahrzeug.unterwegs.danach) }).click()
  await expect(named).toBeHidden()
  await expect(new FahrzeugePage(page, texts).bookable.first()).toBeVisible()
  expect(new URL(page.url()).searchParams.get('von')).toBe(`${today}T12:15`)
})

test('In the dialog of a car one hears of the own trip, and takes the time after it', async ({
  signIn,
  texts,
}) => {
  const { page, context } = await signIn('fahrerin')
  const trip = await bookFahrt(context)
  const today = now.toPlainDate().toString()
  await page.goto(`${PAGE.fahrzeuge}?von=${today}T10:15&bis=${today}T11:15&fahrzeug=${trip.fahrzeugId}`)
  const dialog = page.getByRole('dialog')
  const note = dialog.getByRole('note').filter({ hasText: beginning(texts.fahrzeug.unterwegs.selbst) })
  await expect(note.getByRole('link', { name: texts.fahrzeug.fertig.zurFahrt })).toHaveAttribute(
    'href',
    new RegExp(trip.id),
  )
  await note.getByRole('button', { name: beginning(texts.fahrzeug.unterwegs.stattdessen) }).click()
  await expect(note).toBeHidden()
  expect(new URL(page.url()).searchParams.get('von')).toBe(`${today}T12:15`)
})
