import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, type Chosen, extended, joined, NOBODY, standingOf, toggled } from './seatChoice.ts'

const list = (chosen: Chosen) => [...chosen].join('')
const SEATS = [
  { id: 'a', x: 100, y: 100 },
  { id: 'b', x: 200, y: 100 },
  { id: 'c', x: 300, y: 400 },
]

test('an extending press adds a seat, and another one removes it', () => {
  const two = toggled(toggled(NOBODY, 'a'), 'b')
  expect(list(two)).toBe('ab')
  expect(list(toggled(two, 'a'))).toBe('b')
  expect(list(joined(two, ['b', 'c']))).toBe('abc')
})

test('steps with Shift add seat by seat, and stepping back removes them', () => {
  const there = extended(extended(NOBODY, 'a', 'b'), 'b', 'c')
  expect(list(there)).toBe('abc')
  const back = extended(there, 'c', 'b')
  expect(list(back)).toBe('ab')
  expect(list(extended(back, 'b', 'a'))).toBe('a')
  expect(list(extended(there, 'c', 'a'))).toBe('bca')
})

test('a deleted seat leaves the selection', () => {
  const chosen = new Set(['a', 'x'])
  expect(list(standingOf(chosen, SEATS))).toBe('a')
  const all = new Set(['a', 'c'])
  expect(standingOf(all, SEATS)).toBe(all)
})

test('a frame selects the seats whose centre it contains, whichever corner it is drawn from', () => {
  expect(between(SEATS, [SEATS[0], SEATS[1]] as never)).toEqual(['a', 'b'])
  const corner = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) })
  fc.assert(
    fc.property(corner, corner, (a, b) => {
      const taken = between(SEATS, [a, b])
      expect(between(SEATS, [b, a])).toEqual(taken)
      expect(
        between(SEATS, [
          { x: a.x, y: b.y },
          { x: b.x, y: a.y },
        ]),
      ).toEqual(taken)
    }),
  )
})
