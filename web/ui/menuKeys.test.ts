import { expect, test } from 'vitest'
import { nextEntry } from './menuKeys.ts'

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 1, 3, null],
  ['ArrowDown', 0, 0, null],
] as const)('%s from %i of %i goes to %s', (key, current, count, next) => {
  expect(nextEntry(key, current, count)).toBe(next)
})
