import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BERICHT_TURNUS, nextBericht } from '../einstellung/berichtTurnus.ts'
import { lastPeriode, monthsOf, periodeOf } from './periode.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('the last completed period', () => {
  it.each([
    ['2026-11-01', 'monatlich', '2026-10', '2026-10-01', '2026-11-01'],
    ['2026-11-30', 'monatlich', '2026-10', '2026-10-01', '2026-11-01'],
    ['2026-01-01', 'monatlich', '2025-12', '2025-12-01', '2026-01-01'],
    ['2026-10-01', 'vierteljährlich', '2026-Q3', '2026-07-01', '2026-10-01'],
    ['2026-02-28', 'vierteljährlich', '2025-Q4', '2025-10-01', '2026-01-01'],
    ['2026-07-01', 'halbjährlich', '2026-H1', '2026-01-01', '2026-07-01'],
    ['2026-06-30', 'halbjährlich', '2025-H2', '2025-07-01', '2026-01-01'],
    ['2026-12-31', 'jährlich', '2025', '2025-01-01', '2026-01-01'],
  ] as const)('on %s, %s: %s', (tag, turnus, name, von, bis) => {
    const periode = lastPeriode(day(tag), turnus)
    expect([periode.name, periode.von.toString(), periode.bis.toString()]).toEqual([name, von, bis])
  })

  it('ends where the report is due, and can be restored from its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...BERICHT_TURNUS), (days, turnus) => {
        const tag = day('2000-01-01').add({ days })
        const periode = lastPeriode(tag, turnus)
        expect(Temporal.PlainDate.compare(periode.bis, tag)).toBeLessThanOrEqual(0)
        expect(nextBericht(periode.bis.subtract({ days: 1 }), turnus).toString()).toBe(periode.bis.toString())
        expect(Temporal.PlainDate.compare(nextBericht(tag, turnus), tag)).toBe(1)
        const back = periodeOf(periode.name)
        expect([back.von.toString(), back.bis.toString()]).toEqual([
          periode.von.toString(),
          periode.bis.toString(),
        ])
      }),
    )
  })

  it('consists of consecutive whole months, each with its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(...BERICHT_TURNUS), (days, turnus) => {
        const periode = lastPeriode(day('2000-01-01').add({ days }), turnus)
        const months = monthsOf(periode)
        expect(months[0]?.von.toString()).toBe(periode.von.toString())
        expect(months.at(-1)?.bis.toString()).toBe(periode.bis.toString())
        for (const [nr, month] of months.entries()) {
          expect(periodeOf(month.name)).toEqual(month)
          if (nr > 0) expect(month.von.toString()).toBe(months[nr - 1]?.bis.toString())
        }
      }),
    )
  })

  it.each(['', '2026-13', '2026-Q5', '26-10', '2026-10-01', 'now'])('never has the name %s', (name) => {
    expect(() => periodeOf(name)).toThrow(RangeError)
  })
})
