import { describe, expect, test } from 'vitest'
import { piecesIn, sizeFor } from './pictureSize.ts'

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

describe('the pieces of a picture of 6,144 by 3,072 pixels, which is 2,000 plan units wide', () => {
  const KACHELN = [0, 1536].flatMap((y) =>
    [0, 1536, 3072, 4608].map((x) => ({ x, y, breite: 1536, hoehe: 1536, url: `${x}-${y}` })),
  )
  const BILD = { x: 100, y: 50, unit: 2000 / 6144 }
  const seen = (vp: { x: number; y: number; k: number }, breite = 390, hoehe = 600) =>
    piecesIn(KACHELN, BILD, vp, { breite, hoehe }).map(({ url }) => url)

  test('are all in sight where the whole plan is', () => {
    expect(seen({ x: 0, y: 0, k: 1 }, 3840, 2160)).toEqual(KACHELN.map(({ url }) => url))
  })

  test.each([
    ['the upper left corner', { x: -100 * 3.5, y: -50 * 3.5, k: 3.5 }, ['0-0']],
    ['the lower right one', { x: 390 - 2100 * 3.5, y: 600 - 1050 * 3.5, k: 3.5 }, ['4608-1536']],
    [
      'where four of them meet',
      { x: 195 - 600 * 3.5, y: 300 - 550 * 3.5, k: 3.5 },
      ['0-0', '1536-0', '0-1536', '1536-1536'],
    ],
    ['just before the next one', { x: 390 + 90 - 600 * 3.5, y: -200 * 3.5, k: 3.5 }, ['0-0', '1536-0']],
    ['far outside', { x: 5000, y: 0, k: 3.5 }, []],
  ])('are those of what a telephone shows: %s', (_, vp, pieces) => expect(seen(vp)).toEqual(pieces))
})
