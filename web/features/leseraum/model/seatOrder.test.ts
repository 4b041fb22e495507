import type { LeseraumView } from '@platzwart/contract/leseraum'
import { expect, test } from 'vitest'
import type { SeatLage } from './seatName.ts'
import { orderSeats } from './seatOrder.ts'

const seat = (id: string, zone: string) => ({ id, bezeichnung: id, zone }) as LeseraumView
const SEATS = [seat('C-10', 'Nord'), seat('C-2', 'Süd'), seat('A-1', 'Nord')]

const LAGEN = new Map<string, SeatLage>([
  ['C-10', { situation: { state: 'belegt', bis: null, freiAb: 900 }, luecke: null }],
  ['C-2', { situation: { state: 'frei', bis: 720, freiAb: null }, luecke: null }],
  ['A-1', { situation: { state: 'frei', bis: null, freiAb: null }, luecke: null }],
])

const order = (by: 'nummer' | 'zustand' | 'zone' | undefined, down = false) =>
  orderSeats(SEATS, { by, down }, (id) => LAGEN.get(id)).map(({ id }) => id)

test('numbers are sorted numerically', () => {
  expect(order('nummer')).toEqual(['A-1', 'C-2', 'C-10'])
  expect(order('nummer', true)).toEqual(['C-10', 'C-2', 'A-1'])
})

test('free seats come first, those free for longer at the top', () => {
  expect(order('zustand')).toEqual(['A-1', 'C-2', 'C-10'])
})

test('within a zone, and without a sort column, the plan’s order is kept', () => {
  expect(order('zone')).toEqual(['C-10', 'A-1', 'C-2'])
  expect(order(undefined)).toEqual(['C-10', 'C-2', 'A-1'])
})
