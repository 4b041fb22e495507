import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tag } from '../testing/fahrzeug.ts'
import { type Done, duePruefung, pruefungStand } from './pruefung.ts'

const VORLAUF = { tage: 30, km: 1000 }
const stand = (faelligAm: string | null, faelligKm: number | null, heute: string, km: number) =>
  pruefungStand({ faelligAm: faelligAm === null ? null : tag(faelligAm), faelligKm }, tag(heute), km, VORLAUF)

describe('an inspection', () => {
  it.each([
    ['2026-05-31', 'gut'],
    ['2026-06-01', 'baldFaellig'],
    ['2026-07-01', 'baldFaellig'],
    ['2026-07-02', 'faellig'],
  ])('valid to 1 July 2026 is on %s: %s', (heute, expected) => {
    expect(stand('2026-07-01', null, heute, 500_000)).toBe(expected)
  })

  it.each([
    [28_999, 'gut'],
    [29_000, 'baldFaellig'],
    [29_999, 'baldFaellig'],
    [30_000, 'faellig'],
  ])('due at 30 000 km is at %i: %s', (km, expected) => {
    expect(stand(null, 30_000, '2099-01-01', km)).toBe(expected)
  })

  it('is due by day or kilometres, whichever comes first', () => {
    expect(stand('2026-07-01', 30_000, '2026-01-01', 30_000)).toBe('faellig')
    expect(stand('2026-07-01', 30_000, '2026-07-02', 10)).toBe('faellig')
    expect(stand('2026-07-01', 30_000, '2026-01-01', 29_500)).toBe('baldFaellig')
    expect(stand('2026-07-01', 30_000, '2026-01-01', 10)).toBe('gut')
  })

  const gesetzt = { faelligAm: tag('2026-01-15'), faelligKm: 12_000 }

  it('recurs after its interval, from the day and the mileage at which it was done', () => {
    const next = (intervallMonate: number | null, intervallKm: number | null) =>
      duePruefung({ ...gesetzt, intervallMonate, intervallKm }, [{ am: tag('2026-01-31'), km: 12_345 }])
    expect(next(12, 20_000)).toEqual({ faelligAm: tag('2027-01-31'), faelligKm: 32_345 })
    expect(next(1, null)).toEqual({ faelligAm: tag('2026-02-28'), faelligKm: null })
    expect(next(null, 5000)).toEqual({ faelligAm: null, faelligKm: 17_345 })
    expect(next(null, null)).toBeNull()
  })

  it('never recurs at a day or a mileage that a record cannot hold', () => {
    const done = [{ am: tag('9999-06-01'), km: 9_990_000 }]
    expect(duePruefung({ ...gesetzt, intervallMonate: 12, intervallKm: 20_000 }, done)).toEqual({
      faelligAm: tag('9999-12-31'),
      faelligKm: 9_999_999,
    })
  })

  it('does not depend on the order of its entries, and none moves it back', () => {
    const entry = fc.record({
      am: fc.integer({ min: 0, max: 3000 }).map((days) => tag('2020-01-01').add({ days })),
      km: fc.option(fc.integer({ min: 0, max: 200_000 })),
    })
    const kept = { ...gesetzt, intervallMonate: 12, intervallKm: 15_000 }
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 6 }), fc.nat(), (entries, from) => {
        const due = duePruefung(kept, entries)
        const turned = entries.map((_, i) => entries[(i + from) % entries.length] as Done)
        expect(duePruefung(kept, turned)).toEqual(due)
        const fewer = duePruefung(kept, entries.slice(1))
        expect(
          Temporal.PlainDate.compare(
            due?.faelligAm as Temporal.PlainDate,
            fewer?.faelligAm as Temporal.PlainDate,
          ),
        ).toBeGreaterThanOrEqual(0)
        expect(due?.faelligKm).toBeGreaterThanOrEqual(fewer?.faelligKm as number)
      }),
    )
  })
})
