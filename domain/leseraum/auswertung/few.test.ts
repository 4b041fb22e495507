import { expect, it } from 'vitest'
import { isFew } from './few.ts'

it.each([
  [4, 4, null, true],
  [5, 1, null, false],
  [5, 2, 3, true],
  [50, 2, 3, true],
  [5, 3, 3, false],
  [4, 4, 3, true],
])('%i bookings of %i people, where it has to be %s: %s', (buchungen, people, least, few) => {
  expect(isFew({ buchungen, people }, least)).toBe(few)
})
