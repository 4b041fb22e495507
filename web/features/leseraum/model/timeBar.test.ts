import { gridOf } from '@platzwart/domain/time/grid'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hourMarks,
  minuteOfShare,
  moveThumb,
  nearerThumb,
  percentAt,
  stepsBetween,
  stretch,
  thumbKey,
} from './timeBar.ts'

const GRID = gridOf({ tag: Temporal.PlainDate.from('2026-11-21'), schritt: 15, zone: 'Europe/Berlin' })
const SPRING = gridOf({ tag: Temporal.PlainDate.from('2026-03-29'), schritt: 120, zone: 'Europe/Berlin' })
const ganz = { von: 480, bis: 1200 }
const FREE = { mindestens: 15, hoechstens: 1500 }

describe('the time bar', () => {
  it('places minutes in percent and stays on the bar', () => {
    expect(percentAt(840, ganz)).toBe(50)
    expect(percentAt(0, ganz)).toBe(0)
    expect(stretch({ von: 420, bis: 660 }, ganz)).toEqual({ left: 0, width: 25 })
  })

  it('snaps a click to the step', () => {
    expect(minuteOfShare(0.503, ganz, GRID)).toBe(840)
    expect(minuteOfShare(1, ganz, GRID)).toBe(1200)
  })

  it('snaps and steps in wall time on the day that loses an hour', () => {
    // 08:00 to 18:00 on that day are the minutes 420 to 1020.
    const day = { von: 420, bis: 1020 }
    expect(minuteOfShare(0.3, day, SPRING)).toBe(660)
    expect(thumbKey('ArrowRight', 420, day, SPRING)).toBe(540)
    expect(thumbKey('ArrowLeft', 540, day, SPRING)).toBe(420)
    // 02:00 does not exist.
    expect(thumbKey('ArrowLeft', 180, { von: 0, bis: 1380 }, SPRING)).toBe(0)
  })

  it('moves the nearer thumb', () => {
    expect(nearerThumb({ von: 540, bis: 1080 }, 600)).toBe('von')
    expect(nearerThumb({ von: 540, bis: 1080 }, 1000)).toBe('bis')
  })

  it('pushes the other thumb away instead of crossing it', () => {
    expect(moveThumb({ von: 540, bis: 600 }, 'bis', 480, ganz, { ...FREE, mindestens: 30 })).toEqual({
      von: 480,
      bis: 510,
    })
  })

  it('keeps the length when the start moves, and regains it when moving back from the end of the day', () => {
    const chosen = { von: 540, bis: 660 }
    expect(moveThumb(chosen, 'von', 660, ganz, FREE)).toEqual({ von: 660, bis: 780 })
    expect(moveThumb(chosen, 'von', 480, ganz, FREE)).toEqual({ von: 480, bis: 600 })
    const late = moveThumb(chosen, 'von', 1300, ganz, FREE)
    expect(late).toEqual({ von: 1185, bis: 1200 })
    expect(moveThumb(late, 'von', 600, ganz, FREE, 120)).toEqual({ von: 600, bis: 720 })
  })

  it('always returns a period that lies within the bar and is long enough', () => {
    const minute = fc.integer({ min: -100, max: 1600 })
    const period = fc.tuple(fc.integer({ min: 480, max: 1100 }), fc.integer({ min: 15, max: 100 }))
    fc.assert(
      fc.property(
        period,
        fc.constantFrom('von' as const, 'bis' as const),
        minute,
        ([von, length], handle, to) => {
          const next = moveThumb({ von, bis: von + length }, handle, to, ganz, FREE)
          expect(next.von).toBeGreaterThanOrEqual(ganz.von)
          expect(next.bis).toBeLessThanOrEqual(ganz.bis)
          expect(next.bis - next.von).toBeGreaterThanOrEqual(15)
        },
      ),
    )
  })

  it('pulls the other thumb along if the booking would become too long', () => {
    const short = { mindestens: 15, hoechstens: 120 }
    expect(moveThumb({ von: 540, bis: 600 }, 'bis', 720, ganz, short)).toEqual({ von: 600, bis: 720 })
    expect(moveThumb({ von: 660, bis: 960 }, 'von', 540, ganz, short)).toEqual({ von: 540, bis: 660 })
  })

  it('is moved by keys: a step, an hour, to an end', () => {
    expect(thumbKey('ArrowRight', 540, ganz, GRID)).toBe(555)
    expect(thumbKey('ArrowLeft', 547, ganz, GRID)).toBe(540)
    expect(thumbKey('PageUp', 540, ganz, GRID)).toBe(600)
    expect(thumbKey('End', 540, ganz, GRID)).toBe(1200)
    // Hour marks that are no multiple of the step would be refused.
    const lessons = { ...GRID, schritt: 45 }
    expect([thumbKey('PageUp', 540, ganz, lessons), thumbKey('PageDown', 630, ganz, lessons)]).toEqual([
      630, 540,
    ])
    expect(thumbKey('a', 540, ganz, GRID)).toBeNull()
  })

  it('marks full hours, no more than there is room for', () => {
    expect(hourMarks(ganz, 7)).toEqual([480, 600, 720, 840, 960, 1080, 1200])
    expect(hourMarks({ von: 510, bis: 640 }, 7)).toEqual([540, 600])
  })

  it('lists the steps between two times', () => {
    expect(stepsBetween({ von: 487, bis: 530 }, GRID)).toEqual([495, 510, 525])
  })
})
