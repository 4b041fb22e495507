import { expect, it } from 'vitest'
import { CONTRAST_MIN, contrast } from './akzent.ts'

it.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#ff0000', 4],
])('%s stands out from white by %d', (colour, ratio) => {
  expect(contrast(colour)).toBeCloseTo(ratio, 2)
})

it('is sufficient for the darker of two greys that look the same, and not for the lighter', () => {
  expect(['#686868', '#696969'].map((colour) => contrast(colour) >= CONTRAST_MIN)).toEqual([true, false])
})
