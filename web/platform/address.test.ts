import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countOf, dayOf, textOf, wallOf } from './address.ts'

/** What JSON in an address can say to stop a program that believes it. */
const TRAPS: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: 1 },
  [{ toString: 0 }],
  null,
  true,
  ['a'],
]

/** Half characters too. */
const ANY_TEXT = fc
  .array(fc.constantFrom('a', 'ä', '🚗', '\ud800', '\udc00', '\u0000'), { maxLength: 30 })
  .map((parts) => parts.join(''))

describe('a text in an address', () => {
  test('is what is written, also when it looks like a number', () => {
    expect(textOf('Kombi', 100)).toBe('Kombi')
    expect(textOf(2024, 100)).toBe('2024')
    expect(textOf('', 100)).toBe('')
  })

  test.each(TRAPS)('is empty for what is none: %j', (value) => {
    expect(textOf(value, 100)).toBe('')
  })

  test('is cut between characters, never through one', () => {
    expect(textOf('abc🚗', 4)).toBe('abc')
    expect(textOf('abc🚗', 5)).toBe('abc🚗')
    expect(textOf('ä'.repeat(200), 100)).toHaveLength(100)
  })

  test('has no half characters, whatever somebody wrote', () => {
    expect(textOf('a\ud800b', 100)).toBe('a\ufffdb')
    fc.assert(
      fc.property(ANY_TEXT, fc.integer({ min: 0, max: 20 }), (text, longest) => {
        const read = textOf(`${text}\udc00`, longest)
        expect(read.isWellFormed()).toBe(true)
        expect(read.length).toBeLessThanOrEqual(longest)
        expect(textOf(read, longest)).toBe(read)
      }),
    )
  })
})

describe('a count in an address', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [100, 100],
    [101, 1],
    [0, 1],
    [-4, 1],
    [2.5, 1],
    ['', 1],
    ['many', 1],
    [Number.POSITIVE_INFINITY, 1],
  ])('%j of at most 100 is %i', (value, count) => {
    expect(countOf(value, 100)).toBe(count)
  })

  test.each(TRAPS)('is 1 for what is none: %j', (value) => {
    expect(countOf(value, 100)).toBe(1)
  })
})

describe('a day in an address', () => {
  test.each(['2026-02-28', '2028-02-29', '1900-01-01', '8999-12-31'])('%s is read', (day) => {
    expect(dayOf(day)).toBe(day)
  })

  test.each(['2026-02-29', '2026-13-01', '1899-12-31', '9000-01-01', '0000-01-01', '26-1-1', 20260101])(
    '%s is none: the calendar or the server does not have it',
    (day) => {
      expect(dayOf(day)).toBeUndefined()
    },
  )
})

describe('a wall time in an address', () => {
  test.each(['2026-11-22T00:00', '2026-03-29T02:30', '2026-10-25T02:30'])('%s is read', (wall) => {
    expect(wallOf(wall)).toBe(wall)
  })

  test.each(['2026-11-22T24:00', '2026-11-22T09:60', '2026-11-22 09:00', '0001-01-01T09:00', 9])(
    '%s is none',
    (wall) => {
      expect(wallOf(wall)).toBeUndefined()
    },
  )
})

test('whatever stands there, reading never fails', () => {
  const anything = fc.anything({ withNullPrototype: true, withObjectString: true, withBigInt: true })
  fc.assert(
    fc.property(anything, (value) => {
      expect(typeof textOf(value, 10)).toBe('string')
      expect(countOf(value, 10)).toBeGreaterThanOrEqual(1)
      expect(dayOf(value) === undefined || wallOf(value) === undefined).toBe(true)
    }),
  )
})
