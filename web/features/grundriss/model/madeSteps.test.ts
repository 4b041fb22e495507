import { expect, test } from 'vitest'
import { forgotten, madeAgain, takenBack, withMade } from './madeSteps.ts'
import { type Made, moved, NO_MOVES } from './seatMoves.ts'
import { redone, undone } from './steps.ts'

const madeOf = (...ids: string[]): Made => ({
  seats: ids.map((id) => ({ id, version: 1 })),
  of: ['a'],
  version: 4,
})
const spot = (id: string, x: number) => ({ id, x, y: 0, drehung: 0 })
const MADE = madeOf('k', 'l')
const BEFORE = moved(NO_MOVES, [spot('a', 10)])
const WITH = withMade(BEFORE, MADE)

test('Seats that were made are one step among those of moving', () => {
  expect(WITH.now).toEqual({ spots: BEFORE.now.spots, made: MADE })
  const after = moved(WITH, [spot('k', 50)])
  expect(after.now.made).toBeNull()
  expect(undone(after).now.made).toBe(MADE)
  expect(takenBack(undone(after), MADE).now).toBe(BEFORE.now)
})

test('What is carried on goes back before both', () => {
  const carried = moved(WITH, [spot('k', 50)], true)
  expect([carried.past.length, carried.now.made]).toEqual([2, MADE])
})

test('Made once more they have other ids, and so has what was moved of them', () => {
  const back = takenBack(undone(moved(WITH, [spot('k', 50), spot('a', 20)])), MADE)
  const again = madeAgain(back, MADE, madeOf('m', 'n'))
  expect(again.now.made).toEqual(madeOf('m', 'n'))
  expect([...redone(again).now.spots]).toEqual([
    ['a', { x: 20, y: 0, drehung: 0 }],
    ['m', { x: 50, y: 0, drehung: 0 }],
  ])
})

test('What was done while they went, or came, stays', () => {
  const meanwhile = moved(WITH, [spot('a', 90)])
  const back = takenBack(meanwhile, MADE)
  expect([back.now, undone(back).now.made]).toEqual([meanwhile.now, null])
  const there = madeAgain(moved(takenBack(WITH, MADE), [spot('a', 30)]), MADE, madeOf('m'))
  expect([there.now.made, there.now.spots.get('a')?.x]).toEqual([madeOf('m'), 30])
})

test('Those that have to stay are no step any more', () => {
  expect(forgotten(WITH, MADE)).toEqual(BEFORE)
  expect(undone(forgotten(moved(WITH, [spot('a', 90)]), MADE)).now.made).toBeNull()
})
