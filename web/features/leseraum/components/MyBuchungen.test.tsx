// @vitest-environment happy-dom
import type { BuchungView } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { idOf, type Part } from '@platzwart/contract/testing/filled'
import { BUCHUNG_STATUS } from '@platzwart/domain/buchung/status'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { buchung, PLAN, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { Sidebar } from './Sidebar.tsx'

const HELD_UNTIL = wall('10:07:30')

/** The person's own bookings beside the map, from a stateful mock server. */
async function mine(own: readonly Part<BuchungView>[], answers: readonly Answer[] = [], more: Visit = {}) {
  let now = own
  const become =
    (status: 'reserviert' | 'storniert' | 'durchgeführt', gehaltenBis: string | null = null) =>
    ({ id }: Readonly<Record<string, unknown>>) => {
      const one = { ...now.find((it) => it.id === id), status, gehaltenBis } as Part<BuchungView>
      now = now.map((it) => (it.id === id ? one : it))
      return one
    }
  return visit(<Sidebar />, {
    answers: [
      ...saal(),
      answer(wire.listLeseraumBuchungen, () => ({ items: now, cursor: null })),
      answer(wire.cancelLeseraumBuchung, become('storniert', HELD_UNTIL)),
      answer(wire.undoCancelLeseraumBuchung, become('reserviert')),
      answer(wire.confirmLeseraumBuchung, become('reserviert')),
      answer(wire.checkInLeseraumBuchung, become('durchgeführt')),
      ...answers,
    ],
    at: '/leseraum/karte',
    ...more,
  })
}

const place = () => find('region', 'Meine Buchungen')
const cards = () => all('article', undefined, place())
const card = (at = 0) => said(cards()[at])
const buttons = (at = 0) => names('button', cards()[at]).map((name) => name.split(':')[0])

const LATER = buchung({ id: idOf(801), bezeichnung: 'A-2', von: wall('15:00'), bis: wall('16:00') })

describe('one’s own bookings', () => {
  test('are requested without one’s own locks: those of a single day would fill the page', async () => {
    const { server } = await mine([buchung()])
    const [asked] = server.asked(wire.listLeseraumBuchungen)
    const statuses = String((asked?.query as { status?: string } | undefined)?.status).split(',')
    expect(statuses.toSorted()).toEqual(
      BUCHUNG_STATUS.filter((status) => status !== 'verschlossen').toSorted(),
    )
  })

  test('are sorted by start, each with its time, place and next step', async () => {
    await mine([LATER, buchung()])
    expect(cards().map(nameOf)).toEqual(['A-1, Heute, 12:00 – 14:00 Uhr', 'A-2, Heute, 15:00 – 16:00 Uhr'])
    expect(card()).toContain('reserviert')
    expect(card()).toContain('Lesesaal, Haupthaus')
    expect(card()).toContain('Check-in ab heute, 11:45 Uhr')
  })

  test('continue after a page of cancelled ones, without duplicates across pages', async () => {
    const gone = buchung({ id: idOf(802), status: 'storniert', gehaltenBis: null })
    const { server } = await mine(
      [],
      [
        answer(wire.listLeseraumBuchungen, ({ query }) =>
          query?.cursor === 'b'
            ? { items: [buchung(), LATER], cursor: null }
            : { items: [gone, buchung()], cursor: 'b' },
        ),
      ],
    )
    expect(cards().map(nameOf)).toEqual(['A-1, Heute, 12:00 – 14:00 Uhr', 'A-2, Heute, 15:00 – 16:00 Uhr'])
    expect(server.asked(wire.listLeseraumBuchungen).map(({ query }) => query?.cursor)).toEqual([
      undefined,
      'b',
    ])
  })

  test('stop paging if the server never ends', async () => {
    let page = 0
    const endless = answer(wire.listLeseraumBuchungen, () => {
      page += 1
      return { items: [buchung()], cursor: String(page) }
    })
    const { server } = await mine([], [endless])
    expect(cards()).toHaveLength(1)
    expect(server.asked(wire.listLeseraumBuchungen)).toHaveLength(10)
  })

  test('show a hint where to book if there are none', async () => {
    await mine([])
    expect(said(place())).toContain('Noch nichts gebucht')
    await eventually(() => expect(names('button', place())).toEqual(['Woche wiederholen …']))
  })

  test('are requested from Monday on, for this person only', async () => {
    const { server } = await mine([])
    expect(server.asked(wire.listLeseraumBuchungen)[0]?.query).toMatchObject({
      von: wall('00:00', '2027-03-08'),
      email: 'lena@haus.example',
    })
  })

  const person = { name: 'Ada Berg', email: 'ada@haus.example' }
  const soon = { von: wall('10:15'), bis: wall('12:00') }
  test.each<[string, Part<BuchungView>, string, string[]]>([
    ['ahead', {}, 'Check-in ab heute, 11:45 Uhr', ['Ändern', 'Stornieren']],
    ['about to begin', soon, 'Check-in jetzt, noch bis 10:30 Uhr', ['Einchecken', 'Ändern', 'Stornieren']],
    [
      'missed',
      { von: wall('09:00'), bis: wall('12:00') },
      'Der Check-in war bis 09:15 Uhr möglich. Stornieren gibt den Platz für andere frei.',
      ['Stornieren'],
    ],
    ['checked in', { status: 'durchgeführt', von: wall('10:00') }, 'eingecheckt', ['Jetzt beenden']],
    [
      'checked in, and not begun',
      { status: 'durchgeführt', von: wall('10:15') },
      'eingecheckt',
      ['Jetzt beenden'],
    ],
    [
      'waiting for somebody',
      { status: 'vorgemerkt', zweite: person },
      'Wartet auf die Bestätigung durch Ada Berg, bis heute, 12:00 Uhr.',
      ['Ändern', 'Stornieren'],
    ],
    [
      'waiting for oneself',
      { status: 'vorgemerkt', rolle: 'zweite', bucher: person },
      'Ada Berg bittet um Bestätigung bis heute, 12:00 Uhr.',
      ['Bestätigen', 'Ablehnen'],
    ],
    [
      'booked by somebody else',
      { ...soon, rolle: 'zweite' },
      'Check-in jetzt',
      ['Einchecken', 'Doch absagen'],
    ],
  ])('%s', async (_state, part, words, presses) => {
    await mine([buchung(part)])
    expect(card()).toContain(words)
    await eventually(() => expect(buttons().slice(1)).toEqual(presses))
  })

  test('say so if the check-in was missed', async () => {
    await mine([buchung({ von: wall('09:00'), bis: wall('12:00') })])
    expect(card()).toContain('Check-in verpasst')
  })

  test('do not mention a missed check-in if none is required', async () => {
    await mine([buchung({ von: wall('09:00'), bis: wall('12:00'), freigabeOhneCheckIn: false })])
    expect(card()).toContain('reserviert')
    expect(card()).not.toContain('Check-in')
    await eventually(() => expect(buttons().slice(1)).toEqual(['Stornieren']))
  })

  test('link to their seat on their day', async () => {
    const tomorrow = { von: wall('12:00', '2027-03-11'), bis: wall('13:00', '2027-03-11') }
    const { router } = await mine([buchung({ ...tomorrow, grundrissId: PLAN.saal })])
    expect(cards().map(nameOf)).toEqual(['A-1, Morgen, 12:00 – 13:00 Uhr'])
    await click('button', 'A-1', place())
    await eventually(() =>
      expect(router.state.location.search).toMatchObject({ tag: '2027-03-11', platz: SEAT.fenster }),
    )
  })

  test('are edited in the dialog of their seat', async () => {
    const { router } = await mine([buchung()])
    await click('button', /^Ändern: A-1/)
    await eventually(() =>
      expect(router.state.location.search).toMatchObject({ platz: SEAT.fenster, buchung: idOf(800) }),
    )
  })

  test('are in English, too', async () => {
    await mine([buchung()], [], { language: 'en' })
    const english = find('region', 'My bookings')
    expect(all('article', undefined, english).map(nameOf)).toEqual(['A-1, Today, 12:00 – 14:00'])
    expect(names('button', english)).toContain('Cancel: A-1, Today, 12:00 – 14:00')
  })
})

describe('a button', () => {
  const soon = { von: wall('10:15'), bis: wall('12:00') }
  test.each([
    ['Einchecken', soon, wire.checkInLeseraumBuchung, 'Eingecheckt. Viel Erfolg an A-1!'],
    ['Stornieren', {}, wire.cancelLeseraumBuchung, 'A-1 ist storniert.'],
    [
      'Bestätigen',
      { status: 'vorgemerkt', rolle: 'zweite' },
      wire.confirmLeseraumBuchung,
      'A-1 ist reserviert.',
    ],
  ] as const)('%s asks the server, and says what came of it', async (name, part, operation, words) => {
    const { server } = await mine([buchung(part)])
    await click('button', new RegExp(`^${name}: A-1`))
    await eventually(() => expect(said()).toContain(words))
    expect(server.asked(operation)).toMatchObject([{ id: idOf(800) }])
    expect(server.writes).toEqual([operation.id])
  })

  test('undoes a cancellation while that is possible', async () => {
    const { server } = await mine([buchung()])
    await click('button', /^Stornieren: A-1/)
    await eventually(() => expect(buttons()).toContain('Rückgängig'))
    expect(card()).toMatch(/Rückgängig \(\d+ s\)/)
    await click('button', /^Rückgängig: A-1/)
    await eventually(() => expect(said()).toContain('A-1 ist wieder gebucht.'))
    expect(server.writes).toEqual(['cancelLeseraumBuchung', 'undoCancelLeseraumBuchung'])
    await eventually(() => expect(buttons()).toContain('Stornieren'))
  })

  test('that is refused says why, changes nothing, and reloads', async () => {
    const no = { status: 409, code: 'recht.fehlt', detail: 'Schon begonnen.' } as const
    const { server } = await mine([buchung()], [refuse(wire.cancelLeseraumBuchung, no)])
    await click('button', /^Stornieren: A-1/)
    await eventually(() => expect(said(find('alert'))).toContain('Schon begonnen.'))
    expect(buttons()).toContain('Stornieren')
    await eventually(() => expect(server.asked(wire.listLeseraumBuchungen).length).toBeGreaterThan(1))
  })
})

describe('several at once', () => {
  const begin = () => click('button', 'Mehrere stornieren …')

  test('are not offered for a single booking', async () => {
    await mine([buchung()])
    expect(names('button', place())).not.toContain('Mehrere stornieren …')
  })

  test('are cancelled one by one, and undone by one press', async () => {
    const { server } = await mine([buchung(), LATER])
    await begin()
    await click('checkbox', 'A-2, Heute, 15:00 – 16:00 Uhr auswählen')
    await click('checkbox', 'A-1, Heute, 12:00 – 14:00 Uhr auswählen')
    await click('button', 'Stornieren')
    await eventually(() => expect(said(place())).toContain('2 Buchungen sind storniert.'))
    expect(server.asked(wire.cancelLeseraumBuchung).map(({ id }) => id)).toEqual([idOf(800), idOf(801)])
    await click('button', /^Alle rückgängig \(\d+ s\)$/)
    await eventually(() => expect(said()).toContain('Die Buchungen gelten wieder.'))
    expect(server.asked(wire.undoCancelLeseraumBuchung)).toHaveLength(2)
  })

  test('keep a refused one, with its reason', async () => {
    const no = { status: 409, code: 'recht.fehlt', detail: 'Schon begonnen.' } as const
    const { server } = await mine([buchung(), LATER])
    await begin()
    await click('button', 'Alle auswählen')
    server.now(refuse(wire.cancelLeseraumBuchung, no))
    await click('button', 'Stornieren')
    await eventually(() => expect(said(place())).toContain('Schon begonnen.'))
    expect(all('checkbox', undefined, place()).map((box) => (box as HTMLInputElement).checked)).toEqual([
      true,
      true,
    ])
  })

  test('skip bookings that cannot be cancelled', async () => {
    const over = buchung({ id: idOf(802), status: 'durchgeführt', von: wall('10:00'), bis: wall('11:00') })
    await mine([over, buchung(), LATER])
    await begin()
    expect(names('checkbox', place())).toHaveLength(2)
  })
})
