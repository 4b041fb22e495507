import { describe, expect, it } from 'vitest'
import { DAY_NAMES, daysOf, fieldOf, weekOf } from './week.ts'

const day = (wochentag: number, geoeffnet = true) => ({ wochentag, von: '09:00', bis: '12:00', geoeffnet })

describe('the week of a plan', () => {
  it('is what is saved, and closed on the other days', () => {
    const week = weekOf({ oeffnungszeiten: [day(0), day(3, false)] })
    expect(week.tag0).toEqual(day(0))
    expect(week.tag3).toEqual(day(3, false))
    expect(week.tag1).toEqual({ wochentag: 1, von: '08:00', bis: '18:00', geoeffnet: false })
  })

  it('of a plan without any is proposed as most houses have it', () => {
    const open = daysOf(weekOf({ oeffnungszeiten: [] })).filter(({ geoeffnet }) => geoeffnet)
    expect(open.map(({ wochentag }) => wochentag)).toEqual([1, 2, 3, 4, 5])
  })

  it('is sent from Monday on, and a fault of a day lands at it', () => {
    expect(daysOf(weekOf({ oeffnungszeiten: [] })).map(({ wochentag }) => wochentag)).toEqual([
      1, 2, 3, 4, 5, 6, 0,
    ])
    expect(fieldOf('0.bis')).toBe('tag1.bis')
    expect(fieldOf('6.wochentag')).toBe('tag0.wochentag')
    expect(fieldOf('9')).toBe('9')
    expect(DAY_NAMES).toHaveLength(7)
  })
})
