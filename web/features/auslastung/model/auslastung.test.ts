import { describe, expect, test } from 'vitest'
import { AUSLASTUNG_ADDRESS } from './address.ts'
import { hoursOf, percentOf, pointsOf, queryOf, warmthOf, weekOf } from './auslastung.ts'

const TODAY = Temporal.PlainDate.from('2027-03-10')
const { defaults } = AUSLASTUNG_ADDRESS
const NONE = { belegt: 0, offen: 0 }

describe('the query', () => {
  test('covers the last four completed weeks by default', () => {
    expect(queryOf(defaults, TODAY)).toEqual({ von: '2027-02-10', bis: '2027-03-09', grundrissId: undefined })
  })

  test('covers what the address says', () => {
    const search = { von: '2027-01-01', bis: '2027-01-31', grundriss: 'plan' }
    expect(queryOf(search, TODAY)).toEqual({ von: '2027-01-01', bis: '2027-01-31', grundrissId: 'plan' })
    expect(queryOf({ ...defaults, bis: '2027-02-28' }, TODAY).von).toBe('2027-02-01')
  })
})

describe('a figure', () => {
  test.each([
    [{ belegt: 30, offen: 120 }, 25],
    [{ belegt: 1, offen: 3 }, 33],
    [{ belegt: 0, offen: 60 }, 0],
    [NONE, null],
  ])('of %j is %s per cent', (part, percent) => {
    expect(percentOf(part)).toBe(percent)
  })

  test('is compared with the one before, if both exist', () => {
    expect(pointsOf({ belegt: 60, offen: 120 }, { belegt: 30, offen: 120 })).toBe(25)
    expect(pointsOf({ belegt: 60, offen: 120 }, NONE)).toBeNull()
    expect(pointsOf(NONE, { belegt: 60, offen: 120 })).toBeNull()
    expect(pointsOf({ belegt: 60, offen: 120 }, { belegt: 0, offen: 120, wenige: true })).toBeNull()
    expect(pointsOf({ belegt: 0, offen: 120, wenige: true }, { belegt: 60, offen: 120 })).toBeNull()
  })

  test.each([
    [0, 0],
    [1, 1],
    [25, 1],
    [26, 2],
    [100, 4],
  ])('of %i per cent is painted in warmth %i', (percent, warmth) => {
    expect(warmthOf(percent)).toBe(warmth)
  })

  test('of time is whole hours', () => {
    expect([0, 29, 30, 61].map(hoursOf)).toEqual([0, 0, 1, 1])
  })
})

describe('the week', () => {
  const raster = Array.from({ length: 7 * 24 }, () => NONE)

  test('goes from Monday to Sunday, and from the first hour to the last in which anything is open', () => {
    const open = raster
      .with(24 * 1 + 9, { belegt: 30, offen: 60 })
      .with(24 * 6 + 12, { belegt: 0, offen: 60 })
    const { stunden, tage } = weekOf(open)
    expect(stunden).toEqual([9, 10, 11, 12])
    expect(tage.map(({ wochentag }) => wochentag)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect(tage[0]?.anteile).toEqual([{ belegt: 30, offen: 60 }, NONE, NONE, NONE])
  })

  test('has no hours if nothing is open', () => {
    expect(weekOf(raster).stunden).toEqual([])
    expect(weekOf([]).stunden).toEqual([])
  })
})
