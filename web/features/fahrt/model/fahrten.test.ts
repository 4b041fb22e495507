import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { expect, test } from 'vitest'
import { filterCount, NO_FILTER } from '../../fahrzeug/model/filter.ts'
import { FAHRZEUG_ADDRESS } from '../../flotte/model/address.ts'
import { artOf, stepOf } from '../../uebergabe/model/step.ts'
import { FAHRT_ADDRESS } from './address.ts'
import { isHeld, upcoming } from './fahrten.ts'
import { fahrtPath } from './fahrtPath.ts'

const NOW = Temporal.Instant.from('2026-10-25T01:00:00Z')
const trip = (id: string, von: string, bis: string, more: object = {}) =>
  ({ id, von, bis, status: 'reserviert', gehaltenBis: null, ...more }) as unknown as FahrzeugBuchungView
const idsOf = (...all: FahrzeugBuchungView[]) => upcoming(all, NOW).map(({ id }) => id)

test('current trips come first, including late ones, then future ones by start', () => {
  expect(
    idsOf(
      trip('later', '2026-10-26T08:00:00Z', '2026-10-26T09:00:00Z'),
      trip('soon', '2026-10-25T02:00:00+01:00', '2026-10-25T03:00:00Z'),
      trip('late', '2026-10-24T08:00:00Z', '2026-10-24T09:00:00Z', { status: 'aktiv' }),
    ),
  ).toEqual(['late', 'soon', 'later'])
})

test('a trip disappears at the moment it ends', () => {
  expect(idsOf(trip('over', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'))).toEqual([])
  expect(idsOf(trip('almost', '2026-10-25T00:00:00Z', '2026-10-25T01:00:01Z'))).toEqual(['almost'])
  expect(idsOf()).toEqual([])
})

test('a cancelled trip stays while it can be undone', () => {
  const gone = (gehaltenBis: string | null) =>
    trip('gone', '2026-10-26T08:00:00Z', '2026-10-26T09:00:00Z', { status: 'storniert', gehaltenBis })
  expect(idsOf(gone('2026-10-25T01:00:05Z'))).toEqual(['gone'])
  expect(idsOf(gone('2026-10-25T01:00:00Z'))).toEqual([])
  expect(idsOf(gone(null))).toEqual([])
  expect(isHeld({ status: 'reserviert', gehaltenBis: '2026-10-25T01:00:05Z' }, NOW)).toBe(false)
})

test('the result is a new list: the original is not changed', () => {
  const read = [
    trip('b', '2026-10-27T08:00:00Z', '2026-10-27T09:00:00Z'),
    trip('a', '2026-10-26T08:00:00Z', '2026-10-26T09:00:00Z'),
  ]
  expect(upcoming(read, NOW).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(read.map(({ id }) => id)).toEqual(['b', 'a'])
})

test('a filter counts each condition that is set', () => {
  expect(filterCount(FAHRZEUG_ADDRESS.defaults)).toBe(0)
  const set = {
    ...FAHRZEUG_ADDRESS.defaults,
    kategorie: 'van' as const,
    sitze: 5,
    suche: ' HH ',
    nurFreie: true,
    ausstattung: ['navigation', 'tempomat'] as const,
  }
  expect(filterCount(set)).toBe(6)
  expect(filterCount({ ...set, suche: '   ' })).toBe(5)
  const { standort: _, kategorie: __, klasse: ___, kraftstoff: ____, getriebe: _____, ...off } = NO_FILTER
  expect(filterCount({ ...FAHRZEUG_ADDRESS.defaults, ...off })).toBe(0)
})

test('a step in the address survives a round trip', () => {
  for (const art of ['checkIn', 'checkOut'] as const) {
    expect(artOf(stepOf(art))).toBe(art)
    expect(FAHRT_ADDRESS.read({ schritt: stepOf(art) }).schritt).toBe(stepOf(art))
  }
  for (const schritt of ['checkIn', 'toString', '', null, 1]) {
    expect(FAHRT_ADDRESS.read({ schritt }).schritt).toBeUndefined()
  }
  expect(fahrtPath('7')).toMatch(/\/7$/)
})
