import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatTag, formatWochentagTag } from '../../platform/format.ts'
import { readDate } from './readDate.ts'
import { formatTagLong } from './words.ts'

const today = Temporal.PlainDate.from('2026-11-22')

describe('a typed day', () => {
  test.each([
    ['22.11.2026', '2026-11-22'],
    ['1.2.26', '2026-02-01'],
    ['1.3.98', '1998-03-01'],
    ['01.03.56', '2056-03-01'],
    ['01.03.57', '1957-03-01'],
    ['22.11.', '2026-11-22'],
    ['22.11', '2026-11-22'],
    ['22/11/2026', '2026-11-22'],
    ['22-11-2026', '2026-11-22'],
    ['22 11 2026', '2026-11-22'],
    [' 22. 11. 2026 ', '2026-11-22'],
    ['22112026', '2026-11-22'],
    ['221126', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-22T09:00:00Z', '2026-11-22'],
    ['So., 22.11.2026', '2026-11-22'],
    ['Mo 22.11.2026', '2026-11-22'],
    ['Sun, 22 Nov 2026', '2026-11-22'],
    ['2 Sept 2026', '2026-09-02'],
    ['3. März 2027', '2027-03-03'],
    ['3 mär 27', '2027-03-03'],
    ['24 dec', '2026-12-24'],
    ['29.02.2028', '2028-02-29'],
    ['heute', '2026-11-22'],
    ['Morgen', '2026-11-23'],
    ['übermorgen', '2026-11-24'],
    ['today', '2026-11-22'],
    ['Tomorrow', '2026-11-23'],
    ['yesterday', '2026-11-21'],
  ])('%s is %s', (text, date) => {
    expect(readDate(text, today)).toMatchObject({ kind: 'date', date: Temporal.PlainDate.from(date) })
  })

  test.each(['31.02.2026', '29.02.2027', '11/22/2026', '0.1.2026', '2026-13-01', '32.12.', '31 Nov 2026'])(
    '%s does not exist',
    (text) => {
      expect(readDate(text, today)).toEqual({ kind: 'noSuchDay' })
    },
  )

  test.each([
    '22',
    '22.',
    '22.11.202',
    '22.11.20266',
    'Sonntag',
    'nie',
    'constructor',
    '22 foo 2026',
    '1.1.0026',
    '31.12.1599',
    '٢٢.١١.٢٠٢٦',
  ])('%s is no day', (text) => {
    expect(readDate(text, today)).toEqual({ kind: 'unreadable' })
  })

  it('may be empty', () => {
    expect(readDate('  ', today)).toEqual({ kind: 'empty' })
  })

  test.each([
    ['22.11.2026', true],
    ['2026-11-22', true],
    ['heute', true],
    ['1.2.26', true],
    ['1.2.20', false],
    ['22.11.', false],
    ['221120', false],
    ['22112026', true],
  ])('%s is surely all of it: %s', (text, complete) => {
    expect(readDate(text, today)).toMatchObject({ kind: 'date', complete })
  })
})

const dates = fc
  .record({
    year: fc.integer({ min: 1600, max: 9999 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((fields) => Temporal.PlainDate.from(fields))

describe.each(['de', 'en'] as const)('the display format in %s', (language) => {
  it('is parsed as the day that it shows, and is stable', () => {
    fc.assert(
      fc.property(dates, (date) => {
        for (const format of [formatWochentagTag, formatTagLong]) {
          const found = readDate(format(date, language), today)
          expect(found).toEqual({ kind: 'date', date, complete: true })
        }
      }),
    )
  })

  it('is the same however the day was typed', () => {
    fc.assert(
      fc.property(dates, ({ year, month, day }) => {
        const forms = [`${day}.${month}.${year}`, `${day}/${month}/${year}`, `${day} ${month} ${year}`]
        const shown = forms.map((text) => {
          const found = readDate(text, today)
          return found.kind === 'date' ? formatWochentagTag(found.date, language) : found.kind
        })
        expect(new Set(shown)).toEqual(
          new Set([formatWochentagTag(Temporal.PlainDate.from({ year, month, day }), language)]),
        )
      }),
    )
  })
})

it('parsing never throws and never invents a day, whatever is typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d. /-]{0,12}$/)), (text) => {
      const found = readDate(text, today)
      if (found.kind !== 'date') return
      expect(readDate(found.date.toString(), today)).toMatchObject({ date: found.date })
      expect(/\d|heute|morgen|gestern|today|tomorrow|yesterday/i.test(text)).toBe(true)
    }),
  )
})

it('has the weekday, and the day before the month in both languages', () => {
  expect(formatWochentagTag(today, 'de')).toBe('So., 22.11.2026')
  expect(formatWochentagTag(today, 'en')).toBe('Sun, 22 Nov 2026')
  expect(formatTagLong(today, 'de')).toBe('Sonntag, 22. November 2026')
  expect(formatTag(today)).toBe('22.11.2026')
})
