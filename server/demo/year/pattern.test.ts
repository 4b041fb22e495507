import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { hourOf, PATTERN, visitsOf } from './pattern.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
const average = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

describe('when people come', () => {
  it.each([
    ['leseraum', 8, 19, 10],
    ['arbeitswelt', 6, 13, 8],
  ] as const)('to %s is between %i and %i, most at %i', (bereich, first, last, most) => {
    const zufall = createRandom(1)
    const hours = many(4000, () => hourOf(PATTERN[bereich], zufall))
    expect(Math.min(...hours)).toBe(first)
    expect(Math.max(...hours)).toBe(last)
    const counts = Map.groupBy(hours, (hour) => hour)
    const [busiest] = [...counts].toSorted((a, b) => b[1].length - a[1].length)[0] ?? []
    expect(busiest).toBe(most)
  })
})

describe('how many come', () => {
  const on = (bereich: 'leseraum' | 'arbeitswelt', tag: string) => {
    const zufall = createRandom(2)
    return average(many(200, () => visitsOf(PATTERN[bereich], 300, day(tag), zufall)))
  }

  it('goes by the season: exams in July fill what August empties', () => {
    expect(on('leseraum', '2026-07-15')).toBeGreaterThan(2 * on('leseraum', '2026-08-12'))
  })

  it('goes by the weekday', () => {
    expect(on('leseraum', '2026-11-18')).toBeGreaterThan(1.5 * on('leseraum', '2026-11-21'))
    expect(on('arbeitswelt', '2026-11-18')).toBeGreaterThan(2 * on('arbeitswelt', '2026-11-20'))
    expect(on('arbeitswelt', '2026-11-21')).toBe(0)
    expect(on('arbeitswelt', '2026-11-22')).toBe(0)
  })

  it('grows with the seats', () => {
    const zufall = createRandom(3)
    expect(visitsOf(PATTERN.leseraum, 0, day('2026-11-18'), zufall)).toBe(0)
    expect(visitsOf(PATTERN.leseraum, 10, day('2026-11-18'), zufall)).toBeLessThan(10)
  })
})

it('has a figure for each month and weekday', () => {
  for (const { monate, wochentage, dauer } of Object.values(PATTERN)) {
    expect([monate.length, wochentage.length]).toEqual([12, 7])
    for (const [atLeast, atMost] of dauer) expect(atLeast).toBeLessThan(atMost)
  }
})
