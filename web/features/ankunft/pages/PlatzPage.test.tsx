// @vitest-environment happy-dom
import type { Ankunft } from '@platzwart/contract/leseraum/ankunft'
import * as wire from '@platzwart/contract/operations/leseraum'
import * as ankunftWire from '@platzwart/contract/operations/leseraum/ankunft'
import type { Part } from '@platzwart/contract/testing/filled'
import { expect, test } from 'vitest'
import { click, eventually, find, names, said } from '../../../testing/find.ts'
import { visitApp } from '../../../testing/house.tsx'
import { buchung, PLAN, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'

/** A person at the seat by the window who has scanned its code; it is 10:07. */
function stand(platz: Part<Ankunft>, answers: readonly Answer[] = []) {
  const seat = { leseraumId: SEAT.fenster, bezeichnung: 'A-1', grundrissId: PLAN.saal, grundriss: 'Lesesaal' }
  let now: Part<Ankunft> = {
    ...seat,
    standort: 'Haupthaus',
    eigene: null,
    belegtBis: null,
    frei: [],
    ...platz,
  }
  const there = () => {
    const eigene = { ...buchung({ von: wall('10:00'), bis: wall('11:00') }), status: 'durchgeführt' as const }
    now = { ...now, lage: 'eigene', frei: [], eigene: { ...eigene, gebuchtBis: null, ruecknahmeBis: null } }
    return now.eigene as NonNullable<typeof now.eigene>
  }
  return visitApp(`/platz/${SEAT.fenster}?code=geheim`, {
    answers: [
      ...saal(),
      answer(ankunftWire.showAnkunft, () => now),
      answer(ankunftWire.checkInAmPlatz, there),
      ...answers,
    ],
  })
}

test('One’s own booking starts by one large press', async () => {
  const { server } = await stand({
    lage: 'eigene',
    eigene: buchung({ von: wall('10:15'), bis: wall('11:00') }),
  })
  await eventually(() => expect(names('button')).toContain('Einchecken'))
  await click('button', 'Einchecken')
  await eventually(() => expect(said()).toContain('Du bist eingecheckt, bis 11:00 Uhr.'))
  expect(server.asked(ankunftWire.checkInAmPlatz)).toMatchObject([{ body: { code: 'geheim' } }])
})

test('Too early, it says from when on', async () => {
  await stand({ lage: 'eigene', eigene: buchung() })
  await eventually(() => expect(said(find('region', 'A-1'))).toContain('Check-in ab heute, 11:45 Uhr'))
  expect(names('button')).not.toContain('Einchecken')
})

test('A taken seat says until when, but not by whom', async () => {
  await stand({ lage: 'belegt', belegtBis: wall('12:00') })
  await eventually(() =>
    expect(said(find('region', 'A-1'))).toContain('Dieser Platz ist bis 12:00 Uhr belegt.'),
  )
  expect(names('link')).toContain('Auf der Karte ansehen')
})

test.each([
  ['reading rooms', { bereich: 'leseraum' }, '/leseraum/karte'],
  ['workspaces', { bereich: 'arbeitswelt' }, '/arbeitswelt/karte'],
  ['reading rooms where a server of before does not say of which it is', {}, '/leseraum/karte'],
] as const)('A seat of %s leads to their map', async (_, bereich, map) => {
  await stand({ lage: 'belegt', belegtBis: wall('12:00'), ...bereich })
  await eventually(() => expect(names('link')).toContain('Auf der Karte ansehen'))
  expect(find('link', 'Auf der Karte ansehen').getAttribute('href')).toBe(`${map}?grundriss=${PLAN.saal}`)
})

test('A free seat is booked and checked in by one press', async () => {
  const frei = [
    { von: wall('10:00'), bis: wall('11:00') },
    { von: wall('10:00'), bis: wall('18:00') },
  ]
  const booked = buchung({ von: wall('10:00'), bis: wall('11:00') })
  const { server } = await stand({ lage: 'frei', frei }, [answer(wire.bookLeseraum, booked)])
  await eventually(() => expect(names('button')).toContain('Bis 18:00 Uhr buchen'))
  await click('button', 'Bis 11:00 Uhr buchen')
  await eventually(() => expect(said()).toContain('Gebucht bis 11:00 Uhr und eingecheckt.'))
  expect(server.asked(wire.bookLeseraum)).toMatchObject([{ body: { leseraumId: SEAT.fenster, ...frei[0] } }])
})

/** The refusal of an expired code. */
const RUN_OUT = {
  status: 422,
  code: 'leseraum.codeGiltNicht',
  detail: 'Dieser Code gilt nicht mehr. Bitte den am Platz noch einmal scannen.',
} as const

test('An invalid code says what to do', async () => {
  await stand({ lage: 'zu' }, [refuse(ankunftWire.showAnkunft, RUN_OUT)])
  await eventually(() => expect(said(find('alert'))).toContain('noch einmal scannen'))
})

/** Free until eleven. */
const FREE = { lage: 'frei' as const, frei: [{ von: wall('10:00'), bis: wall('11:00') }] }
const BOOKED = buchung({ von: wall('10:00'), bis: wall('11:00') })

test('A code that expires meanwhile says so, and removes the buttons', async () => {
  const { server, queryClient } = await stand(FREE)
  await eventually(() => expect(names('button')).toContain('Bis 11:00 Uhr buchen'))
  server.now(refuse(ankunftWire.showAnkunft, RUN_OUT))
  void queryClient.invalidateQueries({ queryKey: ['ankunft'] })
  await eventually(() => expect(said(find('alert'))).toContain('noch einmal scannen'))
  expect(names('button')).not.toContain('Bis 11:00 Uhr buchen')
  expect(names('link')).toContain('Meine Buchungen ansehen')
})

test('Nothing is booked with an expired code', async () => {
  const { server } = await stand(FREE, [answer(wire.bookLeseraum, BOOKED)])
  await eventually(() => expect(names('button')).toContain('Bis 11:00 Uhr buchen'))
  server.now(refuse(ankunftWire.showAnkunft, RUN_OUT))
  await click('button', 'Bis 11:00 Uhr buchen')
  await eventually(() => expect(said()).toContain('noch einmal scannen'))
  expect(server.writes).toEqual([])
  await eventually(() => expect(names('button')).not.toContain('Bis 11:00 Uhr buchen'))
})

test.each([
  [
    'and for how long the seat waits',
    true,
    'Bitte bis 10:15 Uhr den Code am Platz noch einmal scannen und einchecken, sonst wird der Platz für andere frei.',
  ],
  [
    'and nothing of others where nobody has to check in',
    false,
    'Bitte den Code am Platz noch einmal scannen und einchecken.',
  ],
])('What was booked without a check-in says so, what to do %s', async (_, freigabeOhneCheckIn, words) => {
  const { server } = await stand(FREE, [
    answer(wire.bookLeseraum, { ...BOOKED, freigabeOhneCheckIn }),
    refuse(ankunftWire.checkInAmPlatz, () => {
      server.now(refuse(ankunftWire.showAnkunft, RUN_OUT))
      return RUN_OUT
    }),
  ])
  await eventually(() => expect(names('button')).toContain('Bis 11:00 Uhr buchen'))
  await click('button', 'Bis 11:00 Uhr buchen')
  await eventually(() => expect(said()).toContain(words))
  expect(said()).toContain('Gebucht bis 11:00 Uhr, aber noch nicht eingecheckt.')
  expect(said()).not.toContain('und eingecheckt')
  expect(names('button')).not.toContain('Bis 11:00 Uhr buchen')
})

test('A booking without a check-in gets a button of its own while the code is valid', async () => {
  const { server } = await stand(FREE, [
    answer(wire.bookLeseraum, BOOKED),
    refuse(ankunftWire.checkInAmPlatz, { status: 503, code: 'server.fehler' }),
  ])
  await eventually(() => expect(names('button')).toContain('Bis 11:00 Uhr buchen'))
  const shows = (eigene: NonNullable<Part<Ankunft>['eigene']>) =>
    answer(ankunftWire.showAnkunft, {
      leseraumId: SEAT.fenster,
      bezeichnung: 'A-1',
      lage: 'eigene',
      frei: [],
      eigene,
    })
  server.now(
    answer(wire.bookLeseraum, () => {
      server.now(shows(BOOKED))
      return BOOKED
    }),
  )
  await click('button', 'Bis 11:00 Uhr buchen')
  await eventually(() => expect(names('button')).toContain('Einchecken'))
  expect(said()).toContain('noch einmal scannen und einchecken')
  const da = { ...BOOKED, status: 'durchgeführt' as const, gebuchtBis: null, ruecknahmeBis: null }
  server.now(answer(ankunftWire.checkInAmPlatz, da), shows(da))
  await click('button', 'Einchecken')
  await eventually(() => expect(said()).toContain('Du bist eingecheckt, bis 11:00 Uhr.'))
  expect(said()).not.toContain('noch einmal scannen')
})

test('Leaving at the seat says that the booking has ended, and can be undone', async () => {
  const mine = { ...buchung({ von: wall('10:00'), bis: wall('11:00') }), status: 'durchgeführt' as const }
  const stays = { ...mine, gebuchtBis: null, ruecknahmeBis: null }
  const gone = { ...mine, bis: wall('10:00'), gebuchtBis: wall('11:00'), ruecknahmeBis: wall('10:07:30') }
  const shows = (eigene: NonNullable<Part<Ankunft>['eigene']>) =>
    answer(ankunftWire.showAnkunft, {
      leseraumId: SEAT.fenster,
      bezeichnung: 'A-1',
      grundrissId: PLAN.saal,
      grundriss: 'Lesesaal',
      standort: 'Haupthaus',
      lage: 'eigene',
      belegtBis: null,
      frei: [],
      eigene,
    })
  const { server } = await stand({}, [
    shows(stays),
    answer(ankunftWire.checkOutLeseraumBuchung, gone),
    answer(ankunftWire.undoCheckOutLeseraumBuchung, stays),
  ])
  const card = () => said(find('region', 'A-1'))
  await eventually(() => expect(card()).toContain('Du bist eingecheckt, bis 11:00 Uhr.'))
  server.now(shows(gone))
  await click('button', /^Jetzt beenden: A-1/)
  await eventually(() => expect(card()).toContain('Die übrige Zeit wird gleich für andere frei.'))
  expect(card()).not.toContain('Du bist eingecheckt')
  server.now(shows(stays))
  await click('button', /^Doch bleiben: A-1/)
  await eventually(() => expect(card()).toContain('Du bist eingecheckt, bis 11:00 Uhr.'))
})
