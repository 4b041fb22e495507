import type { PlanZeiten } from '@platzwart/contract/leseraum/zeiten'
import { describe, expect, it } from 'vitest'
import { periodOf, type Sonder } from './sonder.ts'
import { decidingOn, monthsOf, stepFrom } from './year.ts'

const entry = (id: string, status: Sonder['status'], von: string, bis = von): Sonder => ({
  id,
  status,
  gueltigVon: von,
  gueltigBis: bis,
  von: '10:00',
  bis: '12:00',
  grund: '',
  grundEn: '',
})
const plan = (...sonderoeffnungszeiten: Sonder[]): PlanZeiten => ({
  id: 'a',
  bezeichnung: 'A',
  aktiv: true,
  version: 1,
  sonderoeffnungszeiten,
  standort: { id: 's', name: 'Haus', bundesland: null },
  oeffnungszeiten: [{ wochentag: 1, von: '08:00', bis: '18:00', geoeffnet: true }],
})
const lageOn = (tag: string, ...plans: PlanZeiten[]) =>
  monthsOf(plans, 2027)
    .flatMap(({ tage }) => tage)
    .find((lage) => lage.tag === tag)

describe('the year’s calendar', () => {
  it('has every day of twelve months, each week from Monday on', () => {
    const monate = monthsOf([plan()], 2028)
    expect(monate.map(({ tage }) => tage.length)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(monate[0]).toMatchObject({ erster: '2028-01-01', davor: 5 })
  })

  it('classifies each day: as usual, closed, other hours, or different in some rooms', () => {
    const closed = plan(entry('x', 'geschlossen', '2027-03-01', '2027-03-03'))
    expect(lageOn('2027-03-08', closed)?.art).toBe('woche')
    expect(lageOn('2027-03-09', closed)?.art).toBe('ruhetag')
    expect(lageOn('2027-03-03', closed)?.art).toBe('geschlossen')
    const other = plan(entry('y', 'offen', '2027-03-01'))
    expect(lageOn('2027-03-01', other)?.art).toBe('andereZeiten')
    expect(lageOn('2027-03-01', closed, other)).toMatchObject({ art: 'teils', anders: 2 })
    expect(lageOn('2027-03-02', closed, other)).toMatchObject({ art: 'teils', anders: 1 })
    expect(lageOn('2027-03-02', closed, closed)).toMatchObject({
      art: 'geschlossen',
      eintraege: [{ id: 'x' }],
    })
  })

  it('is decided by a closed entry, else by the last one', () => {
    const open = entry('1', 'offen', '2027-03-01')
    const late = entry('2', 'offen', '2027-03-01')
    const shut = entry('3', 'geschlossen', '2027-03-01')
    expect(decidingOn(plan(open, late), '2027-03-01')).toBe(late)
    expect(decidingOn(plan(shut, open), '2027-03-01')).toBe(shut)
    expect(decidingOn(plan(open), '2027-03-02')).toBeUndefined()
  })
})

it('moves by keys between days, weeks and months, within the year', () => {
  const from = '2027-03-31'
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => stepFrom(from, key))).toEqual([
    '2027-03-30',
    '2027-04-01',
    '2027-03-24',
    '2027-04-07',
  ])
  expect(['PageUp', 'PageDown', 'Home', 'End'].map((key) => stepFrom(from, key))).toEqual([
    '2027-02-28',
    '2027-04-30',
    '2027-03-01',
    '2027-03-31',
  ])
  // The page must not scroll at the end of the year.
  expect(['ArrowRight', 'ArrowDown', 'PageDown', 'End'].map((key) => stepFrom('2027-12-31', key))).toEqual([
    '2027-12-31',
    '2027-12-31',
    '2027-12-31',
    '2027-12-31',
  ])
  expect(['Enter', 'Tab', 'a'].map((key) => stepFrom(from, key))).toEqual([null, null, null])
})

it('makes a period of two days in any order', () => {
  expect(periodOf('2027-02-02', '2027-01-01')).toEqual({ von: '2027-01-01', bis: '2027-02-02' })
})
