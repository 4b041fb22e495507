import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, between } from '../testing/leseraum.ts'
import { runs } from '../testing/runs.ts'
import { gapMinutes, overlaps, type Zeitraum } from '../time/zeitraum.ts'
import { type AnyHold, collides, colliding } from './holds.ts'
import { BUCHUNG_STATUS } from './status.ts'

const held = (zeitraum: Zeitraum, status: AnyHold['status'] = 'reserviert'): AnyHold => ({ zeitraum, status })

const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 })
const period = fc
  .record({ from: minutes, length: fc.integer({ min: 1, max: 600 }) })
  .map(({ from, length }) => {
    const von = at('00:00').add({ minutes: from })
    return { von, bis: von.add({ minutes: length }) }
  })
const gap = fc.integer({ min: 0, max: 120 })

describe('holds', () => {
  it('collide in every status but cancelled', () => {
    const nine = between('09:00', '10:00')
    const against = BUCHUNG_STATUS.filter((status) => collides(nine, [held(nine, status)]))
    expect(against).toEqual(BUCHUNG_STATUS.filter((status) => status !== 'storniert'))
  })

  it.each([
    ['10:15', '11:00', false],
    ['10:14', '11:00', true],
    ['07:00', '08:45', false],
    ['07:00', '08:46', true],
  ])('a gap of 15 minutes around nine to ten, %s to %s: %s', (von, bis, expected) => {
    expect(collides(between(von, bis), [held(between('09:00', '10:00'))], 15)).toBe(expected)
  })

  it('keep the gap on either side, whichever comes first', () => {
    fc.assert(
      fc.property(period, period, gap, (a, b, minutesApart) => {
        expect(collides(a, [held(b)], minutesApart)).toBe(collides(b, [held(a)], minutesApart))
      }),
      { numRuns: runs(5000, 500) },
    )
  })

  it('collide if and only if they overlap or are closer than the gap', () => {
    fc.assert(
      fc.property(period, period, gap, (a, b, minutesApart) => {
        const close = overlaps(a, b) || gapMinutes(a, b) < minutesApart
        expect(colliding(a, [held(b)], minutesApart).length > 0).toBe(close)
      }),
      { numRuns: runs(5000, 500) },
    )
  })

  it('collide with a longer gap whenever they do with a shorter one', () => {
    fc.assert(
      fc.property(period, period, gap, gap, (a, b, x, y) => {
        if (collides(a, [held(b)], Math.min(x, y))) expect(collides(a, [held(b)], Math.max(x, y))).toBe(true)
      }),
    )
  })
})
