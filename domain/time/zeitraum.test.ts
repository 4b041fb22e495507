import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contains, gapMinutes, minutesBetween, overlaps, type Zeitraum, zeitraum } from './zeitraum.ts'

const at = (minute: number) => Temporal.Instant.fromEpochMilliseconds(1_774_000_000_000 + minute * 60_000)
const period = (von: number, bis: number): Zeitraum => ({ von: at(von), bis: at(bis) })
const anyPeriod = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }))
  .map(([von, minutes]) => period(von, von + minutes))

describe('a period', () => {
  it('starts before it ends', () => {
    expect(zeitraum(at(0), at(1))).toEqual({ ok: true, value: period(0, 1) })
    for (const bis of [0, -1]) {
      const refusal = zeitraum(at(0), at(bis))
      expect(refusal).toMatchObject({
        ok: false,
        issues: [{ code: 'zeitraum.startNichtVorEnde', field: 'bis' }],
      })
    }
  })

  it('does not overlap the one that follows it', () => {
    expect(overlaps(period(0, 60), period(60, 120))).toBe(false)
    expect(overlaps(period(0, 61), period(60, 120))).toBe(true)
    expect(overlaps(period(0, 120), period(30, 60))).toBe(true)
  })

  it('overlaps another exactly if they share a minute', () => {
    fc.assert(
      fc.property(anyPeriod, anyPeriod, (a, b) => {
        const shared = Math.min(minutesBetween(at(0), a.bis), minutesBetween(at(0), b.bis))
        const begun = Math.max(minutesBetween(at(0), a.von), minutesBetween(at(0), b.von))
        expect(overlaps(a, b)).toBe(begun < shared)
        expect(overlaps(b, a)).toBe(overlaps(a, b))
      }),
    )
  })

  it('contains itself and every period within it', () => {
    expect(contains(period(0, 60), period(0, 60))).toBe(true)
    expect(contains(period(0, 60), period(10, 60))).toBe(true)
    expect(contains(period(0, 60), period(10, 61))).toBe(false)
    expect(contains(period(0, 60), period(-1, 20))).toBe(false)
  })

  it('overlaps whatever it contains', () => {
    fc.assert(fc.property(anyPeriod, anyPeriod, (a, b) => !contains(a, b) || overlaps(a, b)))
  })

  it('has a gap to periods before and after it, and none to adjacent ones', () => {
    expect(gapMinutes(period(0, 60), period(90, 120))).toBe(30)
    expect(gapMinutes(period(90, 120), period(0, 60))).toBe(30)
    expect(gapMinutes(period(0, 60), period(60, 120))).toBe(0)
    expect(gapMinutes(period(0, 60), period(30, 120))).toBe(0)
  })

  it('counts real minutes', () => {
    expect(minutesBetween(at(10), at(40))).toBe(30)
    expect(minutesBetween(at(40), at(10))).toBe(-30)
  })
})
