import { describe, expect, it } from 'vitest'
import { DAY_NAMES, daysOf, fieldOf, firstOpen, weekOf, withSameWorkdays } from './week.ts'

const day = (wochentag: number, geoeffnet = true) => ({
  wochentag,
  von: '09:00',
  bis: '12:00',
  geoeffnet,
  unterbrechungen: [{ von: '10:00', bis: '10:15' }],
})

describe('a plan’s week', () => {
  it('is the saved one, with missing days closed', () => {
    const week = weekOf({ oeffnungszeiten: [day(0), day(3, false)] })
    expect(week.tag0).toEqual(day(0))
    expect(week.tag3).toEqual(day(3, false))
    expect(week.tag1).toEqual({
      wochentag: 1,
      von: '08:00',
      bis: '18:00',
      geoeffnet: false,
      unterbrechungen: [],
    })
  })

  it('of a plan without times is the usual one', () => {
    const open = daysOf(weekOf({ oeffnungszeiten: [] })).filter(({ geoeffnet }) => geoeffnet)
    expect(open.map(({ wochentag }) => wochentag)).toEqual([1, 2, 3, 4, 5])
  })

  it('is sent from Monday on, and a day’s issue is shown at the day', () => {
    expect(daysOf(weekOf({ oeffnungszeiten: [] })).map(({ wochentag }) => wochentag)).toEqual([
      1, 2, 3, 4, 5, 6, 0,
    ])
    expect(fieldOf('0.bis')).toBe('tag1.bis')
    expect(fieldOf('1.unterbrechungen.0.von')).toBe('tag2.unterbrechungen.0.von')
    expect(fieldOf('6.wochentag')).toBe('tag0.wochentag')
    expect(fieldOf('9')).toBe('9')
    expect(DAY_NAMES).toHaveLength(7)
  })

  it('copies the times of its first open day to Monday to Friday, and keeps the weekend', () => {
    const week = weekOf({
      oeffnungszeiten: [day(2), { ...day(4), bis: '20:00' }, { ...day(6), bis: '11:00' }],
    })
    const first = firstOpen(week)
    expect(first).toEqual(day(2))
    const alike = daysOf(withSameWorkdays(week, first ?? week.tag1))
    expect(alike.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((wochentag) => day(wochentag)))
    expect(alike.slice(5)).toEqual([week.tag6, week.tag0])
    expect(firstOpen(weekOf({ oeffnungszeiten: [day(6)] }))).toBeNull()
  })
})
