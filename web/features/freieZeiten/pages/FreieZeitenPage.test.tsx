// @vitest-environment happy-dom
import type { FreieZeiten } from '@platzwart/contract/leseraum'
import * as wire from '@platzwart/contract/operations/leseraum'
import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { all, click, eventually, find, key, nameOf, said } from '../../../testing/find.ts'
import { type Visit, visit } from '../../../testing/house.tsx'
import { PLAN, saal } from '../../../testing/leseraum.ts'
import { answer } from '../../../testing/server.ts'
import { FreieZeitenPage } from './FreieZeitenPage.tsx'

type PlanTag = FreieZeiten['grundrisse'][number]['tage'][number]

const OPEN = { ab: null, grundEn: '', bis: null }
const open = (...frei: number[]): PlanTag => ({ ...OPEN, lage: 'offen', grund: '', frei })
const CLOSED: PlanTag = {
  ...OPEN,
  lage: 'zu',
  grund: 'Inventur',
  grundEn: 'Stocktaking',
  bis: '2027-03-14',
  frei: [],
}

/** Today from 10:30 on, tomorrow from 9 on, then a day of stocktaking. */
const ZEITEN: FreieZeiten = {
  raster: 30,
  tage: [
    { tag: '2027-03-10', mitternacht: '2027-03-09T23:00:00Z', starts: [630, 660], eigene: [true, false] },
    { tag: '2027-03-11', mitternacht: '2027-03-10T23:00:00Z', starts: [540, 660], eigene: [false, false] },
    { tag: '2027-03-12', mitternacht: '2027-03-11T23:00:00Z', starts: [], eigene: [] },
  ],
  grundrisse: [
    {
      grundrissId: PLAN.saal,
      grundriss: 'Lesesaal',
      standort: 'Haupthaus',
      gesamt: 4,
      tage: [open(4, 1), open(0, 2), CLOSED],
    },
    {
      grundrissId: PLAN.studio,
      grundriss: 'Studio',
      standort: 'Anbau',
      gesamt: 9,
      tage: [open(9, 0), open(0, 5), CLOSED],
    },
  ],
}

const NOTHING: FreieZeiten = {
  ...ZEITEN,
  tage: ZEITEN.tage.map((day) => ({ ...day, starts: [], eigene: [] })),
  grundrisse: ZEITEN.grundrisse.map((plan) => ({ ...plan, tage: [CLOSED, CLOSED, CLOSED] })),
}

const at = (search = '', zeiten = ZEITEN, more: Visit = {}) =>
  visit(<FreieZeitenPage />, {
    at: `/leseraum/frei${search}`,
    answers: [...saal(), answer(wire.searchFreieZeiten, zeiten)],
    ...more,
  })

const cells = () => all('gridcell').map((cell) => nameOf(cell))

describe('the free times of two weeks', () => {
  test('are shown by day and start, in words for screen readers', async () => {
    await at()
    expect(nameOf(find('grid'))).toBe('Freie Plätze je Beginn, Mi., 10.03.2027 bis Di., 23.03.2027')
    expect(cells()).toEqual([
      'Mi., 10.03.2027, 10:30 Uhr: eigene Buchungen stehen entgegen',
      'Mi., 10.03.2027, 11:00 Uhr: 1 Platz frei',
      'Do., 11.03.2027, 09:00 Uhr: nichts frei',
      'Do., 11.03.2027, 11:00 Uhr: 7 Plätze frei',
    ])
    expect(said(find('grid'))).toContain('geschlossen: Inventur, bis einschließlich So., 14.03.2027')
  })

  test('say why and until when a day is closed in English, with the house’s own reason', async () => {
    await at('', ZEITEN, { language: 'en' })
    expect(said(find('grid'))).toMatch(/closed: Stocktaking, until Sun, 14 Mar 2027 inclusive/)
  })

  test('say at the day and at the start which plan is closed, why and until when', async () => {
    const [saal, studio] = ZEITEN.grundrisse
    const grundrisse = [saal, studio].flatMap((plan, i) =>
      plan
        ? [{ ...plan, tage: i === 0 ? [open(4, 1), { ...CLOSED, frei: [0, 0] }, CLOSED] : plan.tage }]
        : [],
    )
    await at('', { ...ZEITEN, grundrisse })
    const words = 'Lesesaal geschlossen: Inventur, bis einschließlich So., 14.03.2027'
    const days = [...find('grid').querySelectorAll('th[scope="row"]')]
    const day = days.find((one) => said(one).includes('11.03.2027'))
    expect(said(day)).toContain(words)
    expect(day?.getAttribute('title')).toBe(words)
    expect(days.filter((one) => one.hasAttribute('title'))).toEqual([day])
    await click('gridcell', 'Do., 11.03.2027, 11:00 Uhr: 5 Plätze frei')
    await eventually(() => expect(said(find('region', /Do., 11.03.2027/))).toContain(words))
  })

  test('link to the plans with free seats at the chosen time', async () => {
    const { where } = await at()
    await click('gridcell', 'Do., 11.03.2027, 11:00 Uhr: 7 Plätze frei')
    await eventually(() => expect(where()).toContain('beginn='))
    const place = find('region', 'Do., 11.03.2027, 11:00 – 13:00 Uhr')
    expect(all('listitem', undefined, place).map((one) => said(one).replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/Studio.*Anbau.*5 von 9 frei/),
      expect.stringMatching(/Lesesaal.*Haupthaus.*2 von 4 frei/),
    ])
    const to = find('link', 'Studio, Anbau: auf der Karte zeigen', place).getAttribute('href') ?? ''
    const { pathname, searchParams } = new URL(to, 'http://haus.example')
    expect(pathname).toBe('/leseraum/karte')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      grundriss: PLAN.studio,
      tag: '2027-03-11',
      modus: 'frei',
      von: '11:00',
      bis: '13:00',
    })
    expect(searchParams.has('beginn')).toBe(false)
  })

  test('say why a start that is full or one’s own has no link', async () => {
    await at()
    await click('gridcell', /09:00 Uhr: nichts frei/)
    await eventually(() => expect(said()).toContain('Um diese Zeit ist nichts frei.'))
    await click('gridcell', /10:30 Uhr: eigene/)
    await eventually(() => expect(said()).toContain('Um diese Zeit geht es wegen eigener Buchungen nicht.'))
  })

  test('are navigated by arrow keys, with a single tab stop', async () => {
    const { where } = await at()
    const stops = () => all('gridcell').filter((cell) => (cell as HTMLElement).tabIndex === 0)
    expect(stops().map(nameOf)).toEqual(['Mi., 10.03.2027, 10:30 Uhr: eigene Buchungen stehen entgegen'])
    await act(async () => (stops()[0] as HTMLElement).focus())
    await key('ArrowRight')
    await key('ArrowDown')
    expect(nameOf(document.activeElement ?? document.body)).toBe('Do., 11.03.2027, 11:00 Uhr: 7 Plätze frei')
    expect(stops()).toHaveLength(1)
    await key('Enter')
    await eventually(() => expect(where()).toContain('2027-03-11T11'))
  })

  test('follow the address: stay, day and filter', async () => {
    const { server } = await at('?dauer=90&tag=2027-03-20&kapazitaet=3&nurGruppenraeume=true')
    expect(server.asked(wire.searchFreieZeiten).at(-1)?.query).toEqual({
      ab: '2027-03-20',
      dauer: '90',
      gruppengroesse: '3',
      art: 'gruppenraum',
      bereich: 'leseraum',
    })
  })

  test('are reloaded when another stay is chosen, and page by two weeks', async () => {
    const { where } = await at()
    await click('button', 'Zwei Wochen vor')
    await eventually(() => expect(where()).toContain('tag=2027-03-24'))
    await click('button', 'Zwei Wochen zurück')
    await eventually(() => expect(where()).not.toContain('tag='))
  })

  test('say what helps if there are none', async () => {
    await at('', NOTHING)
    expect(said()).toContain('In diesen zwei Wochen ist so lange nichts frei')
  })
})
