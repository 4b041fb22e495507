import { address } from '@platzwart/contract/operation'
import * as wire from '@platzwart/contract/operations/leseraum'
import { lockLeseraeume } from '@platzwart/contract/operations/leseraum/sperre'
import { PAGE } from '@platzwart/contract/paths'
import { listen } from '../../fixtures/alerts.ts'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { expect, origin, type Reader, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'
import type { Seat } from '../../pages/kartePage.ts'

const WHEN = { tag: dayIn(2), von: '15:00', bis: '16:00' }
const TIMES = { von: `${WHEN.tag}T14:00:00Z`, bis: `${WHEN.tag}T15:00:00Z` }

/** Keeps a seat from everybody; answers the id of the lock. */
async function lockSeat({ context, page }: Reader, { id }: Seat): Promise<string> {
  const grundrissId = new URL(page.url()).searchParams.get('grundriss')
  const plan = grundrissId ?? (await planOf(context, id))
  const answer = await context.request.post(lockLeseraeume.path, {
    data: { grundrissId: plan, leseraumIds: [id], ...TIMES },
    headers: { origin: origin() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).ids[0]
}

async function planOf(context: Reader['context'], seat: string): Promise<string> {
  const answer = await context.request.get(address(wire.showLeseraum, { id: seat }))
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).grundrissId
}

test(
  'A reader waits for a seat, is offered it when it comes free, and accepts',
  essential('buchung', 'leseraum'),
  async ({ signIn, texts }) => {
    test.slow()
    const words = texts.warteliste
    const leitung = await signIn('leitung')
    const reader = await signIn('leserin')
    await leitung.karte.open(WHEN)
    const seat = await leitung.karte.find('frei')
    const lock = await lockSeat(leitung, seat)

    await reader.karte.open(WHEN)
    await reader.karte.expectState(seat, 'gesperrt')
    const dialog = await reader.karte.choose(seat)
    // On a phone the question opens below what is seen.
    const wide = reader.page.viewportSize()
    await reader.page.setViewportSize({ width: 360, height: 740 })
    await dialog.root.getByRole('button', { name: words.warten }).press('Enter')
    const wait = dialog.root.getByRole('button', { name: beginning(words.absenden) })
    const worauf = dialog.root.getByRole('combobox', { name: words.worauf })
    await expect(worauf).toBeFocused()
    await expect(worauf).toBeInViewport({ ratio: 1 })
    await expect(wait).toBeInViewport({ ratio: 1 })
    if (wide !== null) await reader.page.setViewportSize(wide)
    await expectAccessible(reader.page)
    await wait.press('Enter')
    await expect(dialog.root.getByText(filled(words.dabei, { platz: 1, wartende: 1 }))).toBeVisible()
    await reader.page.keyboard.press('Escape')

    await reader.page.goto(PAGE.heute)
    const place = reader.page.getByRole('region', { name: words.titel })
    await expect(place.getByText(filled(words.stelle, { platz: 1, wartende: 1 }))).toBeVisible()
    await expect(place.getByText(words.nachZeit)).toBeVisible()
    const said = await listen(reader.page)

    const freed = await leitung.context.request.post(address(wire.cancelLeseraumBuchung, { id: lock }), {
      headers: { origin: origin() },
    })
    expect(freed.status(), await freed.text()).toBe(200)
    const offers = reader.page.getByRole('region', { name: words.angebote })
    const accept = offers.getByRole('button', { name: new RegExp(seat.bezeichnung) }).first()
    await expect(accept).toBeVisible({ timeout: 40_000 })
    await expectAccessible(reader.page)
    await expect
      .poll(async () => (await said()).filter((one) => one.startsWith(seat.bezeichnung)).length)
      .toBe(1)
    await accept.click()
    await expect(offers).toBeHidden()
    await reader.karte.open(WHEN)
    await reader.karte.expectState(seat, 'deinPlatz')
  },
)
