import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { FileTooLarge, shrinkFile, shrunkSize } from './photo.ts'

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

test('a photograph that the browser cannot decode is sent as it is, up to the limit; nothing else is', async () => {
  const heic = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic', 'photograph'])
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown kind')))
  const { typ, bytes } = await shrinkFile(heic, 100)
  expect([typ, bytes.byteLength]).toEqual(['image/heic', heic.size])
  await expect(shrinkFile(heic, 10)).rejects.toBeInstanceOf(FileTooLarge)
  await expect(shrinkFile(new Blob(['<svg/>, a drawing']), 100)).rejects.toThrow('not a picture')
})
