// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, nameOf, names, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { type Saal, SEAT, SEATS, saal } from '../../../testing/leseraum.ts'
import { ListePage } from './ListePage.tsx'

const liste = (how: Saal = {}, search = '', more: Visit = {}) =>
  visit(<ListePage />, { at: `/leseraum/liste${search}`, answers: saal(how), ...more })

const cells = () => all('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => said(cell)))
const seats = () =>
  cells()
    .slice(1)
    .map(([seat]) => seat)
const HELD = [
  { seat: SEAT.fenster, von: '08:00', bis: '20:00', status: 'aktiv' },
  { seat: SEAT.wand, von: '15:00', bis: '16:00' },
  { seat: SEAT.raum, von: '18:00', bis: '20:00' },
] as const

describe('the list of seats', () => {
  test('describes the map in words', async () => {
    await liste({ held: HELD })
    expect(said(find('table').querySelector('caption') ?? document)).toBe(
      'Plätze auf dem Grundriss Lesesaal, Mi., 10.03.2027',
    )
    expect(
      cells()
        .slice(1)
        .map((row) => row.slice(0, 4)),
    ).toEqual([
      ['A-1', 'belegt', 'Fenster', 'ohne besondere Ausstattung'],
      ['A-2', 'frei', 'Gang', 'Steckdose'],
      ['A-10', 'stundenweise belegtfrei 10:00 – 15:00 Uhr', 'Gang', '2 × Bildschirm'],
      ['G-1', 'freibis 18:00 Uhr', 'Nord', 'bis 6 Personen'],
    ])
    expect(said()).toContain('4 Plätze')
  })

  test('labels its buttons by their action: booking, or looking at an unavailable seat', async () => {
    await liste({ held: HELD })
    expect(names('button', find('table')).slice(-4)).toEqual([
      'Platz A-1: Ansehen',
      'Platz A-2: Buchen',
      'Platz A-10: Buchen',
      'Gruppenraum G-1: Buchen',
    ])
  })

  test('opens the same dialog as the map', async () => {
    const { where } = await liste()
    await click('button', 'Platz A-2: Buchen')
    await eventually(() => expect(where()).toContain(`platz=${SEAT.gang}`))
    await eventually(() => expect(nameOf(find('dialog'))).toBe('Platz A-2 buchen, Mi., 10.03.2027'))
  })

  test('marks favourites', async () => {
    await liste({ settings: { 'leseraum.favoritPlaetze': [SEAT.gang] } })
    expect(seats()).toEqual(['A-1', 'A-2Favorit', 'A-10', 'G-1'])
  })

  test('shows the day’s strip on request', async () => {
    await liste({ held: HELD }, '?stunden=true')
    expect(cells()[0]).toContain('Verlauf des Tages')
  })

  test('is in English, too', async () => {
    await liste({ held: HELD }, '', { language: 'en' })
    expect(cells()[4]?.slice(0, 2)).toEqual(['G-1', 'availableuntil 18:00'])
  })
})

describe('the list’s order', () => {
  test.each([
    ['', ['A-1', 'A-2', 'A-10', 'G-1']],
    ['?sortierung=nummer', ['A-1', 'A-2', 'A-10', 'G-1']],
    ['?sortierung=nummer&absteigend=true', ['G-1', 'A-10', 'A-2', 'A-1']],
    ['?sortierung=zone', ['A-1', 'A-2', 'A-10', 'G-1']],
    // Free for longer first, then partly free, then taken.
    ['?sortierung=zustand', ['A-2', 'G-1', 'A-10', 'A-1']],
  ])('by %s', async (search, order) => {
    await liste({ held: HELD }, search)
    expect(seats()).toEqual(order)
  })

  test('is chosen by a column’s head, and reversed by another press', async () => {
    await liste({ held: HELD })
    await click('button', 'Platz')
    await eventually(() => expect(seats()).toEqual(['A-1', 'A-2', 'A-10', 'G-1']))
    await click('button', 'Platz')
    await eventually(() => expect(seats()).toEqual(['G-1', 'A-10', 'A-2', 'A-1']))
  })

  test('is chosen from a select if there are no heads', async () => {
    const { where } = await liste({ held: HELD })
    const choice = find<HTMLSelectElement>('combobox', 'Sortieren nach')
    await act(async () => {
      choice.value = 'zustand'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await eventually(() => expect(where()).toContain('sortierung=zustand'))
    expect(seats()[0]).toBe('A-2')
  })
})

describe('the list’s filter', () => {
  test('hides the seats that do not match', async () => {
    await liste({ held: HELD }, '?nurFreie=true')
    expect(seats()).toEqual(['A-2', 'G-1'])
    expect(said()).toContain('2 Plätze')
  })

  test('names the condition that excludes all seats', async () => {
    const { router } = await liste({}, '?kapazitaet=9')
    expect(said()).toContain('Kein Platz passt zum Filter')
    expect(said()).toContain('Der Filter lässt nichts übrig: bis 9 Personen.')
    await click('button', 'Ohne „bis 9 Personen“: 4')
    await eventually(() => expect(router.state.location.search).toMatchObject({ kapazitaet: 1 }))
    await eventually(() => expect(seats()).toHaveLength(4))
  })

  test('The list is extended while scrolling: two thousand rows at once would delay the first paint', async () => {
    const many = Array.from({ length: 90 }, (_, at) => ({
      ...SEATS[0],
      id: `01980000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      bezeichnung: `B-${at}`,
    }))
    await liste({ seats: many })
    expect(all('row')).toHaveLength(61)
    expect(find('table').getAttribute('aria-rowcount')).toBe('91')
    await act(async () => void window.dispatchEvent(new Event('beforeprint')))
    expect(all('row')).toHaveLength(91)
    await act(async () => void window.dispatchEvent(new Event('afterprint')))
  })
})

test('A closed day is shown above the list', async () => {
  await liste({}, '?tag=2027-03-14')
  await eventually(() => expect(all('region', 'Am So., 14.03.2027 ist geschlossen')).toHaveLength(1))
  expect(cells()[1]?.[1]).toBe('geschlossen')
})
