import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { readTime } from './readTime.ts'

test.each([
  ['9', '09:00', false],
  ['09', '09:00', false],
  ['930', '09:30', false],
  ['0930', '09:30', true],
  ['9:30', '09:30', true],
  ['9.30', '09:30', true],
  ['9 Uhr', '09:00', false],
  ['18:05 Uhr', '18:05', true],
  ['0', '00:00', false],
  ['2359', '23:59', true],
])('%s is %s', (text, time, complete) => {
  expect(readTime(text)).toEqual({ kind: 'time', time, complete })
})

test.each(['24', '24:00', '9:60', '2460', '99'])('%s does not exist', (text) => {
  expect(readTime(text)).toEqual({ kind: 'noSuchTime' })
})

test.each(['9:3', '9 pm', 'mittags', '12345', ':30', '-1'])('%s is no time', (text) => {
  expect(readTime(text)).toEqual({ kind: 'unreadable' })
})

it('may be empty', () => {
  expect(readTime(' ')).toEqual({ kind: 'empty' })
})

it('parses every minute of the day in its display format', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const time = Temporal.PlainTime.from({ hour, minute }).toString({ smallestUnit: 'minute' })
      expect(readTime(time)).toEqual({ kind: 'time', time, complete: true })
      expect(readTime(`${hour}:${String(minute).padStart(2, '0')}`)).toMatchObject({ time })
      expect(readTime(time.replace(':', ''))).toMatchObject({ time })
    }),
  )
})
