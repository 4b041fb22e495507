import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BERICHT_TURNUS, type BerichtTurnus, nextBericht } from './berichtTurnus.ts'

const next = (tag: string, turnus: BerichtTurnus) =>
  nextBericht(Temporal.PlainDate.from(tag), turnus).toString()

describe('the next report', () => {
  it.each([
    ['monatlich', '2026-11-21', '2026-12-01'],
    ['monatlich', '2026-12-31', '2027-01-01'],
    ['vierteljährlich', '2026-11-21', '2027-01-01'],
    ['vierteljährlich', '2026-03-31', '2026-04-01'],
    ['halbjährlich', '2026-03-31', '2026-07-01'],
    ['halbjährlich', '2026-07-01', '2027-01-01'],
    ['jährlich', '2026-01-01', '2027-01-01'],
  ] as const)('%s after %s is due on %s', (turnus, tag, due) => expect(next(tag, turnus)).toBe(due))

  it('is always later, on the first of a month, and within the period', () => {
    const day = fc.nat(4000).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }))
    fc.assert(
      fc.property(day, fc.constantFrom(...BERICHT_TURNUS), (tag, turnus) => {
        const due = nextBericht(tag, turnus)
        expect(Temporal.PlainDate.compare(due, tag)).toBe(1)
        expect(due.day).toBe(1)
        expect(Temporal.PlainDate.compare(due, tag.add({ years: 1 }).add({ days: 1 }))).toBe(-1)
      }),
    )
  })
})
