import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Auslastung, auslastungOf, type Werktag } from '../auslastung.ts'
import { auslastungOfSums, sizeOf, spansOf, sumsOf } from './sums.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const told = (von: string, tage: number) => spansOf(day(von), tage).map((one) => `${one.von} ${one.tage}`)

describe('a period', () => {
  it('consists of whole weeks from Monday on, and of partial ones at either end', () => {
    expect(told('2026-11-19', 14)).toEqual(['2026-11-19 4', '2026-11-23 7', '2026-11-30 3'])
    expect(told('2026-11-16', 7)).toEqual(['2026-11-16 7'])
    expect(told('2026-11-18', 2)).toEqual(['2026-11-18 2'])
    expect(told('2026-11-22', 2)).toEqual(['2026-11-22 1', '2026-11-23 1'])
    expect(told('2026-11-18', 0)).toEqual([])
  })

  it('contains each of its days once, and overlapping periods share their weeks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 400 }), (first, tage) => {
        const von = day('2025-01-01').add({ days: first })
        const parts = spansOf(von, tage)
        expect(parts.reduce((sum, part) => sum + part.tage, 0)).toBe(tage)
        for (const [i, part] of parts.entries()) {
          expect(part.tage).toBeLessThanOrEqual(7)
          if (i > 0) expect(part.von.dayOfWeek).toBe(1)
        }
      }),
    )
  })
})

/** Wall-clock hours of a day that lost one, a normal one, and one that has an hour twice. */
const STUNDEN = [
  [0, 1, ...Array.from({ length: 21 }, (_, n) => n + 3)],
  Array.from({ length: 24 }, (_, n) => n),
  [0, 1, 2, 2, ...Array.from({ length: 21 }, (_, n) => n + 3)],
]

const SEATS = 4
const withoutPeople = (one: Auslastung) =>
  JSON.stringify(one, (key, value) => (key === 'people' ? undefined : value))
const arbitraryDay = fc.record({
  stunden: fc.constantFrom(...STUNDEN),
  offen: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 0, max: 1500 }))
      .map(([a, b]) => ({ von: Math.min(a, b), bis: Math.max(a, b) })),
  ),
  rows: fc.array(
    fc.record({
      seat: fc.integer({ min: -1, max: SEATS - 1 }),
      // Some begin before midnight or end after it, as after a change of the zone.
      von: fc.integer({ min: -120, max: 1500 }),
      dauer: fc.integer({ min: 1, max: 700 }),
      gesperrt: fc.constantFrom(0, 1),
      wer: fc.integer({ min: -40, max: 40 }),
    }),
    { maxLength: 12 },
  ),
})

describe('sums of weeks', () => {
  it('equal the sum of the days: with locks, clock changes, closed days and seats out of use', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryDay, { maxLength: 40 }),
        fc.array(fc.boolean(), { minLength: SEATS, maxLength: SEATS }),
        fc.integer({ min: 0, max: 30 }),
        (days, aktiv, shift) => {
          const von = day('2026-10-01').add({ days: shift })
          const tage = days.map(({ stunden, offen, rows }, i): Werktag => {
            return {
              wochentag: von.add({ days: i }).dayOfWeek % 7,
              stunden,
              offen,
              taken: {
                seat: rows.map(({ seat }) => seat),
                von: rows.map((row) => row.von),
                bis: rows.map((row) => row.von + row.dauer),
                gesperrt: rows.map(({ gesperrt }) => gesperrt),
                wer: rows.map(({ wer }) => wer),
              },
            }
          })
          let next = 0
          const sums = spansOf(von, tage.length).map((part) => {
            next += part.tage
            return sumsOf(auslastungOf(aktiv, tage.slice(next - part.tage, next)))
          })
          const summed = auslastungOfSums(SEATS, sums)
          const each = auslastungOf(aktiv, tage)
          expect(withoutPeople(summed)).toBe(withoutPeople(each))
          const people = (one: Auslastung) => [one, ...one.raster, ...one.plaetze].map((part) => part.people)
          const most = people(summed)
          const all = people(each)
          expect(most.every((count, i) => count <= (all[i] ?? 0))).toBe(true)
          // For a single week they are known.
          if (sums.length === 1) expect(most).toEqual(all)
        },
      ),
      { numRuns: 300 },
    )
  })

  it('can hold a week of the busiest day, and report their size', () => {
    const full: Werktag = {
      wochentag: 0,
      stunden: STUNDEN[2] as number[],
      offen: { von: 0, bis: 1500 },
      taken: { seat: [0], von: [0], bis: [1500], gesperrt: [0], wer: [7] },
    }
    const sums = sumsOf(auslastungOf([true], Array<Werktag>(7).fill(full)))
    expect(auslastungOfSums(1, [sums]).plaetze).toEqual([
      { belegt: 10_500, offen: 10_500, buchungen: 7, people: 1 },
    ])
    expect(sizeOf(sums)).toBe(4 * 2 * 168 + 2 * 3 + 2 * (1 + 168 + 1))
    expect(auslastungOfSums(1, []).plaetze).toEqual([{ belegt: 0, offen: 0, buchungen: 0, people: 0 }])
  })
})
