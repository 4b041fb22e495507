import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  formatKopplungscode,
  kopplungscodeOf,
  parseKopplungscode,
} from './kopplungscode.ts'

describe('a pairing code', () => {
  it('is parsed whatever the case and the separators', () => {
    for (const typed of [
      'BCDF-GHJK',
      'bcdfghjk',
      ' bcdf ghjk ',
      'b c d f g h j k',
      'BCDF–GHJK',
      'bcdf.ghjk',
      'BCDF_GHJK',
    ])
      expect([typed, parseKopplungscode(typed)]).toEqual([typed, 'BCDFGHJK'])
  })

  it('is rejected with other characters, or with fewer or more of them', () => {
    for (const typed of [
      '',
      'BCDFGHJ',
      'BCDFGHJKL',
      'ABCDFGHJ',
      'BCDFGHJ1',
      'BCDFGHJÄ',
      'BCDF+GHJK',
      'BCDFGHJK\n1',
    ])
      expect([typed, parseKopplungscode(typed)]).toEqual([typed, null])
  })

  it('survives the round trip through its display format', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (number) => {
        const code = kopplungscodeOf(number)
        expect(code).toHaveLength(CODE_LENGTH)
        expect(parseKopplungscode(formatKopplungscode(code))).toBe(code)
      }),
    )
  })

  it('can have every letter in every position', () => {
    const base = BigInt(CODE_LETTERS.length)
    const first = Array.from({ length: CODE_LETTERS.length }, (_, nr) => kopplungscodeOf(BigInt(nr))[0])
    expect(first.join('')).toBe(CODE_LETTERS)
    expect(kopplungscodeOf(base ** BigInt(CODE_LENGTH) - 1n)).toBe('Z'.repeat(CODE_LENGTH))
    expect(kopplungscodeOf(base ** BigInt(CODE_LENGTH))).toBe('B'.repeat(CODE_LENGTH))
  })
})
