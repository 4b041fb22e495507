import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, gapMinutes, minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { freeAround, keepMinimum } from './keepMinimum.ts'

const at = (minute: number) => Temporal.Instant.from('2026-10-24T22:00:00Z').add({ minutes: minute })
const period = (von: number, bis: number): Zeitraum => ({ von: at(von), bis: at(bis) })
const minutes = ({ von, bis }: Zeitraum) => [minutesBetween(at(0), von), minutesBetween(at(0), bis)]
const DAY = period(0, 1500)

describe('from and to of a day', () => {
  it('stay where they are when they are far enough apart', () => {
    expect(minutes(keepMinimum(period(600, 720), 'von', 60, DAY))).toEqual([600, 720])
  })

  it('push the end forward when the start is moved close to it, or beyond it', () => {
    expect(minutes(keepMinimum(period(700, 720), 'von', 60, DAY))).toEqual([700, 760])
    expect(minutes(keepMinimum(period(800, 720), 'von', 60, DAY))).toEqual([800, 860])
  })

  it('pull the start back when the end is moved', () => {
    expect(minutes(keepMinimum(period(600, 630), 'bis', 60, DAY))).toEqual([570, 630])
    expect(minutes(keepMinimum(period(600, 500), 'bis', 60, DAY))).toEqual([440, 500])
  })

  it('stop at the latest start and the earliest end', () => {
    expect(minutes(keepMinimum(period(1490, 1500), 'von', 60, DAY))).toEqual([1440, 1500])
    expect(minutes(keepMinimum(period(0, 10), 'bis', 60, DAY))).toEqual([0, 60])
  })

  it('take the whole of a day that is too short', () => {
    expect(minutes(keepMinimum(period(20, 30), 'von', 60, period(0, 40)))).toEqual([0, 40])
    expect(minutes(keepMinimum(period(20, 30), 'bis', 60, period(0, 40)))).toEqual([0, 40])
  })

  it('always lie within the day, and as far apart as they must wherever that is possible', () => {
    const minute = fc.integer({ min: -100, max: 1700 })
    const moved = fc.constantFrom('von' as const, 'bis' as const)
    fc.assert(
      fc.property(minute, minute, moved, fc.nat(1400), (von, bis, end, minimum) => {
        const kept = keepMinimum(period(von, bis), end, minimum, DAY)
        expect(contains(DAY, kept)).toBe(true)
        expect(minutesBetween(kept.von, kept.bis)).toBeGreaterThanOrEqual(minimum)
        expect(keepMinimum(kept, end, minimum, DAY)).toEqual(kept)
      }),
    )
  })
})

describe('the free time around a moment', () => {
  const blocks = [period(300, 400), period(800, 900)]

  it('keeps the break from the neighbours', () => {
    const free = freeAround(at(600), DAY, blocks, 0.5)
    expect(free && minutes(free)).toEqual([430, 770])
  })

  it('touches them when there is no break', () => {
    const free = freeAround(at(400), DAY, blocks, 0)
    expect(free && minutes(free)).toEqual([400, 800])
  })

  it('is none inside a booking, inside a break, and outside the day', () => {
    expect(freeAround(at(350), DAY, blocks, 0)).toBeNull()
    expect(freeAround(at(420), DAY, blocks, 1)).toBeNull()
    expect(freeAround(at(-1), DAY, blocks, 0)).toBeNull()
    expect(freeAround(at(1500), DAY, blocks, 0)).toBeNull()
  })

  it('never comes closer to any of them than the break', () => {
    const block = fc
      .tuple(fc.nat(1300), fc.integer({ min: 1, max: 200 }))
      .map(([von, long]) => period(von, von + long))
    fc.assert(
      fc.property(
        fc.nat(1499),
        fc.array(block, { maxLength: 6 }),
        fc.constantFrom(0, 0.5, 1),
        (minute, held, pause) => {
          const free = freeAround(at(minute), DAY, held, pause)
          if (!free) return
          expect(contains(DAY, free)).toBe(true)
          for (const one of held) expect(gapMinutes(free, one)).toBeGreaterThanOrEqual(pause * 60)
        },
      ),
    )
  })
})
