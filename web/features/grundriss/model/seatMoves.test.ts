import { expect, test } from 'vitest'
import { moved, movedSince, NO_MOVES, pending, placed, snapped } from './seatMoves.ts'
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
  expect(undone(undone(undone(two))).now.spots).toEqual(new Map())
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

test('one that is put where it is saved is not moved, whoever moves it later', () => {
  const there = moved(NO_MOVES, [...to('a', 200), ...to('b', 300)], false, [])
  const back = moved(there, to('a', 100), false, SEATS)
  expect([...back.now.spots.keys()]).toEqual(['b'])
  expect([...undone(back).now.spots.keys()]).toEqual(['a', 'b'])
})

/** Both are moved and sent; what comes of whatever happens until it is saved. */
const SENT = moved(NO_MOVES, [...to('a', 200), ...to('b', 400)])
const AFTER = SEATS.map((one) => ({ ...one, ...at(one.id === 'a' ? 200 : 400) }))
const saved = (now: typeof SENT) =>
  movedSince(now, { spots: SENT.now, changes: pending(SEATS, SENT), home: SEATS })

test('what was sent and saved is moved no more', () => {
  expect(saved(SENT)).toBe(NO_MOVES)
  expect(saved(moved(moved(SENT, to('a', 500)), to('a', 200)))).toBe(NO_MOVES)
})

test('what was moved while that was on its way is moved still, and leads back to what was sent', () => {
  const left = saved(moved(moved(SENT, to('a', 500)), to('b', 600)))
  expect(pending(AFTER, left)).toEqual([
    { id: 'a', ...at(500) },
    { id: 'b', ...at(600) },
  ])
  expect(pending(AFTER, undone(left))).toEqual([{ id: 'a', ...at(500) }])
  expect(pending(AFTER, undone(undone(left)))).toEqual([])
  expect(undone(undone(left)).past).toEqual([])
})

test('what was taken back, or carried on, while that was on its way stands there still', () => {
  const back = saved(undone(SENT))
  expect(pending(AFTER, back)).toEqual([
    { id: 'a', ...at(100) },
    { id: 'b', x: 300, y: 100, drehung: 90 },
  ])
  expect(pending(AFTER, undone(back))).toEqual([])
  const carried = saved(moved(SENT, to('a', 210), true))
  expect(pending(AFTER, carried)).toEqual([{ id: 'a', ...at(210) }])
  expect(pending(AFTER, undone(carried))).toEqual([])
})
