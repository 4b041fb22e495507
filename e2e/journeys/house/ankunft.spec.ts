import { address } from '@platzwart/contract/operation'
import * as raumWire from '@platzwart/contract/operations/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum/ankunft'
import { dayIn } from '../../fixtures/clock.ts'
import { essential } from '../../fixtures/essential.ts'
import { setForHouse } from '../../fixtures/houseSetting.ts'
import { expect, type Reader, test } from '../../fixtures/journey.ts'
import { PEOPLE } from '../../fixtures/people.ts'
import { expectAccessible } from '../../pages/accessibility.ts'
import { beginning, filled } from '../../pages/basePage.ts'
import { KartePage } from '../../pages/kartePage.ts'

type SignIn = (name: 'leserin' | 'leser') => Promise<Reader>

const WHEN = { tag: dayIn(0), von: '10:00', bis: '12:00' }

/** Two people, of whom one has booked a seat. */
async function bookedToday(signIn: SignIn) {
  const reader = await signIn('leserin')
  const other = await signIn('leser')
  const seat = await (await reader.karte.open(WHEN)).bookFree()
  return { reader, other, seat }
}

/** Checks in by the card beside the map. */
async function checkIn({ karte: { buchungen } }: Pick<Reader, 'karte'>, bezeichnung: string) {
  await buchungen.action(bezeichnung, 'einchecken').click()
  await buchungen.expectStatus(bezeichnung, 'durchgeführt')
  return buchungen
}

test('Who leaves early ends the booking, can stay after all, and gives the rest to others', async ({
  signIn,
  texts,
}) => {
  const words = texts.ankunft
  const { reader, other, seat } = await bookedToday(signIn)
  const buchungen = await checkIn(reader, seat.bezeichnung)
  // An hour away: the journeys' clock goes on, and the minutes that were had are no part of it.
  await other.karte.open({ ...WHEN, von: '11:00' })
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
  await reader.karte.open(WHEN)
  await buchungen
    .entry(seat.bezeichnung)
    .getByRole('button', { name: beginning(words.beenden) })
    .click()
  await expect(reader.page.getByText(words.beendet)).toBeVisible()
  await other.karte.expectState(seat, 'frei')
})

test('Who goes away for a while keeps the seat, sees how long, and comes back; to others it is taken', async ({
  signIn,
  texts,
}) => {
  const { pause } = texts.ankunft
  const leitung = await signIn('leitungNordhafen')
  await setForHouse(leitung, 'arbeitswelt.pauseMinuten', 30)
  // In an office, where somebody may have several places at once: what else they have booked today stands in nobody's way.
  const reader = await signIn('person')
  const karte = await new KartePage(reader.page, texts, 'arbeitswelt').open(WHEN)
  const seat = await karte.bookFree()
  const buchungen = await checkIn({ karte }, seat.bezeichnung)
  const entry = buchungen.entry(seat.bezeichnung)
  const press = (text: string) => entry.getByRole('button', { name: beginning(text) })
  await press(filled(pause.machen, { minuten: '30' })).click()
  await expect(entry.getByText(beginning(pause.bis.split('{{')[0] ?? ''))).toBeVisible()
  await expect(press(pause.zurueck)).toBeFocused()
  await expectAccessible(reader.page)
  const others = new KartePage(leitung.page, texts, 'arbeitswelt')
  await (await others.open({ ...WHEN, von: '11:00' })).expectState(seat, 'belegt')

  // At the desk it is said, too.
  await leitung.page.goto('/empfang?auswahl=da')
  const row = leitung.page
    .getByRole('listitem')
    .filter({ hasText: PEOPLE.person })
    .filter({ hasText: seat.bezeichnung })
  const { schritt } = texts.ankunft.empfang
  await expect(row.getByRole('button', { name: beginning(schritt.resume) })).toBeVisible()
  await expectAccessible(leitung.page)

  await press(pause.zurueck).click()
  await expect(press(filled(pause.machen, { minuten: '30' }))).toBeFocused()
  await expect(press(texts.ankunft.beenden)).toBeVisible()
  await setForHouse(leitung, 'arbeitswelt.pauseMinuten', 0)
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

test(
  'The code at a seat checks in who booked it, and lets who finds it free book it by one press',
  essential('ankunft'),
  async ({ signIn, texts }) => {
    test.slow()
    const words = texts.ankunft.platz
    const leitung = await signIn('leitung')
    const { reader, other, seat } = await bookedToday(signIn)
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

    // Until theirs begins, and no longer, somebody else may sit there; when it has, nobody may.
    await other.page.goto(code.path)
    const until = other.page.getByRole('button', { name: /\d\d:(?:00|15|30|45)/ })
    const taken = other.page.getByText(beginning(words.belegt.split('{{')[0] ?? ''))
    await expect(until.or(taken).first()).toBeVisible()
    await other.karte.open(WHEN)
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
  },
)
