import { expect, test } from 'vitest'
import { sizeFor } from './pictureSize.ts'

const SIZES = [{ breite: 1536 }, { breite: 3072 }, { breite: 6144 }]

test.each([
  ['a telephone', 390 * 3, 0],
  ['a little more than the small one has', 1700, 0],
  ['a laptop', 1900, 1],
  ['a screen of 3,840 pixels', 3840, 2],
  ['the same at twice the size', 7680, 2],
])('The picture is as fine as it has to be: %s', (_, pixels, size) => {
  expect(sizeFor(SIZES, pixels)).toBe(size)
})

test('A small picture has one size, and one without any has none', () => {
  expect(sizeFor([{ breite: 300 }], 4000)).toBe(0)
  expect(sizeFor([], 4000)).toBe(0)
})
