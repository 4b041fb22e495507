import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { beyond, dateByKey, isoDate, nearest, weeksOf } from './calendar.ts'

const day = Temporal.PlainDate.from

it('shows whole weeks from Monday, with every day of the month once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const weeks = weeksOf(Temporal.PlainYearMonth.from({ year, month }))
      expect(weeks.every((week) => week.length === 7 && week[0]?.dayOfWeek === 1)).toBe(true)
      const days = weeks.flat().filter((one) => one.month === month)
      expect(days.map((one) => one.day)).toEqual(
        Array.from({ length: days.at(-1)?.daysInMonth ?? 0 }, (_, i) => i + 1),
      )
    }),
  )
})

test.each([
  ['ArrowLeft', false, '2026-11-21'],
  ['ArrowRight', false, '2026-11-23'],
  ['ArrowUp', false, '2026-11-15'],
  ['ArrowDown', false, '2026-11-29'],
  ['Home', false, '2026-11-16'],
  ['End', false, '2026-11-22'],
  ['PageUp', false, '2026-10-22'],
  ['PageDown', false, '2026-12-22'],
  ['PageUp', true, '2025-11-22'],
  ['PageDown', true, '2027-11-22'],
])('%s (with shift: %s) leads from a Sunday to %s', (key, shift, to) => {
  expect(dateByKey(key, shift, day('2026-11-22'))?.toString()).toBe(to)
})

it('clamps to the end of a shorter month, and ignores other keys', () => {
  expect(dateByKey('PageDown', false, day('2027-01-31'))?.toString()).toBe('2027-02-28')
  expect(dateByKey('Tab', false, day('2027-01-31'))).toBeNull()
})

it('tells on which side of the bounds a day lies, and finds the nearest one inside', () => {
  const bounds = { min: day('2026-11-10'), max: day('2026-11-20') }
  expect(beyond(day('2026-11-09'), bounds)).toBe('tooEarly')
  expect(beyond(day('2026-11-10'), bounds)).toBeNull()
  expect(beyond(day('2026-11-20'), bounds)).toBeNull()
  expect(beyond(day('2026-11-21'), bounds)).toBe('tooLate')
  expect(nearest(day('2026-01-01'), bounds)).toEqual(bounds.min)
  expect(nearest(day('2027-01-01'), bounds)).toEqual(bounds.max)
  expect(nearest(day('2027-01-01'), { min: bounds.min, max: null })).toEqual(day('2027-01-01'))
})

it('accepts only complete ISO days', () => {
  expect(isoDate('2026-11-22')).toEqual(day('2026-11-22'))
  for (const text of ['', undefined, '2026-11', '22.11.2026']) expect(isoDate(text)).toBeNull()
})

test.each(['2026-02-31', '2026-13-01', '2026-00-10', '0000-00-00', '2025-02-29'])(
  'a day that does not exist is invalid: %s',
  (text) => {
    expect(isoDate(text)).toBeNull()
  },
)
