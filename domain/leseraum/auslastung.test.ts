import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auslastungOf, shareOf, sumOf, type Werktag } from './auslastung.ts'

type Row = readonly [seat: number, von: number, bis: number, gesperrt?: 1]

const USUAL = Array.from({ length: 24 }, (_, hour) => hour)

/** A Monday, open from 8 to 12. */
const day = (rows: readonly Row[], more: Partial<Werktag> = {}): Werktag => ({
  wochentag: 1,
  offen: { von: 480, bis: 720 },
  stunden: USUAL,
  taken: {
    seat: rows.map(([seat]) => seat),
    von: rows.map(([, von]) => von),
    bis: rows.map(([, , bis]) => bis),
    gesperrt: rows.map(([, , , gesperrt]) => gesperrt ?? 0),
  },
  ...more,
})

const at = ({ raster }: ReturnType<typeof auslastungOf>, wochentag: number, hour: number) =>
  raster[24 * wochentag + hour]

describe('utilisation', () => {
  it('is the booked share of the opening hours, by weekday and hour', () => {
    const found = auslastungOf([true, true], [day([[0, 510, 630]])])
    expect([8, 9, 10, 11].map((hour) => at(found, 1, hour))).toEqual([
      { belegt: 30, offen: 120, people: 0 },
      { belegt: 60, offen: 120, people: 0 },
      { belegt: 30, offen: 120, people: 0 },
      { belegt: 0, offen: 120, people: 0 },
    ])
    expect(at(found, 2, 9)).toEqual({ belegt: 0, offen: 0, people: 0 })
    expect(found.plaetze).toEqual([
      { belegt: 120, offen: 240, buchungen: 1, people: 0 },
      { belegt: 0, offen: 240, buchungen: 0, people: 0 },
    ])
  })

  it('counts the people of each part, and none if the bookings have no owner', () => {
    const { taken, ...open } = day([
      [0, 510, 630],
      [0, 630, 650],
      [1, 540, 600],
      [1, 660, 720, 1],
      [1, 0, 60],
    ])
    const wer = [-7, 40, -7, 41, 42]
    const found = auslastungOf([true, true], [{ ...open, taken: { ...taken, wer } }])
    expect(found.people).toBe(2)
    expect([8, 9, 10, 11].map((hour) => at(found, 1, hour)?.people)).toEqual([1, 1, 2, 0])
    expect(found.plaetze.map(({ people }) => people)).toEqual([2, 1])
    const many = Array.from({ length: 100 }, (_, i): Row => [0, 480 + i, 481 + i])
    const crowd = day(many)
    const all = auslastungOf([true], [{ ...crowd, taken: { ...crowd.taken, wer: many.map((_, i) => i) } }])
    expect([all.people, at(all, 1, 8)?.people, at(all, 1, 9)?.people]).toEqual([100, 60, 40])
    expect(auslastungOf([true, true], [{ ...open, taken }]).people).toBe(0)
  })

  it('ignores bookings outside the opening hours, and days that are closed', () => {
    const found = auslastungOf([true], [day([[0, 420, 540]]), day([[0, 480, 600]], { offen: null })])
    expect(found.plaetze).toEqual([{ belegt: 60, offen: 240, buchungen: 1, people: 0 }])
    expect(auslastungOf([true], [day([[0, 300, 480]])]).plaetze).toEqual([
      { belegt: 0, offen: 240, buchungen: 0, people: 0 },
    ])
  })

  it('subtracts the house’s locks from the available time', () => {
    const found = auslastungOf(
      [true],
      [
        day([
          [0, 480, 600, 1],
          [0, 600, 660],
        ]),
      ],
    )
    expect(found.plaetze).toEqual([{ belegt: 60, offen: 120, buchungen: 1, people: 0 }])
    expect(at(found, 1, 8)).toEqual({ belegt: 0, offen: 0, people: 0 })
    expect(shareOf(sumOf(found.plaetze))).toBe(0.5)
  })

  it('ignores seats that are out of use or no longer on the plan', () => {
    const found = auslastungOf(
      [false, true],
      [
        day([
          [0, 480, 720],
          [-1, 480, 720],
          [1, 480, 600],
        ]),
      ],
    )
    expect(found.plaetze).toEqual([
      { belegt: 0, offen: 0, buchungen: 0, people: 0 },
      { belegt: 120, offen: 240, buchungen: 1, people: 0 },
    ])
    expect(at(found, 1, 8)).toEqual({ belegt: 60, offen: 60, people: 0 })
  })

  it('uses wall time on days with a clock change', () => {
    const spring = { stunden: [0, 1, ...USUAL.slice(3)], offen: { von: 60, bis: 180 } }
    const found = auslastungOf([true], [day([[0, 60, 180]], spring)])
    expect([1, 2, 3].map((hour) => at(found, 1, hour)?.belegt)).toEqual([60, 0, 60])
  })

  it('is null where nothing was available', () => {
    expect(shareOf({ belegt: 0, offen: 0 })).toBeNull()
    expect(shareOf(sumOf([]))).toBeNull()
  })

  it('never counts a minute twice: the hours and the seats agree', () => {
    const rows = fc.array(
      fc.tuple(
        fc.integer({ min: -1, max: 3 }),
        fc.integer({ min: 0, max: 95 }),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
      ),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.array(rows, { maxLength: 5 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (days, aktiv) => {
          const tage = days.map((list, i) =>
            day(
              list.map(([seat, von, length, lock]): Row => {
                const from = von * 15
                const to = Math.min(1440, (von + length) * 15)
                return lock ? [seat, from, to, 1] : [seat, from, to]
              }),
              { wochentag: i % 7 },
            ),
          )
          const { raster, plaetze } = auslastungOf(aktiv, tage)
          const sum = (list: readonly { belegt: number; offen: number }[], what: 'belegt' | 'offen') =>
            list.reduce((all, one) => all + one[what], 0)
          expect(sum(raster, 'belegt')).toBe(sum(plaetze, 'belegt'))
          expect(sum(raster, 'offen')).toBe(sum(plaetze, 'offen'))
        },
      ),
      { numRuns: 200 },
    )
  })
})
