import { dayIn } from '../fixtures/clock.ts'
import { expect, type Reader, test } from '../fixtures/journey.ts'
import { beginning } from '../pages/basePage.ts'
import type { Seat, Wish } from '../pages/kartePage.ts'
import { shown } from '../pages/shown.ts'

async function book(reader: Reader, seat: Seat): Promise<void> {
  const dialog = await reader.karte.choose(seat)
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)
  await dialog.close()
}

test('What one reader books, another sees without a press', async ({ signIn }) => {
  const when: Wish = { tag: dayIn(1), von: '15:00', bis: '16:00' }
  const leserin = await signIn('leserin')
  const leser = await signIn('leser')
  await leserin.karte.open(when)
  await leser.karte.open(when)
  const seat = await leserin.karte.find('frei')
  const dialog = await leserin.karte.choose(seat)
  await leser.karte.expectState(seat, 'frei')
  await Promise.all([dialog.book(), dialog.expectBooked(seat.bezeichnung)])
  await leser.karte.expectState(seat, 'reserviert')
  await expect(leser.karte.seat(seat)).toHaveAccessibleName(/\S/)
})

test('A cut line is said, and after it nothing is missing', async ({ signIn, texts, expectTrouble }) => {
  expectTrouble({
    requests: [/ERR_INTERNET_DISCONNECTED/, /^\/api\//],
    console: [/ERR_INTERNET_DISCONNECTED/],
  })
  const when: Wish = { tag: dayIn(2), von: '16:00', bis: '17:00' }
  const leserin = await signIn('leserin')
  const leser = await signIn('leser')
  await leserin.karte.open(when)
  await leser.karte.open(when)
  const seat = await leserin.karte.find('frei')
  const banner = shown(leser.page, beginning(texts.shell.live.offline))

  await leser.context.setOffline(true)
  await expect(banner).toBeVisible()
  await book(leserin, seat)
  await leser.karte.expectState(seat, 'frei')

  await leser.context.setOffline(false)
  await leser.karte.expectState(seat, 'reserviert')
  await expect(banner).toBeHidden()
})
