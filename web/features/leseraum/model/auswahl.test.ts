import { describe, expect, it } from 'vitest'
import { auswahlOf, minuteOfWall } from './auswahl.ts'

const ZONE = 'Europe/Berlin'
const day = {
  tag: '2026-11-21',
  mitternachtMs: Temporal.Instant.from('2026-11-20T23:00:00Z').epochMilliseconds,
  offen: { von: 480, bis: 1200 },
}
const search = { modus: 'ganztags', von: '10:00', bis: '11:30' } as const

describe('the period that the screen asks about', () => {
  it('is the usual hours within the opening hours', () => {
    expect(auswahlOf(search, day, -500, 15, ZONE)).toEqual({ von: 540, bis: 1080 })
    expect(auswahlOf(search, { ...day, offen: { von: 600, bis: 900 } }, -1, 15, ZONE)).toEqual({
      von: 600,
      bis: 900,
    })
  })

  it('is the half of the day, or the hours in the address', () => {
    expect(auswahlOf({ ...search, modus: 'vormittags' }, day, -1, 15, ZONE)).toEqual({ von: 480, bis: 780 })
    expect(auswahlOf({ ...search, modus: 'nachmittags' }, day, -1, 15, ZONE)).toEqual({ von: 780, bis: 1200 })
    expect(auswahlOf({ ...search, modus: 'frei' }, day, -1, 15, ZONE)).toEqual({ von: 600, bis: 690 })
  })

  it('starts today in the step that is running', () => {
    expect(auswahlOf(search, day, 611, 15, ZONE)).toEqual({ von: 600, bis: 1080 })
  })

  it('takes what is left of the day when the hours asked for are over', () => {
    expect(auswahlOf(search, day, 1100, 15, ZONE)).toEqual({ von: 1095, bis: 1200 })
    expect(auswahlOf({ ...search, modus: 'vormittags' }, day, 900, 15, ZONE)).toEqual({ von: 900, bis: 1200 })
  })

  it('is nothing on a closed day and after closing', () => {
    expect(auswahlOf(search, { ...day, offen: null }, -1, 15, ZONE)).toBeNull()
    expect(auswahlOf(search, day, 1200, 15, ZONE)).toBeNull()
    expect(auswahlOf(search, day, 5000, 15, ZONE)).toBeNull()
  })

  it('counts real minutes on the day that has 25 hours', () => {
    const autumn = {
      tag: '2026-10-25',
      mitternachtMs: Temporal.Instant.from('2026-10-24T22:00:00Z').epochMilliseconds,
    }
    expect(minuteOfWall(autumn, '09:00', ZONE)).toBe(600)
    const spring = {
      tag: '2026-03-29',
      mitternachtMs: Temporal.Instant.from('2026-03-28T23:00:00Z').epochMilliseconds,
    }
    expect(minuteOfWall(spring, '09:00', ZONE)).toBe(480)
  })
})
