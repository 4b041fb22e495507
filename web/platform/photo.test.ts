import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shrunkSize } from './photo.ts'

test.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [1600, 900, 1600, 900],
  [640, 480, 640, 480],
  [20_000, 3, 1600, 1],
])('a picture of %i × %i becomes %i × %i', (width, height, w, h) => {
  expect(shrunkSize(width, height)).toEqual({ width: w, height: h })
})

test('no picture grows, and none gets lost', () => {
  const edge = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const small = shrunkSize(width, height)
      expect(small.width).toBeLessThanOrEqual(Math.min(width, 1600))
      expect(small.height).toBeLessThanOrEqual(Math.min(height, 1600))
      expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
