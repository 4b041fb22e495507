import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { dayIn } from '../../fixtures/clock.ts'
import { expect, type Reader, test } from '../../fixtures/journey.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'

test('Who leaves early ends the booking, can stay after all, and gives the rest to others', async ({
  signIn,
  texts,
}) => {
  const words = texts.ankunft
  const reader = await signIn('leserin')
  const other = await signIn('leser')
  const when = { tag: dayIn(0), von: '10:00', bis: '12:00' }
  const seat = await (await reader.karte.open(when)).bookFree()
  const { buchungen } = reader.karte
  await buchungen.action(seat.bezeichnung, 'einchecken').click()
  await buchungen.expectStatus(seat.bezeichnung, 'durchgeführt')
  await other.karte.open({ ...when, von: '10:15' })
  await other.karte.expectState(seat, 'belegt')

  // At "Heute", by keyboard.
  await reader.page.goto('/heute')
  const end = reader.page.getByRole('button', { name: beginning(words.beenden) })
  await end.press('Enter')
  const stay = reader.page.getByRole('button', { name: beginning(words.zurueck) })
  await expect(stay).toBeFocused()
  await expectAccessible(reader.page)
  await stay.press('Enter')
  await expect(end).toBeFocused()

  // And on the map, for good.
  await reader.karte.open(when)
  await buchungen
    .entry(seat.bezeichnung)
    .getByRole('button', { name: beginning(words.beenden) })
    .click()
  await expect(reader.page.getByText(words.beendet)).toBeVisible()
  await other.karte.expectState(seat, 'frei')
})

/** Where the code at a seat leads, as whoever looks after the rooms has printed it; and its plan. */
async function codeOf({ context }: Reader, seat: string) {
  const room = await context.request.get(address(raumWire.showLeseraum, { id: seat }))
  const { grundrissId } = await room.json()
  const answer = await context.request.get(address(wire.listPlatzcodes, { id: grundrissId }))
  const codes: { leseraumId: string; adresse: string }[] = await answer.json()
  const { pathname, search } = new URL(codes.find(({ leseraumId }) => leseraumId === seat)?.adresse ?? '')
  return { grundrissId: String(grundrissId), path: pathname + search }
}

test('The code at a seat checks in who booked it, and lets who finds it free book it by one press', async ({
  signIn,
  texts,
}) => {
  test.slow()
  const words = texts.ankunft.platz
  const leitung = await signIn('leitung')
  const reader = await signIn('leserin')
  const other = await signIn('leser')
  const when = { tag: dayIn(0), von: '10:00', bis: '12:00' }
  const seat = await (await reader.karte.open(when)).bookFree()
  const code = await codeOf(leitung, seat.id)

  await leitung.page.goto(`/admin/raeume/${code.grundrissId}?reiter=codes`)
  const picture = { name: filled(texts.ankunft.codes.bild, { platz: seat.bezeichnung }), exact: true }
  await expect(leitung.page.getByRole('img', picture)).toBeVisible()
  await expectAccessible(leitung.page)
  await leitung.page.goto(`/platz/${seat.id}/anzeige`)
  await expect(leitung.page.getByRole('img', picture)).toBeVisible()
  await expectAccessible(leitung.page)

  await reader.page.goto(code.path)
  await reader.page.getByRole('button', { name: words.einchecken }).press('Enter')
  await expect(reader.page.getByText(beginning(words.da.split('{{')[0] ?? ''))).toBeVisible()
  await expectAccessible(reader.page)

  // Theirs begins in eight minutes; until then, and no longer, somebody else may sit there.
  await other.page.goto(code.path)
  await expect(
    other.page.getByRole('button', { name: filled(words.buchen, { zeit: '10:15' }) }),
  ).toBeVisible()
  await other.karte.open(when)
  const free = await other.karte.find('frei')
  const { path } = await codeOf(leitung, free.id)
  await other.page.goto(path)
  await expectAccessible(other.page)
  const longest = other.page
    .getByRole('button', { name: beginning(words.buchen.split('{{')[0] ?? '') })
    .last()
  const [zeit = ''] = /\d\d:\d\d/.exec((await longest.textContent()) ?? '') ?? []
  await longest.click()
  await expect(other.page.getByText(filled(words.da, { zeit }))).toBeVisible()

  await reader.page.goto(path)
  await expect(reader.page.getByText(filled(words.belegt, { zeit }))).toBeVisible()
})
