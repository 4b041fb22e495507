import * as wire from '@platzwart/contract/operations/leseraum'
import { listen } from '../fixtures/alerts.ts'
import { dayIn } from '../fixtures/clock.ts'
import { expect, test } from '../fixtures/journey.ts'

test('Who books a seat hears that it is booked, never that it is taken, however early the news of it comes', async ({
  signIn,
  texts,
}) => {
  const { page, karte } = await signIn('leserin')
  await karte.open({ tag: dayIn(2), von: '11:00', bis: '12:00' })
  const seat = await karte.find('frei')
  const dialog = await karte.choose(seat)
  const said = await listen(page)
  // The answer is kept back until everybody, oneself included, has had the news and the own bookings were read again.
  await page.route(`**${wire.listLeseraumBuchungen.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    await karte.expectState(seat, 'deinPlatz')
    await karte.buchungen.expectStatus(seat.bezeichnung, 'reserviert', '11:00 –')
    await route.fulfill({ response: answer })
  })
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)
  expect((await said()).filter((text) => text.includes(texts.platzDialog.nichtBuchbar))).toEqual([])
})
