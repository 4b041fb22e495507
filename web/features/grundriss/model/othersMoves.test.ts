import { expect, test } from 'vitest'
import { othersMoves } from './othersMoves.ts'
import { pending } from './seatMoves.ts'

const seat = (id: string, x: number) => ({ id, bezeichnung: id.toUpperCase(), x, y: 0, drehung: 0 })
const BASE = [seat('a', 100), seat('b', 200), seat('c', 300), seat('d', 400)]
const spotsOf = (...seats: ReturnType<typeof seat>[]) =>
  new Map(seats.map(({ id, x, y, drehung }) => [id, { x, y, drehung }]))
const MINE = spotsOf(seat('a', 150), seat('b', 250), seat('d', 450))
const idsOf = (seats: readonly { id: string }[]) => seats.map(({ id }) => id).join('')

test('distinguishes others’ moves, conflicting moves and deleted seats', () => {
  const now = [seat('a', 100), seat('b', 222), seat('c', 333), seat('e', 500)]
  const { moved: theirs, both, gone } = othersMoves(BASE, now, MINE)
  expect([idsOf(theirs), idsOf(both), idsOf(gone)]).toEqual(['c', 'b', 'd'])
})

test('two people who move a seat to the same place do not conflict, and without changes nothing is reported', () => {
  const now = [seat('a', 150), ...BASE.slice(1)]
  expect(idsOf(othersMoves(BASE, now, MINE).both)).toBe('')
  const nothing = othersMoves(BASE, [...BASE, seat('e', 1)], MINE)
  expect([nothing.moved, nothing.both, nothing.gone]).toEqual([[], [], []])
})

test('one’s own sent move is not attributed to others, however often the seat was moved since', () => {
  const now = [seat('a', 150), seat('b', 222), ...BASE.slice(2)]
  const again = spotsOf(seat('a', 170), seat('b', 250), seat('d', 450))
  expect(idsOf(othersMoves(BASE, now, again).both)).toBe('ab')
  expect(idsOf(othersMoves(BASE, now, again, pending(BASE, MINE)).both)).toBe('b')
})
