// @vitest-environment happy-dom
import * as wire from '@platzwart/contract/operations/leseraum'
import { idOf } from '@platzwart/contract/testing/filled'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, describedAs, eventually, find, key, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { buchung, type Saal, SEAT, saal, wall } from '../../../testing/leseraum.ts'
import { type Answer, answer, refuse } from '../../../testing/server.ts'
import { TagesplanPage } from './TagesplanPage.tsx'

const MINE = { id: idOf(800), seat: SEAT.fenster, von: '12:00', bis: '14:00', mine: true } as const
const HELD = [MINE, { seat: SEAT.gang, von: '15:00', bis: '16:00', status: 'aktiv' }] as const

interface Shown extends Saal {
  readonly answers?: readonly Answer[]
  readonly more?: Visit
}

const open = ({ answers = [], more = {}, ...how }: Shown = {}, search = '') =>
  visit(<TagesplanPage />, {
    at: `/leseraum/tag${search}`,
    answers: [...saal({ held: HELD, own: [buchung()], ...how }), ...answers],
    ...more,
  })

const plan = () => find('application' as 'grid')
const focus = (name: RegExp) => act(async () => find('button', name, plan()).focus())
const focused = () => nameOf(document.activeElement as Element)
const seats = () => all('button', /Buchen$|Ansehen$|Book$|View$/, plan()).map(nameOf)

describe('the day of a plan', () => {
  test('has a row for each seat, with its bookings as bars', async () => {
    await open()
    expect(seats()).toEqual([
      'Platz A-1 Fenster: Buchen',
      'Platz A-2 Gang: Buchen',
      'Platz A-10 Gang: Buchen',
      'Gruppenraum G-1 bis 6 Personen: Buchen',
    ])
    expect(names('button', plan())).toContain('Dein Platz 12:00 – 14:00 Uhr')
    expect(names('button', plan())).toContain('belegt 15:00 – 16:00 Uhr')
    expect(said(plan())).toContain('4 Plätze A-1 Fenster Dein Platz A-2 Gang belegt')
  })

  test('is filtered and sorted like the list', async () => {
    await open({}, '?nurFreie=true&sortierung=nummer&absteigend=true')
    expect(seats()).not.toContain('Platz A-1 Fenster: Buchen')
    expect(seats()[0]).toBe('Gruppenraum G-1 bis 6 Personen: Buchen')
  })

  test('says so if the filter excludes all seats', async () => {
    await open({}, '?kapazitaet=9')
    expect(said()).toContain('Kein Platz passt zum Filter')
  })

  test('says so on a closed day', async () => {
    await open({ offen: null, held: [], own: [] })
    await eventually(() => expect(said()).toContain('geschlossen'))
    expect(all('application' as 'grid')).toEqual([])
  })

  test('is in English, too', async () => {
    await open({ more: { language: 'en' } })
    expect(seats()[0]).toMatch(/A-1 Fenster: Book$/)
    expect(describedAs(plan())).toContain('arrow keys go to seats')
  })

  test('has a single tab stop, and arrow keys move between seats and bookings', async () => {
    await open()
    const stops = () => all('button', undefined, plan()).filter(({ tabIndex }) => tabIndex === 0)
    expect(stops().map(nameOf)).toEqual(['Platz A-1 Fenster: Buchen'])
    await focus(/^Platz A-1 /)
    await key('ArrowRight')
    expect(focused()).toBe('Dein Platz 12:00 – 14:00 Uhr')
    await key('ArrowDown')
    expect(focused()).toBe('belegt 15:00 – 16:00 Uhr')
    expect(stops()).toHaveLength(1)
  })

  test('is scrolled to the requested time, and keeps the person’s own scroll position', async () => {
    const { router } = await open({}, '?tag=2027-03-10&modus=frei&von=15:00&bis=16:00')
    const asked = plan().scrollLeft
    expect(asked).toBeGreaterThan(0)
    const ask = (von: string) =>
      act(() =>
        router.navigate({
          to: '.',
          search: { tag: '2027-03-10', modus: 'frei', von, bis: '18:00' } as never,
        }),
      )
    plan().scrollLeft = 7
    await ask('15:15')
    expect(plan().scrollLeft).toBe(7)
    await ask('17:00')
    await eventually(() => expect(plan().scrollLeft).toBe(asked + 120))
  })

  test('opens the dialog of a seat by its name', async () => {
    const { where } = await open()
    await click('button', 'Platz A-2 Gang: Buchen')
    await eventually(() => expect(where()).toContain(`platz=${SEAT.gang}`))
  })
})

describe('moving one’s own booking by keyboard', () => {
  const neu = buchung({
    leseraumId: SEAT.gang,
    bezeichnung: 'A-2',
    von: wall('12:15'),
    bis: wall('14:15'),
    version: 4,
  })
  const answers = [answer(wire.changeLeseraumBuchung, neu)]
  async function takeUp() {
    await eventually(() => expect(find('button', /^Dein Platz/, plan()).dataset.beweglich).toBe(''))
    await focus(/^Dein Platz/)
    await key('Enter')
  }

  test('announces the new position, sends it with the version that was read, and announces the result', async () => {
    const { server } = await open({ answers })
    await takeUp()
    expect(describedAs(plan())).toContain('Eingabe speichert')
    await key('ArrowRight')
    expect(said(plan())).toContain('Platz A-1: 12:15 – 14:15 UhrHier ist frei.')
    await key('ArrowDown')
    expect(said(plan())).toContain('Platz A-2: 12:15 – 14:15 UhrHier ist frei.')
    await key('Enter')
    await eventually(() => expect(server.writes).toEqual(['changeLeseraumBuchung']))
    expect(server.asked(wire.changeLeseraumBuchung)).toMatchObject([
      { id: idOf(800), version: 3, body: { leseraumId: SEAT.gang, von: wall('12:15'), bis: wall('14:15') } },
    ])
    await eventually(() => expect(said()).toContain('A-2 ist jetzt 12:15 – 14:15 Uhr gebucht.'))
  })

  test('changes the end with Shift, the start with Alt', async () => {
    await open({ answers })
    await takeUp()
    await key('ArrowRight', { shiftKey: true })
    await key('ArrowLeft', { altKey: true })
    expect(said(plan())).toContain('Platz A-1: 11:45 – 14:15 Uhr')
  })

  test('is cancelled by Escape', async () => {
    const { server } = await open({ answers })
    await takeUp()
    for (const pressed of ['ArrowRight', 'Escape']) await key(pressed)
    expect(said(plan())).not.toContain('Hier ist frei.')
    expect(server.writes).toEqual([])
  })

  test('to a forbidden position names the rule, and keeps the bar lifted', async () => {
    const { server } = await open({ answers, settings: { 'leseraum.hoechstdauer': 120 } })
    await takeUp()
    await key('ArrowRight', { shiftKey: true })
    expect(said(plan())).not.toContain('Hier ist frei.')
    await key('Enter')
    expect(said()).toContain('So geht es nicht')
    expect(server.writes).toEqual([])
    await key('ArrowLeft', { shiftKey: true })
    await key('ArrowRight')
    expect(said(plan())).toContain('Hier ist frei.')
  })

  test('returns and says why if the server refuses it', async () => {
    const no = refuse(wire.changeLeseraumBuchung, {
      status: 409,
      code: 'buchung.belegt',
      detail: 'Eben vergeben.',
    })
    await open({ answers: [no] })
    await takeUp()
    for (const pressed of ['ArrowRight', 'Enter']) await key(pressed)
    await eventually(() => expect(said()).toContain('Eben vergeben.'))
    expect(names('button', plan())).toContain('Dein Platz 12:00 – 14:00 Uhr')
  })

  test('is undone by a button, with the current version', async () => {
    const { server } = await open({ answers })
    await takeUp()
    for (const pressed of ['ArrowRight', 'Enter']) await key(pressed)
    await eventually(() => expect(names('button')).toContain('Rückgängig'))
    await click('button', 'Rückgängig')
    await eventually(() => expect(server.writes).toHaveLength(2))
    expect(server.asked(wire.changeLeseraumBuchung)[1]).toMatchObject({
      version: 4,
      body: { leseraumId: SEAT.fenster, von: wall('12:00'), bis: wall('14:00') },
    })
    await eventually(() => expect(said()).toContain('Zurückgenommen'))
    expect(names('button')).not.toContain('Rückgängig')
  })

  test.each([
    ['of somebody else', { own: [] }],
    ['that one was asked for', { own: [buchung({ rolle: 'zweite' })] }],
    ['that has begun', { own: [buchung({ von: wall('09:00'), bis: wall('14:00') })] }],
  ] as const)('is nothing for one %s', async (_says, how) => {
    await open({ ...how, answers })
    await focus(/^Dein Platz/)
    await key('m')
    await key('ArrowRight')
    expect(said(plan())).not.toContain('Hier ist frei.')
  })
})
