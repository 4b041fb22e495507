import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collides } from '../buchung/holds.ts'
import { BUCHUNG_STATUS } from '../buchung/status.ts'
import { at, between, facts, hold, seat } from '../testing/leseraum.ts'
import { now } from '../testing/now.ts'
import { runs } from '../testing/runs.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { collisions, holdIssues } from './holds.ts'

const NINE_TO_ELEVEN = between('09:00', '11:00')
const collide = (held: Zeitraum) => collisions('a1', NINE_TO_ELEVEN, [hold(held)]).length > 0

describe('a seat is held', () => {
  it.each([
    ['08:00', '09:00', false],
    ['11:00', '12:00', false],
    ['08:00', '09:01', true],
    ['10:59', '12:00', true],
    ['09:30', '10:00', true],
    ['08:00', '12:00', true],
    ['09:00', '11:00', true],
  ])('from %s to %s against nine to eleven: %s', (von, bis, collides) => {
    expect(collide(between(von, bis))).toBe(collides)
  })

  it('in every status but cancelled', () => {
    const against = BUCHUNG_STATUS.filter((status) =>
      collides(NINE_TO_ELEVEN, [hold(NINE_TO_ELEVEN, { status })]),
    )
    expect(against).toEqual(BUCHUNG_STATUS.filter((status) => status !== 'storniert'))
  })

  it('not by holds of another seat', () => {
    expect(collisions('a1', NINE_TO_ELEVEN, [hold(NINE_TO_ELEVEN, { leseraumId: 'a2' })])).toEqual([])
  })

  it('and the earliest conflict is reported, whatever the input order', () => {
    const both = [hold(between('10:00', '12:00')), hold(between('08:00', '10:00'))]
    for (const belegungen of [both, both.toReversed()])
      expect(holdIssues({ leseraum: seat(), zeitraum: NINE_TO_ELEVEN }, facts({ belegungen }))).toMatchObject(
        [{ data: { von: '2026-06-02T06:00:00Z', bis: '2026-06-02T08:00:00Z' } }],
      )
  })

  it('and a lock is called a lock', () => {
    const issues = (status: 'verschlossen' | 'reserviert') =>
      holdIssues(
        { leseraum: seat(), zeitraum: NINE_TO_ELEVEN },
        facts({ belegungen: [hold(between('10:00', '12:00'), { status })] }),
      )
    const more = { field: 'von', data: { von: '2026-06-02T08:00:00Z', bis: '2026-06-02T10:00:00Z' } }
    expect(issues('verschlossen')).toEqual([{ code: 'buchung.verschlossen', ...more }])
    expect(issues('reserviert')).toEqual([{ code: 'buchung.belegt', ...more }])
  })
})

describe('any two periods', () => {
  const period = fc
    .tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: 1, max: 300 }))
    .map(([start, length]): Zeitraum => {
      const von = now.add({ minutes: start })
      return { von, bis: von.add({ minutes: length }) }
    })

  it('never collide back to back, in 10,000 pairs', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: 1, max: 600 }), (first, minutes) => {
        const second = { von: first.bis, bis: first.bis.add({ minutes }) }
        expect(collides(second, [hold(first)])).toBe(false)
        expect(collides(first, [hold(second)])).toBe(false)
      }),
      { numRuns: runs(10_000, 1_000) },
    )
  })

  it('collide if and only if they have a moment in common, whichever comes first', () => {
    fc.assert(
      fc.property(period, period, (a, b) => {
        const start = Math.max(a.von.epochMilliseconds, b.von.epochMilliseconds)
        const end = Math.min(a.bis.epochMilliseconds, b.bis.epochMilliseconds)
        expect(collides(a, [hold(b)])).toBe(start < end)
        expect(collides(b, [hold(a)])).toBe(start < end)
      }),
      { numRuns: runs(10_000, 1_000) },
    )
  })

  it('are compared as instants, even in the hour that the clock shows twice', () => {
    const night = Temporal.PlainDate.from('2026-10-25')
    const von = at('02:00', night)
    const first = { von, bis: von.add({ hours: 1 }) }
    const second = { von: first.bis, bis: first.bis.add({ hours: 1 }) }
    expect(collides(second, [hold(first)])).toBe(false)
  })
})
