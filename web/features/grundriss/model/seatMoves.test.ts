import { expect, test } from 'vitest'
import { moved, NO_MOVES, pending, placed, snapped } from './seatMoves.ts'
import { redone, undone } from './steps.ts'

const SEATS = [
  { id: 'a', x: 100, y: 100, drehung: 0 },
  { id: 'b', x: 300, y: 100, drehung: 90 },
]
const at = (x: number) => ({ x, y: 100, drehung: 0 })
const to = (id: string, x: number) => [{ id, ...at(x) }]

test('what was moved stands there, and what was not is the same object', () => {
  const moves = moved(NO_MOVES, to('a', 200))
  const [a, b] = placed(SEATS, moves)
  expect(a).toEqual({ id: 'a', x: 200, y: 100, drehung: 0 })
  expect(b).toBe(SEATS[1])
  expect(pending(SEATS, moves)).toEqual([{ id: 'a', x: 200, y: 100, drehung: 0 }])
})

test('each step goes back and forth again; a new one forgets what was undone', () => {
  const two = moved(moved(NO_MOVES, to('a', 200)), to('a', 300))
  const back = undone(two)
  expect(pending(SEATS, back)).toEqual([{ id: 'a', ...at(200) }])
  expect(redone(back).now).toEqual(two.now)
  expect(undone(undone(undone(two))).now).toEqual(new Map())
  expect(redone(moved(back, to('b', 5))).future).toEqual([])
})

test('steps of one carrying are one way back', () => {
  const carried = moved(moved(moved(NO_MOVES, to('a', 110)), to('a', 120), true), to('a', 130), true)
  expect(pending(SEATS, undone(carried))).toEqual([])
})

test('seats that are moved together are one way back', () => {
  const both = moved(NO_MOVES, [...to('a', 200), ...to('b', 400)])
  expect(pending(SEATS, both).map(({ id, x }) => [id, x])).toEqual([
    ['a', 200],
    ['b', 400],
  ])
  expect(pending(SEATS, undone(both))).toEqual([])
})

test('what stands again where it stood, or is gone, is nothing to save', () => {
  expect(pending(SEATS, moved(NO_MOVES, to('a', 100)))).toEqual([])
  expect(pending(SEATS, moved(NO_MOVES, to('gone', 1)))).toEqual([])
})

test('a seat lands on the grid and stays on the plan', () => {
  const plan = { breite: 905, hoehe: 700 }
  expect(snapped({ x: 104, y: 96 }, plan)).toEqual({ x: 100, y: 100 })
  expect(snapped({ x: -50, y: 9_999 }, plan)).toEqual({ x: 0, y: 700 })
  expect(snapped({ x: 905, y: 0 }, plan).x).toBe(900)
})
