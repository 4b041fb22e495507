import { expect, test } from 'vitest'
import { pending, placed, snapped } from './seatMoves.ts'

const SEATS = [
  { id: 'a', x: 100, y: 100, drehung: 0 },
  { id: 'b', x: 300, y: 100, drehung: 90 },
]

test('moved seats have their new position, and others keep their identity', () => {
  const spots = new Map([['a', { x: 200, y: 100, drehung: 0 }]])
  const [a, b] = placed(SEATS, spots)
  expect(a).toEqual({ id: 'a', x: 200, y: 100, drehung: 0 })
  expect(b).toBe(SEATS[1])
  expect(pending(SEATS, spots)).toEqual([{ id: 'a', x: 200, y: 100, drehung: 0 }])
})

test('a seat at its saved position, or a deleted one, is not pending', () => {
  expect(pending(SEATS, new Map([['a', { x: 100, y: 100, drehung: 0 }]]))).toEqual([])
  expect(pending(SEATS, new Map([['gone', { x: 1, y: 1, drehung: 0 }]]))).toEqual([])
})

test('a seat snaps to the grid and stays on the plan', () => {
  const plan = { breite: 905, hoehe: 700 }
  expect(snapped({ x: 104, y: 96 }, plan)).toEqual({ x: 100, y: 100 })
  expect(snapped({ x: -50, y: 9_999 }, plan)).toEqual({ x: 0, y: 700 })
  expect(snapped({ x: 905, y: 0 }, plan).x).toBe(900)
})
