import { expect, test } from 'vitest'
import { sizeOf } from './fileSize.ts'

test.each([
  [0, 'kb', 0],
  [840, 'kb', 0.8],
  [12_400, 'kb', 12],
  [2_340_000, 'mb', 2.3],
  [999_400_000, 'mb', 999],
  [8_000_000_000, 'gb', 8],
  [2_000_000_000_000, 'gb', 2000],
])('%d bytes are read in %s as %d', (bytes, unit, zahl) => {
  expect(sizeOf(bytes)).toEqual({ unit, zahl })
})
