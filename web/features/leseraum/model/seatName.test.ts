import type { LeseraumView } from '@platzwart/contract/leseraum'
import type { SeatSituation, SeatState } from '@platzwart/domain/leseraum/seatState'
import { expect, test } from 'vitest'
import { type SeatWords, seatName, stateWords, untilWords } from './seatName.ts'

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const DE: SeatWords = {
  sprache: 'de',
  zustand: {
    frei: 'frei',
    belegt: 'belegt',
    stundenweiseBelegt: 'stundenweise belegt',
    deinPlatz: 'dein Platz',
    reserviert: 'reserviert',
    geschlossen: 'vorbei',
    gesperrt: 'gesperrt',
    inaktiv: 'außer Betrieb',
  } as Record<SeatState, string> as SeatWords['zustand'],
  bezeichnung: (seat) => `Platz ${seat.bezeichnung}`,
  personen: (count) => `${count} Personen`,
  ausstattung: ({ name }) => name,
  withoutAusstattung: 'ohne',
  favorit: 'Favorit',
  bis: (minute) => `bis ${clock(minute)}`,
  freiAb: (minute) => `frei ab ${clock(minute)}`,
  frei: ({ von, bis }) => `frei ${clock(von)} – ${clock(bis)}`,
}

const SEAT = { id: 'a', bezeichnung: '12', kapazitaet: 1, ausstattung: [] } as unknown as LeseraumView
const lage = (state: SeatState, more: Partial<SeatSituation> = {}) => ({
  situation: { state, bis: null, freiAb: null, ...more } as SeatSituation,
  luecke: null,
})

test('a free seat says until when, unless it is free until the end', () => {
  expect(stateWords(lage('frei', { bis: 840 }), DE)).toBe('frei, bis 14:00')
  expect(stateWords(lage('frei'), DE)).toBe('frei')
  expect(stateWords(lage('deinPlatz', { bis: 840 }), DE)).toBe('dein Platz, bis 14:00')
})

test('a taken seat says from when on it is free, unless it stays taken', () => {
  expect(stateWords(lage('belegt', { freiAb: 930 }), DE)).toBe('belegt, frei ab 15:30')
  expect(stateWords(lage('belegt'), DE)).toBe('belegt')
})

test('a partly taken seat names its first free period', () => {
  const some = { ...lage('stundenweiseBelegt'), luecke: { von: 705, bis: 840 } }
  expect(stateWords(some, DE)).toBe('stundenweise belegt, frei 11:45 – 14:00')
  expect(untilWords(lage('stundenweiseBelegt'), DE)).toBeNull()
})

test('a seat that nobody can book names no time', () => {
  expect(untilWords(lage('inaktiv', { freiAb: 600, bis: 700 }), DE)).toBeNull()
  expect(untilWords(lage('geschlossen', { freiAb: 600, bis: 700 }), DE)).toBeNull()
})

test('the name is number, people, equipment, state, in this order', () => {
  const room = {
    ...SEAT,
    kapazitaet: 6,
    ausstattung: [
      { name: 'Monitor', anzahl: 1 },
      { name: 'Tafel', anzahl: 1 },
    ],
  } as unknown as LeseraumView
  expect(seatName(room, lage('frei', { bis: 840 }), DE)).toBe(
    'Platz 12, 6 Personen, Monitor, Tafel, frei, bis 14:00',
  )
  expect(seatName(SEAT, lage('belegt'), DE)).toBe('Platz 12, belegt')
})

test('the name changes with the language, and with the seat’s own name', () => {
  expect(seatName(SEAT, lage('frei'), DE)).toBe('Platz 12, frei')
  const en = {
    ...DE,
    sprache: 'en' as const,
    bezeichnung: () => 'Seat 12',
    zustand: { ...DE.zustand, frei: 'free' },
  }
  expect(seatName(SEAT, lage('frei'), en)).toBe('Seat 12, free')
  expect(seatName({ ...SEAT, bezeichnung: '13' }, lage('frei'), DE)).toBe('Platz 13, frei')
})

test('a very long name is not truncated', () => {
  const long = '🚪'.repeat(200)
  expect(seatName({ ...SEAT, bezeichnung: long }, lage('frei'), DE)).toBe(`Platz ${long}, frei`)
})
