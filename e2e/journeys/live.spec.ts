import * as wire from '@platzwart/contract/operations/live'
import { dayIn } from '../fixtures/clock.ts'
import { essential } from '../fixtures/essential.ts'
import { expect, type Reader, test } from '../fixtures/journey.ts'
import { beginning } from '../pages/basePage.ts'
import { KartePage, type Seat, type Wish } from '../pages/kartePage.ts'
import { shown } from '../pages/shown.ts'

async function book(reader: Reader, seat: Seat): Promise<void> {
  const dialog = await reader.karte.choose(seat)
  await dialog.book()
  await dialog.expectBooked(seat.bezeichnung)
  await dialog.close()
}

test('What one reader books, another sees without a press', essential('leseraum'), async ({ signIn }) => {
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

/** Milliseconds until the last of the pages shows the seat as taken, once its booker was told that they have it. */
async function reachesAll(pages: readonly KartePage[], reader: Reader, seat: Seat): Promise<number> {
  const shows = pages.map(async (page) => {
    await page.seat(seat).and(page.seats('reserviert')).waitFor()
    return performance.now()
  })
  await book(reader, seat)
  const booked = performance.now()
  return Math.max(...(await Promise.all(shows))) - booked
}

test('Eight tabs of one reader share one stream: what changes reaches all of them within a second, also when the first is closed', async ({
  signIn,
  texts,
  watch,
}) => {
  const when: Wish = { tag: dayIn(3), von: '15:00', bis: '16:00' }
  const { context, karte, page } = await signIn('leser')
  const streams: string[] = []
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === wire.live.path) streams.push(search)
  })
  const tabs = [await karte.open(when)]
  while (tabs.length < 8) {
    const tab = await context.newPage()
    watch.follow(tab)
    tabs.push(await new KartePage(tab, texts).open(when))
  }
  expect(streams).toEqual([''])
  const leserin = await signIn('leserin')
  await leserin.karte.open(when)
  const seat = await leserin.karte.find('frei')
  expect(await reachesAll(tabs, leserin, seat)).toBeLessThan(1_000)

  await page.close()
  await expect.poll(() => streams.length, 'another tab takes the line over').toBe(2)
  expect(streams[1]).toMatch(/^\?after=./)
  const leitung = await signIn('leitung')
  await leitung.karte.open(when)
  const next = await leitung.karte.find('frei')
  expect(await reachesAll(tabs.slice(1), leitung, next)).toBeLessThan(1_000)
  expect(streams).toHaveLength(2)
})
