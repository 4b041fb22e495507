import { describe, expect, it } from 'vitest'
import { instant } from '../testing/fahrtenbuch.ts'
import { completeUntil, isLate } from './deadline.ts'

const BERLIN = 'Europe/Berlin'

describe('the deadline for a purpose', () => {
  it.each([
    ['a Monday morning', '2026-03-16T08:00:00Z', '2026-03-23T23:00:00Z'],
    ['just before midnight', '2026-03-16T22:59:59Z', '2026-03-23T23:00:00Z'],
    ['just after midnight', '2026-03-16T23:00:00Z', '2026-03-24T23:00:00Z'],
    ['the day before the clocks go forward', '2026-03-28T12:00:00Z', '2026-04-04T22:00:00Z'],
    ['the week that ends on the day of 23 hours', '2026-03-22T12:00:00Z', '2026-03-29T22:00:00Z'],
    ['the week that ends on the day of 25 hours', '2026-10-18T12:00:00Z', '2026-10-25T23:00:00Z'],
  ])('from %s runs to the end of the seventh day after', (_, ankunft, until) => {
    expect(completeUntil(instant(ankunft), BERLIN).toString()).toBe(until)
  })

  it('is over at that moment, and not a millisecond sooner', () => {
    const ankunft = instant('2026-03-16T08:00:00Z')
    const until = completeUntil(ankunft, BERLIN)
    expect(isLate(ankunft, until, BERLIN)).toBe(true)
    expect(isLate(ankunft, until.subtract({ milliseconds: 1 }), BERLIN)).toBe(false)
  })
})
