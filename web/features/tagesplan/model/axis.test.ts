import { gridOf } from '@platzwart/domain/time/grid'
import { describe, expect, test } from 'vitest'
import type { DayBelegung } from '../../leseraum/model/planDay.ts'
import { axisOf, drawnPeriod, hoursOf, pressedPeriod } from './axis.ts'

const GRID = gridOf({ tag: Temporal.PlainDate.from('2026-11-21'), schritt: 15, zone: 'Europe/Berlin' })
const OFFEN = { von: 495, bis: 1170 }
const bar = (von: number, bis: number) => ({ id: `${von}`, von, bis }) as DayBelegung
const bySeat = (...bars: DayBelegung[]) => new Map([['a', bars]])

describe('the visible hours of a day', () => {
  test('are the opening hours, rounded to whole hours', () => {
    expect(axisOf({ offen: OFFEN, bySeat: bySeat() })).toEqual({ von: 480, bis: 1200 })
    expect(hoursOf({ von: 480, bis: 660 })).toEqual([480, 540, 600])
  })

  test('include all bookings, also if the day is closed by now', () => {
    expect(axisOf({ offen: OFFEN, bySeat: bySeat(bar(430, 500)) })).toEqual({ von: 420, bis: 1200 })
    expect(axisOf({ offen: null, bySeat: bySeat(bar(600, 690)) })).toEqual({ von: 600, bis: 720 })
    expect(axisOf({ offen: null, bySeat: bySeat() })).toBeNull()
  })
})

describe('free time', () => {
  const asked = { belegungen: [bar(600, 660)], offen: OFFEN, grid: GRID, hoechstens: 480 }

  test.each([
    ['from the step under the press on, for two hours', 701, { von: 690, bis: 810 }],
    ['until somebody comes', 541, { von: 540, bis: 600 }],
    ['from when one has left', 664, { von: 660, bis: 780 }],
    ['from when it opens', 496, { von: 495, bis: 600 }],
    ['until it closes', 1120, { von: 1110, bis: 1170 }],
  ])('that is pressed is asked for %s', (_says, minute, period) => {
    expect(pressedPeriod(minute, asked)).toEqual(period)
  })

  test('starts and ends in wall time on the day that loses an hour', () => {
    const grid = gridOf({ tag: Temporal.PlainDate.from('2026-03-29'), schritt: 120, zone: 'Europe/Berlin' })
    const spring = { ...asked, belegungen: [], offen: { von: 420, bis: 1140 }, grid }
    expect(pressedPeriod(650, spring)).toEqual({ von: 540, bis: 660 })
    expect(drawnPeriod({ von: 550, bis: 700 }, spring)).toEqual({ von: 540, bis: 780 })
  })

  test('is clipped to the maximum length, and null where it is closed or taken', () => {
    expect(pressedPeriod(700, { ...asked, hoechstens: 60 })).toEqual({ von: 690, bis: 750 })
    for (const minute of [480, 620, 1180]) expect(pressedPeriod(minute, asked)).toBeNull()
  })

  test.each([
    [
      { von: 701, bis: 743 },
      { von: 690, bis: 750 },
    ],
    [
      { von: 700, bis: 702 },
      { von: 690, bis: 705 },
    ],
    [
      { von: 400, bis: 600 },
      { von: 495, bis: 600 },
    ],
    [
      { von: 1100, bis: 1400 },
      { von: 1095, bis: 1170 },
    ],
    [{ von: 1180, bis: 1190 }, null],
  ])('drawn over %j is %j', (drawn, period) => {
    expect(drawnPeriod(drawn, asked)).toEqual(period)
  })
})
