import { describe, expect, it } from 'vitest'
import { WOCHENTAG_NAMES, wochentagByName, wochentagOf } from './wochentag.ts'

describe('a weekday', () => {
  it('is 0 on Sundays and 6 on Saturdays', () => {
    expect(wochentagOf(Temporal.PlainDate.from('2026-03-29'))).toBe(0)
    expect(wochentagOf(Temporal.PlainDate.from('2026-03-30'))).toBe(1)
    expect(wochentagOf(Temporal.PlainDate.from('2026-04-04'))).toBe(6)
  })

  it('is found by each of its seven names', () => {
    expect(WOCHENTAG_NAMES.map(wochentagByName)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it.each(['Montags', 'montag', '', 'toString', '0'])('does not exist for %j', (name) =>
    expect(wochentagByName(name)).toBeNull(),
  )
})
