import { PAGE } from '@platzwart/contract/paths'
import { dayIn } from '../fixtures/clock.ts'
import { expect, test } from '../fixtures/firefox.ts'
import { PASSWORD, PEOPLE } from '../fixtures/people.ts'
import { filled } from '../pages/basePage.ts'
import { search } from '../pages/kartePage.ts'

test('In Firefox a reader signs in and books a free seat on the map', async ({
  inFirefox: screen,
  signIn,
  texts,
}) => {
  // Leaves nothing booked ahead that could stand in the way.
  await signIn('leser')
  const { page } = screen
  await screen.signIn(PEOPLE.leser, PASSWORD)
  await screen.open(`${PAGE.karte}?${search({ tag: dayIn(1), von: '15:00', bis: '16:00' })}`)
  const word = texts.leseraum.platz.leseraum.platz
  const free = `[role="application"] [data-state="frei"][aria-label^="${word} "]`
  const seat = await page.waitForSelector(free, { timeout: 60_000 })
  const id = await seat?.evaluate((one) => one.getAttribute('data-platz') ?? '')
  const name = await seat?.evaluate((one) => one.querySelector('text')?.textContent?.trim() ?? '')
  await seat?.click()

  const dialog = texts.platzDialog
  await screen.press(
    'button',
    filled(dialog.absendenZeit, { tag: 'Do., 11.03.2027', von: '15:00', bis: '16:00' }),
  )
  await screen.find({ kind: 'heading', name: filled(dialog.fertigTitel, { platz: name ?? '' }) })
  await screen.press('button', dialog.fertig)
  const own = `[data-platz="${id}"][data-state="deinPlatz"]`
  await page.waitForSelector(own, { timeout: 60_000 })
  expect(await page.$$(own)).toHaveLength(1)
})
