import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInMissed, checkInWindow, checkInWindowOf, windowRefusal } from './checkInWindow.ts'
import { BUCHUNG_STATUS } from './status.ts'

const START = Temporal.Instant.from('2026-03-16T09:00:00Z')
const checkInRefusal = (start: Temporal.Instant, moment: Temporal.Instant, minutes?: number) =>
  windowRefusal(checkInWindow(start, minutes), moment)
const at = (offset: Temporal.DurationLike) => checkInRefusal(START, START.add(offset)) === null

describe('the check-in window', () => {
  it('lasts from 15 minutes before to 15 minutes after the start', () => {
    const { von, bis } = checkInWindow(START)
    expect(von.toString()).toBe('2026-03-16T08:45:00Z')
    expect(bis.toString()).toBe('2026-03-16T09:15:00Z')
  })

  it('includes both of its ends, and nothing beyond them', () => {
    expect(at({ minutes: -15 })).toBe(true)
    expect(at({ minutes: 15 })).toBe(true)
    expect(at({ minutes: -15, milliseconds: -1 })).toBe(false)
    expect(at({ minutes: 15, milliseconds: 1 })).toBe(false)
  })

  it('has the width that it is given', () => {
    expect(checkInRefusal(START, START.add({ minutes: 40 }), 40)).toBeNull()
    expect(checkInRefusal(START, START.add({ minutes: 41 }), 40)).toMatchObject({
      issues: [
        {
          code: 'buchung.checkInZuSpaet',
          data: { von: '2026-03-16T08:20:00Z', bis: '2026-03-16T09:40:00Z' },
        },
      ],
    })
    expect(checkInRefusal(START, START.subtract({ minutes: 41 }), 40)).toMatchObject({
      issues: [{ code: 'buchung.checkInZuFrueh' }],
    })
  })

  it('stays open for a quarter of an hour after a late booking, to the full minute, and no longer than the booking lasts', () => {
    const bis = START.add({ hours: 1 })
    const made = (offset: Temporal.DurationLike, end = bis) =>
      checkInWindowOf({ zeitraum: { von: START, bis: end }, giltSeit: START.add(offset) }).bis
    expect(made({ hours: -8 })).toEqual(START.add({ minutes: 15 }))
    expect(made({ minutes: 14, seconds: 35 })).toEqual(START.add({ minutes: 30 }))
    expect(made({ minutes: 14, seconds: 35 }, START.add({ minutes: 20 }))).toEqual(START.add({ minutes: 20 }))
    expect(checkInWindowOf({ zeitraum: { von: START, bis }, giltSeit: null })).toEqual(checkInWindow(START))
  })

  it('is missed after its last moment, and only by a booking that still awaits its start', () => {
    const { bis } = checkInWindow(START)
    const after = bis.add({ milliseconds: 1 })
    expect(BUCHUNG_STATUS.filter((status) => checkInMissed(status, bis, bis))).toEqual([])
    expect(BUCHUNG_STATUS.filter((status) => checkInMissed(status, bis, after))).toEqual([
      'vorgemerkt',
      'reserviert',
    ])
  })

  it('is half an hour of real time in the nights of a clock change', () => {
    for (const start of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']) {
      const { von, bis } = checkInWindow(Temporal.Instant.from(start))
      expect(von.until(bis).total('minutes')).toBe(30)
    }
  })

  it('agrees with whether one may check in', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_600_000, max: 3_600_000 }), (milliseconds) => {
        const now = START.add({ milliseconds })
        const { von, bis } = checkInWindow(START)
        const inside = Temporal.Instant.compare(von, now) <= 0 && Temporal.Instant.compare(now, bis) <= 0
        expect(checkInRefusal(START, now) === null).toBe(inside)
      }),
    )
  })
})
