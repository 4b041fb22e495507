import type { LeseraumView } from '@platzwart/contract/leseraum'
import { expect, test } from 'vitest'
import { LESEPLAN_ADDRESS, type LeseraumSearch } from './address.ts'
import { barringOf } from './barring.ts'

const LAMP = '01980000-0000-7000-8000-00000000000a'
const SCREEN = '01980000-0000-7000-8000-00000000000b'

const seat = (id: string, more: object = {}) =>
  ({ id, art: 'platz', kapazitaet: 1, ausstattung: [], ...more }) as unknown as LeseraumView

const SEATS = [
  seat('a', { ausstattung: [{ id: LAMP }] }),
  seat('b'),
  seat('room', { art: 'gruppenraum', kapazitaet: 6, ausstattung: [{ id: SCREEN }] }),
]

function bars(filter: Partial<LeseraumSearch>, free: readonly string[] = ['a', 'b', 'room']) {
  const search = { ...LESEPLAN_ADDRESS.defaults, ...filter }
  const stateOf = (id: string) => (free.includes(id) ? ('frei' as const) : ('belegt' as const))
  const asked = { seats: SEATS, search, stateOf, favoriten: new Set(['b']) }
  const { single, together } = barringOf(asked, (id) => stateOf(id) === 'frei')
  return { single: single.map(({ condition, seats }) => [condition.art, seats]), together, found: single }
}

test('a single condition that excludes all seats is named, with how many seats there would be', () => {
  expect(bars({ kapazitaet: 8 })).toMatchObject({ single: [['kapazitaet', 3]], together: 3 })
  expect(bars({ nurFavoriten: true }, ['a']).single).toEqual([['nurFavoriten', 1]])
})

test('two conditions that exclude each other are both named, because removing either gives seats', () => {
  expect(bars({ nurGruppenraeume: true, nurFavoriten: true }).single).toEqual([
    ['nurFavoriten', 1],
    ['nurGruppenraeume', 1],
  ])
})

test('an irrelevant condition is not named', () => {
  expect(bars({ nurFreie: true, kapazitaet: 8 }).single).toEqual([['kapazitaet', 3]])
})

test('each piece of equipment is a condition of its own', () => {
  const { single, found } = bars({ ausstattung: [LAMP, SCREEN] })
  expect(single).toEqual([
    ['ausstattung', 1],
    ['ausstattung', 1],
  ])
  expect(found.map(({ without }) => without)).toEqual([{ ausstattung: [SCREEN] }, { ausstattung: [LAMP] }])
})

test('if only several conditions together exclude all seats, none is named', () => {
  const both = bars({ kapazitaet: 8, nurFavoriten: true, nurGruppenraeume: true })
  expect(both).toMatchObject({ single: [], together: 3 })
})

test('if nothing is free at all, the filter is not the reason', () => {
  expect(bars({ kapazitaet: 8 }, [])).toMatchObject({ single: [], together: 0 })
})
