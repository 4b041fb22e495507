import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stripOf } from './tagStrip.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const FRIDAY = day('2026-11-20')

it('starts today, on any weekday', () => {
  expect(stripOf(FRIDAY, FRIDAY).toString()).toBe('2026-11-20')
  expect(stripOf(day('2026-11-26'), FRIDAY).toString()).toBe('2026-11-20')
})

it('shows a later day in its own week, counted from today', () => {
  expect(stripOf(day('2026-11-27'), FRIDAY).toString()).toBe('2026-11-27')
  expect(stripOf(day('2026-12-10'), FRIDAY).toString()).toBe('2026-12-04')
})

it('shows a past day, which an old link may name, among the seven before', () => {
  expect(stripOf(day('2026-11-19'), FRIDAY).toString()).toBe('2026-11-13')
})

it('always contains the day, and strips never overlap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const tag = FRIDAY.add({ days })
      const first = stripOf(tag, FRIDAY)
      const within = first.until(tag, { largestUnit: 'days' }).days
      expect(within).toBeGreaterThanOrEqual(0)
      expect(within).toBeLessThan(7)
      expect(Math.abs(FRIDAY.until(first, { largestUnit: 'days' }).days) % 7).toBe(0)
    }),
  )
})
