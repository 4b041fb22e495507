import type { FahrzeugBuchungView } from '@platzwart/contract/fahrzeugBuchung'
import { expect, test } from 'vitest'
import { factsOf, standOf, stundenOf } from './facts.ts'

const ADA = { id: 'ada', name: 'Ada Lotse' }
const BO = { id: 'bo', name: 'Bo Kai' }

const FAHRT = {
  fahrer: ADA,
  bucher: ADA,
  fahrtgrund: 'Kundentermin',
  zielort: '',
  zielperson: '',
  entfernungKm: null,
  personen: 1,
  mitfahrer: '',
  umweg: '',
  standort: 'Werft',
} as unknown as FahrzeugBuchungView

const km = (kilometres: number) => `${kilometres} km`
const namesOf = (more: Partial<FahrzeugBuchungView>) =>
  factsOf({ ...FAHRT, ...more }, km).map(([name]) => name)

test('a hidden driver is shown as such, and the booker is not compared', () => {
  const unnamed = { ...FAHRT, fahrer: null, bucher: null } as unknown as FahrzeugBuchungView
  expect(factsOf(unnamed, km, 'nicht genannt')[0]).toEqual(['fahrer', 'nicht genannt'])
  expect(factsOf(unnamed, km, 'nicht genannt').map(([name]) => name)).not.toContain('bucher')
})

test('missing facts are omitted', () => {
  expect(factsOf(FAHRT, km)).toEqual([
    ['fahrer', 'Ada Lotse'],
    ['fahrtgrund', 'Kundentermin'],
    ['standort', 'Werft'],
  ])
})

test('the booker is named only if somebody else drives', () => {
  expect(namesOf({ bucher: BO } as Partial<FahrzeugBuchungView>)).toContain('bucher')
  expect(namesOf({ fahrer: null, bucher: BO } as Partial<FahrzeugBuchungView>)).toEqual([
    'bucher',
    'fahrtgrund',
    'standort',
  ])
})

test('a distance of zero is shown, a missing one is not', () => {
  expect(factsOf({ ...FAHRT, entfernungKm: 0 }, km)).toContainEqual(['entfernung', '0 km'])
  expect(namesOf({ entfernungKm: null })).not.toContain('entfernung')
})

test('a driver alone has no number of people', () => {
  expect(namesOf({ personen: 1 })).not.toContain('personen')
  expect(factsOf({ ...FAHRT, personen: 4 }, km)).toContainEqual(['personen', '4'])
})

test.each([
  ['2026-11-18T09:00:00Z', '2026-11-18T09:10:00Z', 1],
  ['2026-11-18T09:00:00Z', '2026-11-18T17:00:00Z', 8],
  ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', 25],
  ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', 23],
])('from %s to %s are %i hours, as the clock really runs', (von, bis, hours) => {
  expect(stundenOf({ von, bis })).toBe(hours)
})

test('the state of a special trip: its decision, or whether one is pending', () => {
  const stand = (status: string, ...decided: (boolean | null)[]) =>
    standOf({
      status,
      freigaben: decided.map((isFreigegeben) => ({ isFreigegeben })),
    } as unknown as FahrzeugBuchungView)
  expect(stand('vorgemerkt', null, null)).toBe('offen')
  expect(stand('reserviert', null, true)).toBe('freigegeben')
  expect(stand('storniert', false, null)).toBe('abgelehnt')
  expect(stand('storniert', null)).toBe('storniert')
  expect(stand('aktiv', null)).toBe('ohne')
  expect(stand('reserviert')).toBe('ohne')
})
