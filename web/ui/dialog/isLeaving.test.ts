import { expect, test } from 'vitest'
import { isLeaving } from './isLeaving.ts'

const HERE = { pathname: '/hier' }
const THERE = { pathname: '/dort' }

test.each([
  ['BACK', HERE, true],
  ['FORWARD', HERE, true],
  ['GO', HERE, true],
  ['PUSH', HERE, false],
  ['REPLACE', HERE, false],
  ['PUSH', THERE, true],
  ['REPLACE', THERE, true],
  ['BACK', THERE, true],
])('%s to %o leaves a dialog: %s', (action, next, leaves) => {
  expect(isLeaving({ action, current: HERE, next })).toBe(leaves)
})
