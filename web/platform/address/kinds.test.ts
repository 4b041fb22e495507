import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { count, day, flag, id, ids, oneOfOr, someOf, text, time, wall } from './kinds.ts'

const textOf = (written: unknown, longest: number) => text(longest).read(written)
const countOf = (written: unknown, most: number) => count(most).read(written)
const dayOf = day.read
const wallOf = wall.read

/** Hostile JSON that breaks code which trusts it. */
const TRAPS: readonly unknown[] = [
  { toString: 1 },
  { valueOf: 1, toString: 1 },
  [{ toString: 0 }],
  null,
  true,
  ['a'],
]

/** Including lone surrogates. */
const ANY_TEXT = fc
  .array(fc.constantFrom('a', 'ä', '🚗', '\ud800', '\udc00', '\u0000'), { maxLength: 30 })
  .map((parts) => parts.join(''))

describe('a text parameter', () => {
  test('is what is written, even if it looks like a number', () => {
    expect(textOf('Kombi', 100)).toBe('Kombi')
    expect(textOf(2024, 100)).toBe('2024')
    expect(textOf('', 100)).toBe('')
  })

  test.each(TRAPS)('is undefined for %j', (value) => {
    expect(textOf(value, 100)).toBeUndefined()
  })

  test('is cut between characters, never through one', () => {
    expect(textOf('abc🚗', 4)).toBe('abc')
    expect(textOf('abc🚗', 5)).toBe('abc🚗')
    expect(textOf('ä'.repeat(200), 100)).toHaveLength(100)
  })

  test('never contains lone surrogates', () => {
    expect(textOf('a\ud800b', 100)).toBe('a\ufffdb')
    fc.assert(
      fc.property(ANY_TEXT, fc.integer({ min: 0, max: 20 }), (text, longest) => {
        const read = textOf(`${text}\udc00`, longest)
        expect(read?.isWellFormed()).toBe(true)
        expect(read?.length).toBeLessThanOrEqual(longest)
        expect(textOf(read, longest)).toBe(read)
      }),
    )
  })
})

describe('a count parameter', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [100, 100],
    [101, undefined],
    [0, undefined],
    [-4, undefined],
    [2.5, undefined],
    ['', undefined],
    ['many', undefined],
    [Number.POSITIVE_INFINITY, undefined],
  ])('%j of at most 100 is %s', (value, number) => {
    expect(countOf(value, 100)).toBe(number)
  })

  test.each(TRAPS)('is undefined for %j', (value) => {
    expect(countOf(value, 100)).toBeUndefined()
  })
})

describe('a day parameter', () => {
  test.each(['2026-02-28', '2028-02-29', '1900-01-01', '8999-12-31'])('%s is valid', (day) => {
    expect(dayOf(day)).toBe(day)
  })

  test.each(['2026-02-29', '2026-13-01', '1899-12-31', '9000-01-01', '0000-01-01', '26-1-1', 20260101])(
    '%s is invalid: the calendar or the server does not have it',
    (day) => {
      expect(dayOf(day)).toBeUndefined()
    },
  )
})

describe('a wall-time parameter', () => {
  test.each(['2026-11-22T00:00', '2026-03-29T02:30', '2026-10-25T02:30'])('%s is valid', (wall) => {
    expect(wallOf(wall)).toBe(wall)
  })

  test.each(['2026-11-22T24:00', '2026-11-22T09:60', '2026-11-22 09:00', '0001-01-01T09:00', 9])(
    '%s is invalid',
    (wall) => {
      expect(wallOf(wall)).toBeUndefined()
    },
  )
})

describe('word, flag and id parameters', () => {
  const ID = '01980000-0000-7000-8000-000000000001'

  test('a word is one of the known ones, or the default', () => {
    const zoom = oneOfOr(['tag', 'woche'], 'woche')
    const words = ['tag', 'jahr', ['tag']].map(zoom.read)
    expect([...words, zoom.fallback]).toEqual(['tag', undefined, undefined, 'woche'])
  })

  test('several words are sorted and unique, whatever the input', () => {
    expect(someOf(['a', 'b', 'c']).read(['c', 'x', 'a', 'c'])).toEqual(['a', 'c'])
    expect(someOf(['a', 'b']).read('b')).toEqual(['b'])
  })

  test('only the word itself switches a flag on', () => {
    expect(['true', 1, 'ja', null].map(flag.read)).toEqual([undefined, undefined, undefined, undefined])
    expect(flag.read(true)).toBe(true)
  })

  test('ids are ids, without duplicates', () => {
    expect(id.read(ID)).toBe(ID)
    expect([`${ID}\n`, '../admin', 7].map(id.read)).toEqual([undefined, undefined, undefined])
    expect(ids.read([ID, 'x', ID])).toEqual([ID])
    expect(ids.read(ID)).toEqual([ID])
  })

  test('a time of day has 24 hours', () => {
    const von = time('09:00')
    expect(['00:00', '23:59', '24:00', '9:00'].map(von.read)).toEqual([
      '00:00',
      '23:59',
      undefined,
      undefined,
    ])
  })
})

const KINDS = [
  text(10),
  count(10),
  day,
  wall,
  flag,
  id,
  ids,
  time('09:00'),
  someOf(['a']),
  oneOfOr(['a'], 'a'),
]

test('parsing never fails, and a kind’s own values are parsed unchanged', () => {
  const anything = fc.anything({ withNullPrototype: true, withObjectString: true, withBigInt: true })
  fc.assert(
    fc.property(anything, (value) => {
      for (const kind of KINDS) {
        const read = kind.read(value)
        expect(read === undefined ? undefined : kind.read(read)).toEqual(read)
      }
    }),
  )
})
