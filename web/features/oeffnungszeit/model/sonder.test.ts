import { describe, expect, it } from 'vitest'
import {
  closedStill,
  holdingOn,
  openedDays,
  type Sonder,
  sonderChanges,
  withDays,
  withEntry,
  withLastDay,
  withRoom,
} from './sonder.ts'

const entry = (id: string, grund = ''): Sonder => ({
  id,
  gueltigVon: '2026-12-24',
  gueltigBis: '2026-12-24',
  von: '08:00',
  bis: '12:00',
  status: 'offen',
  grund,
  grundEn: '',
})
const a = entry('a')
const b = entry('b')
const c = entry('c')

it('lists added, changed and removed entries, and no others', () => {
  const changed = entry('b', 'Ferien')
  expect(sonderChanges([a, b], [c, changed])).toEqual([
    { art: 'neu', sonder: c },
    { art: 'anders', sonder: changed },
    { art: 'weg', sonder: a },
  ])
  expect(sonderChanges([a, b], [b, a])).toEqual([])
})

it('replaces an entry in its position, and appends it if it is new or was removed', () => {
  const mine = entry('b', 'neu')
  expect(withEntry([a, b, c], 'b', mine)).toEqual([a, mine, c])
  expect(withEntry([a, c], 'b', mine)).toEqual([a, c, mine])
  expect(withEntry([a], undefined, { ...mine, id: 'x' })).toEqual([a, { ...mine, id: undefined }])
})

describe('splitting days off an entry', () => {
  const span = { ...entry('b', 'Ferien'), gueltigVon: '2026-12-24', gueltigBis: '2027-01-01' }
  const on = (gueltigVon: string, gueltigBis = gueltigVon) => ({
    ...entry('b', 'neu'),
    gueltigVon,
    gueltigBis,
  })
  const read = (values: Sonder) =>
    withDays([a, span, c], 'b', values).map((one) => [one.id, one.gueltigVon, one.gueltigBis, one.grund])
  const first = ['a', '2026-12-24', '2026-12-24', '']
  const last = ['c', '2026-12-24', '2026-12-24', '']

  it('keeps the days before and after unchanged, without gaps or overlaps', () => {
    expect(read(on('2026-12-27'))).toEqual([
      first,
      ['b', '2026-12-24', '2026-12-26', 'Ferien'],
      [undefined, '2026-12-27', '2026-12-27', 'neu'],
      [undefined, '2026-12-28', '2027-01-01', 'Ferien'],
      last,
    ])
  })

  it('works at its edges and for all of it', () => {
    expect(read(on('2026-12-24'))).toEqual([
      first,
      [undefined, '2026-12-24', '2026-12-24', 'neu'],
      ['b', '2026-12-25', '2027-01-01', 'Ferien'],
      last,
    ])
    expect(read(on('2027-01-01'))).toEqual([
      first,
      ['b', '2026-12-24', '2026-12-31', 'Ferien'],
      [undefined, '2027-01-01', '2027-01-01', 'neu'],
      last,
    ])
    expect(read(on('2026-12-24', '2027-01-01'))).toEqual([
      first,
      [undefined, '2026-12-24', '2027-01-01', 'neu'],
      last,
    ])
  })

  it('leaves the entry if the days were moved out of it, and works if it was removed', () => {
    expect(read(on('2027-02-01')).slice(1, -1)).toEqual([
      ['b', '2026-12-24', '2027-01-01', 'Ferien'],
      [undefined, '2027-02-01', '2027-02-01', 'neu'],
    ])
    expect(read(on('2026-11-01')).slice(1, -1)).toEqual([
      [undefined, '2026-11-01', '2026-11-01', 'neu'],
      ['b', '2026-12-24', '2027-01-01', 'Ferien'],
    ])
    expect(withDays([a], 'b', on('2026-12-27'))).toMatchObject([a, { id: undefined, grund: 'neu' }])
  })
})

describe('existing entries of the chosen days', () => {
  const shut: Sonder = { ...entry('s'), status: 'geschlossen', gueltigBis: '2026-12-31' }
  const on = (gueltigVon: string, gueltigBis = gueltigVon) => ({ gueltigVon, gueltigBis })

  it('are all that overlap them, and none while the days are not chosen', () => {
    expect(holdingOn([a, shut], on('2026-12-24'))).toEqual([a, shut])
    expect(holdingOn([a, shut], on('2026-12-31', '2027-01-05'))).toEqual([shut])
    expect(holdingOn([a, shut], on('2027-01-01'))).toEqual([])
    expect([holdingOn([shut], on('', '2026-12-24')), holdingOn([shut], on('2026-12-24', ''))]).toEqual([
      [],
      [],
    ])
  })

  it('take precedence over an open one only if they are closed', () => {
    expect(closedStill([a, shut], { ...on('2026-12-24'), status: 'offen' })).toEqual([shut])
    expect(closedStill([a, shut], { ...on('2026-12-24'), status: 'geschlossen' })).toEqual([])
    expect(closedStill([a, shut], { ...on('2027-01-01'), status: 'offen' })).toEqual([])
  })
})

it('the last day follows a first day chosen after it, and otherwise stays', () => {
  const days = (gueltigVon: string, gueltigBis: string) => ({ gueltigVon, gueltigBis })
  const before = days('2026-12-24', '2026-12-26')
  expect(withLastDay(days('2026-12-28', '2026-12-26'), before)).toEqual(days('2026-12-28', '2026-12-28'))
  expect(withLastDay(days('2026-12-25', '2026-12-26'), before)).toEqual(days('2026-12-25', '2026-12-26'))
  expect(withLastDay(days('2026-12-24', '2026-12-20'), before)).toEqual(days('2026-12-24', '2026-12-20'))
})

describe('replacing entries', () => {
  const month = { ...a, gueltigVon: '2026-12-01', gueltigBis: '2026-12-31' }
  const eve = { gueltigVon: '2026-12-24', gueltigBis: '2026-12-24' }

  it('cuts the days out of existing entries, whose rests before and after stay, the first with the old id', () => {
    expect(withRoom([b, month, { ...c, ...eve, gueltigBis: '2026-12-26' }], eve)).toEqual([
      { ...month, gueltigBis: '2026-12-23' },
      { ...month, gueltigVon: '2026-12-25', id: undefined },
      { ...c, gueltigVon: '2026-12-25', gueltigBis: '2026-12-26' },
    ])
    expect(withRoom([month], { gueltigVon: '2027-01-01', gueltigBis: '2027-01-02' })).toEqual([month])
  })
})

describe('the days that an entry opens', () => {
  const plan = (...sonderoeffnungszeiten: Sonder[]) => ({
    sonderoeffnungszeiten,
    oeffnungszeiten: [1, 2, 3, 4, 5, 6].map((wochentag) => ({
      wochentag: wochentag as 1,
      von: '08:00',
      bis: '18:00',
      geoeffnet: wochentag !== 6,
    })),
  })
  const span = { gueltigVon: '2026-12-04', gueltigBis: '2026-12-13', status: 'offen' } as const

  it('are those whose weekday is closed or not set', () => {
    expect(openedDays(plan(), span)).toEqual(['2026-12-05', '2026-12-06', '2026-12-12', '2026-12-13'])
    expect(openedDays(plan(), { ...span, status: 'geschlossen' })).toEqual([])
    expect(openedDays(plan(), { ...span, gueltigBis: '2026-12-01' })).toEqual([])
    expect(openedDays(plan(), { ...span, gueltigVon: '' })).toEqual([])
  })

  it('exclude those that another entry keeps closed', () => {
    const shut = { ...a, status: 'geschlossen', gueltigVon: '2026-12-06', gueltigBis: '2026-12-12' } as const
    expect(openedDays(plan(shut), span)).toEqual(['2026-12-05', '2026-12-13'])
  })
})
