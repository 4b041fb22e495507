import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type NumberRules, readNumber, writeNumber } from './readNumber.ts'

const WHOLE = { places: 0, max: 9_999_999 }
const EURO = { places: 2, max: 99_999 }

const read = (text: string, rules: NumberRules) => {
  const reading = readNumber(text, rules)
  if (reading.ok) return reading.value
  return reading.why === 'zweideutig' ? [reading.eine, reading.andere] : reading.why
}

describe('a whole number', () => {
  test.each<[string, unknown, unknown]>([
    // typed, on a German page, on an English one
    ['20000', 20_000, 20_000],
    ['20.000', 20_000, [20, 20_000]],
    ['20,000', [20, 20_000], 20_000],
    ['20 000', 20_000, 20_000],
    ['20\u00a0000', 20_000, 20_000],
    ['20\u202f000', 20_000, 20_000],
    ["20'000", 20_000, 20_000],
    ['20’000', 20_000, 20_000],
    ['1.234.567', 1_234_567, 1_234_567],
    ['1,234,567', 1_234_567, 1_234_567],
    ['  154790 ', 154_790, 154_790],
    ['007', 7, 7],
    ['0', 0, 0],
    // Only zeros after the page's own decimal sign: it is an integer.
    ['48.210,0', 48_210, 'ganze'],
    ['48,210.0', 'ganze', 48_210],
    ['20,0', 20, 'ganze'],
    ['1.5', 'ganze', 'ganze'],
    ['1,5', 'ganze', 'ganze'],
    ['20.00', 'ganze', 20],
    ['154.7', 'ganze', 'ganze'],
    ['1.2345', 'ganze', 'ganze'],
    ['0.500', 'ganze', 'ganze'],
    ['1.234,567', 'ganze', 'ganze'],
    ['1.234 567', 'keine', 'keine'],
    ['1.23.456', 'keine', 'keine'],
    ['12.3456.789', 'keine', 'keine'],
    ['', 'keine', 'keine'],
    ['1e5', 'keine', 'keine'],
    ['0x10', 'keine', 'keine'],
    ['zwölf', 'keine', 'keine'],
    ['٣', 'keine', 'keine'],
    ['.5', 'keine', 'keine'],
    ['20.', 'keine', 'keine'],
    ['20,', 'keine', 'keine'],
    ['-5', 'klein', 'klein'],
    ['10000000', 'gross', 'gross'],
  ])('%s', (text, de, en) => {
    expect([read(text, { ...WHOLE, language: 'de' }), read(text, { ...WHOLE, language: 'en' })]).toEqual([
      de,
      en,
    ])
  })

  test('may be negative if its bounds allow it', () => {
    for (const minus of ['-', '−', '–', '- '])
      expect(read(`${minus}1.200`, { places: 0, min: -40_000, language: 'de' })).toBe(-1200)
    expect(read('-0', { places: 0, language: 'de' })).toBe(0)
  })
})

describe('an amount with cents', () => {
  test.each<[string, unknown, unknown]>([
    ['1.234,50', 1234.5, 1234.5],
    ['1,234.50', 1234.5, 1234.5],
    ['1 234,50', 1234.5, 1234.5],
    ['1234,5', 1234.5, 1234.5],
    ['45,90', 45.9, 45.9],
    ['45.90', 45.9, 45.9],
    ['1.234', 1234, [1.234, 1234]],
    ['1,234', [1.234, 1234], 1234],
    ['0,50', 0.5, 0.5],
    ['0,505', 'stellen', 'stellen'],
    ['12,3456', 'stellen', 'stellen'],
    ['1,23,45', 'keine', 'keine'],
    ['1.23,45', 'keine', 'keine'],
    ['100000', 'gross', 'gross'],
  ])('%s', (text, de, en) => {
    expect([read(text, { ...EURO, language: 'de' }), read(text, { ...EURO, language: 'en' })]).toEqual([
      de,
      en,
    ])
  })
})

describe('a formatted number', () => {
  const languages = fc.constantFrom('de', 'en')
  test('is parsed as the same number, with and without thousands', () => {
    fc.assert(
      fc.property(
        languages,
        fc.integer({ min: -99_999_999, max: 99_999_999 }),
        fc.constantFrom(0, 2),
        fc.boolean(),
        (language, cents, places, grouped) => {
          const value = places === 0 ? cents : cents / 100
          const rules = { language, places, min: -1e9 } as const
          expect(readNumber(writeNumber(value, { ...rules, grouped }), rules)).toEqual({ ok: true, value })
        },
      ),
    )
  })

  test('no text is ever parsed as anything but one of its two readings', () => {
    const signs = fc.stringMatching(/^[0-9]{1,4}([.,][0-9]{1,4}){0,3}$/)
    fc.assert(
      fc.property(signs, languages, fc.constantFrom(0, 2), (text, language, places) => {
        const reading = readNumber(text, { language, places })
        if (!reading.ok) return
        const digits = text.replaceAll(/\D/g, '')
        const written = [digits, ...[...digits].map((_, at) => `${digits.slice(0, at)}.${digits.slice(at)}`)]
        expect(written.map(Number)).toContain(reading.value)
      }),
    )
  })
})
