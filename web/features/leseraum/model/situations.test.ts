import type { LeseraumView } from '@platzwart/contract/leseraum'
import { expect, test } from 'vitest'
import type { DayBelegung } from './planDay.ts'
import { countStates, situationsOf } from './situations.ts'

const seat = (id: string, aktiv = true) => ({ id, aktiv }) as unknown as LeseraumView
const SEATS = [seat('a'), seat('b'), seat('c', false)]
const taken = (leseraumId: string, von: number, bis: number): DayBelegung => ({
  id: `${leseraumId}${von}`,
  leseraumId,
  von,
  bis,
  status: 'reserviert',
  eigene: false,
})
const OPEN = { von: 480, bis: 1200 }
const PERIOD = { von: 540, bis: 1080 }
const dayOf = (...all: DayBelegung[]) => ({
  offen: OPEN,
  bySeat: new Map(SEATS.map(({ id }) => [id, all.filter((one) => one.leseraumId === id)])),
})
const statesOf = (day: ReturnType<typeof dayOf>, period: typeof PERIOD | null = PERIOD) =>
  [...situationsOf(SEATS, day, period, null).bySeat.values()].map(({ situation }) => situation.state)

test('each seat has its state for the requested period', () => {
  expect(statesOf(dayOf(taken('b', 500, 1100)))).toEqual(['frei', 'reserviert', 'inaktiv'])
})

test('bookings adjacent to the period do not take the seat', () => {
  expect(statesOf(dayOf(taken('a', 480, 540), taken('a', 1080, 1200)))[0]).toBe('frei')
})

test('a partly taken seat has its first gap in the period', () => {
  const { bySeat } = situationsOf(SEATS, dayOf(taken('a', 540, 600), taken('a', 700, 800)), PERIOD, null)
  expect(bySeat.get('a')).toMatchObject({
    situation: { state: 'stundenweiseBelegt' },
    luecke: { von: 600, bis: 700 },
  })
  expect(bySeat.get('b')?.luecke).toBeNull()
})

test('without a period nothing can be booked', () => {
  expect(statesOf(dayOf(), null)).toEqual(['geschlossen', 'geschlossen', 'inaktiv'])
})

test('an unaffected seat keeps its object, so that it is not rendered again', () => {
  const day = dayOf(taken('b', 500, 1100))
  const before = situationsOf(SEATS, day, PERIOD, null)
  const news = { ...day, bySeat: new Map(day.bySeat).set('a', [taken('a', 600, 700)]) }
  const after = situationsOf(SEATS, news, { ...PERIOD }, before)
  expect(after.bySeat.get('b')).toBe(before.bySeat.get('b'))
  expect(after.bySeat.get('a')).not.toBe(before.bySeat.get('a'))
})

test('another period is computed anew for every seat', () => {
  const day = dayOf(taken('b', 500, 700))
  const before = situationsOf(SEATS, day, PERIOD, null)
  const later = situationsOf(SEATS, day, { von: 720, bis: 1080 }, before)
  expect(later.bySeat.get('b')?.situation.state).toBe('frei')
  const shut = situationsOf(SEATS, { ...day, offen: null }, PERIOD, before)
  expect(shut.bySeat.get('a')?.situation.state).toBe('geschlossen')
})

test('states are counted for all seats or for the filtered ones; every seat once', () => {
  const situations = situationsOf(SEATS, dayOf(taken('b', 500, 1100)), PERIOD, null)
  expect(countStates(situations)).toMatchObject({ frei: 1, reserviert: 1, inaktiv: 1, gesperrt: 0 })
  expect(Object.values(countStates(situations)).reduce((sum, one) => sum + one)).toBe(SEATS.length)
  expect(countStates(situations, new Set(['b', 'unknown']))).toMatchObject({ frei: 0, reserviert: 1 })
  expect(countStates(situationsOf([], dayOf(), PERIOD, null))).toMatchObject({ frei: 0, belegt: 0 })
})
