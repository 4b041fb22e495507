import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reminderDays, reminderOf } from './reminders.ts'

const DUE_WHEN = Temporal.PlainDate.from('2026-07-01')
const daysBefore = (tage: number) => DUE_WHEN.subtract({ days: tage })

describe('reminders of the next check', () => {
  it('are sent 30, 14 and 3 days before, or from the configured day on', () => {
    expect(reminderDays(30)).toEqual([30, 14, 3])
    expect(reminderDays(60)).toEqual([60, 14, 3])
    expect(reminderDays(14)).toEqual([14, 3])
    expect(reminderDays(10)).toEqual([10, 3])
    expect(reminderDays(1)).toEqual([1])
  })

  it('are due from their day until that of the next one', () => {
    expect(reminderOf(DUE_WHEN, daysBefore(31), 30)).toBeNull()
    expect(reminderOf(DUE_WHEN, daysBefore(30), 30)).toBe(30)
    expect(reminderOf(DUE_WHEN, daysBefore(15), 30)).toBe(30)
    expect(reminderOf(DUE_WHEN, daysBefore(14), 30)).toBe(14)
    expect(reminderOf(DUE_WHEN, daysBefore(3), 30)).toBe(3)
    expect(reminderOf(DUE_WHEN, daysBefore(1), 30)).toBe(3)
    expect(reminderOf(DUE_WHEN, DUE_WHEN, 30)).toBeNull()
  })

  it('are each seen once by a job that runs every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), (vorlauf) => {
        const seen: number[] = []
        for (let left = 400; left >= -5; left--) {
          const due = reminderOf(DUE_WHEN, daysBefore(left), vorlauf)
          if (due !== null && seen.at(-1) !== due) seen.push(due)
        }
        expect(seen).toEqual(reminderDays(vorlauf))
      }),
      { numRuns: 30 },
    )
  })
})
