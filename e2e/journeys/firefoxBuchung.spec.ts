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
  const { id, name } = await screen.pressOn(free, (seat) => ({
    id: seat.getAttribute('data-platz') ?? '',
    name: seat.querySelector('text')?.textContent?.trim() ?? '',
  }))

  const dialog = texts.platzDialog
  await screen.press(
    'button',
    filled(dialog.absendenZeit, { tag: 'Do., 11.03.2027', von: '15:00', bis: '16:00' }),
  )
  await screen.find({ kind: 'heading', name: filled(dialog.fertigTitel, { platz: name }) })
  await screen.press('button', dialog.schliessen)
  const own = `[data-platz="${id}"][data-state="deinPlatz"]`
  await page.waitForSelector(own, { timeout: 60_000 })
  expect(await page.$$(own)).toHaveLength(1)
})
