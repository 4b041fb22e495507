import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { uhrzeitOf } from '../time/zone.ts'
import { MOST_DATES, onDay, type SerieRule, serieDates, weeksLater } from './dates.ts'

const ZONE = 'Europe/Berlin'
const day = (text: string) => Temporal.PlainDate.from(text)

function dates(rule: Partial<SerieRule>) {
  const whole = { ab: day('2026-11-24'), wochentage: [2], alleWochen: 1, bisTag: null, anzahl: null, ...rule }
  const found = serieDates(whole as SerieRule)
  return found.ok ? found.value.map(String) : found.issues.map(({ code }) => code)
}

describe('the days of a series', () => {
  it('are those of its weekdays, up to a number', () => {
    expect(dates({ anzahl: 3 })).toEqual(['2026-11-24', '2026-12-01', '2026-12-08'])
    expect(dates({ wochentage: [1, 5], anzahl: 3 })).toEqual(['2026-11-27', '2026-11-30', '2026-12-04'])
  })

  it('are those until a last day, inclusive', () => {
    expect(dates({ bisTag: day('2026-12-08') })).toHaveLength(3)
    expect(dates({ bisTag: day('2026-12-07') })).toHaveLength(2)
    expect(dates({ bisTag: day('2026-12-31'), anzahl: 2 })).toHaveLength(2)
  })

  it('are in every other week, counted from that of the first day', () => {
    expect(dates({ wochentage: [1, 3], alleWochen: 2, anzahl: 3 })).toEqual([
      '2026-11-25',
      '2026-12-07',
      '2026-12-09',
    ])
  })

  it('require an end, at least one date, and not too many', () => {
    expect(dates({})).toEqual(['serie.ohneEnde'])
    expect(dates({ bisTag: day('2026-11-23') })).toEqual(['serie.keinTag'])
    expect(dates({ wochentage: [], anzahl: 2 })).toEqual(['serie.keinTag'])
    for (const ab of ['9999-12-31', '0002-01-01'])
      expect(dates({ ab: day(ab), anzahl: 3 })).toEqual(['serie.keinTag'])
    expect(dates({ bisTag: day('9998-01-01') })).toEqual(['serie.zuViele'])
    expect(dates({ wochentage: [1, 2, 3, 4, 5], bisTag: day('2027-02-28') })).toEqual(['serie.zuViele'])
    expect(dates({ anzahl: MOST_DATES })).toHaveLength(MOST_DATES)
    // The longest series begins on a day that its week no longer has.
    expect(dates({ ab: day('2026-01-04'), wochentage: [6], alleWochen: 4, anzahl: MOST_DATES })).toHaveLength(
      MOST_DATES,
    )
  })

  it('lie on their weekdays, in order, for any rule', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: MOST_DATES }),
        (later, wochentage, alleWochen, anzahl) => {
          const ab = day('2026-01-01').add({ days: later })
          const found = dates({ ab, wochentage: wochentage as never, alleWochen, anzahl })
          expect(found).toHaveLength(anzahl)
          expect(found.toSorted()).toEqual(found)
          expect(found[0] && found[0] >= ab.toString()).toBe(true)
          for (const one of found) expect(wochentage).toContain(day(one).dayOfWeek % 7)
        },
      ),
    )
  })
})

describe('the hours of a series', () => {
  const hours = { von: { stunden: 9, minuten: 0 }, bis: { stunden: 23, minuten: 59 } }
  const wall = (at: Temporal.Instant) => at.toZonedDateTimeISO(ZONE).toPlainDateTime().toString()

  it.each(['2026-10-18', '2026-10-25', '2027-03-27', '2027-03-28', '2027-10-31'])(
    'are wall times on %s',
    (text) => {
      const { von, bis } = onDay(day(text), hours, ZONE)
      expect(uhrzeitOf(von, ZONE)).toEqual(hours.von)
      expect(wall(bis)).toBe(`${day(text).add({ days: 1 })}T00:00:00`)
    },
  )

  it.each(['2026-10-20', '2027-03-23'])('stay the same a week later, across the change after %s', (text) => {
    const { von, bis } = weeksLater(onDay(day(text), hours, ZONE), 1, ZONE)
    expect(wall(von)).toBe(`${day(text).add({ days: 7 })}T09:00:00`)
    expect(wall(bis)).toBe(`${day(text).add({ days: 8 })}T00:00:00`)
  })

  const at = (text: string) => {
    const [stunden = 0, minuten = 0] = text.split(':').map(Number)
    return { stunden, minuten }
  }

  it.each([
    ['2027-03-28', '02:00', '03:00', '02:00'],
    ['2027-03-28', '02:30', '04:30', '02:30'],
    ['2027-03-28', '01:00', '02:30', '02:30'],
    ['2027-03-28', '01:00', '03:00', null],
    ['2027-03-28', '00:00', '23:59', null],
    ['2027-10-31', '02:00', '03:00', null],
    ['2027-03-21', '02:00', '03:00', null],
  ])('on %s from %s to %s lack %s', (text, von, bis, missing) => {
    const date = onDay(day(text), { von: at(von), bis: at(bis) }, ZONE)
    expect(date.fehlt).toEqual(missing === null ? null : at(missing))
    expect(Temporal.Instant.compare(date.von, date.bis)).toBe(-1)
  })

  it('are missing a week later if the clock skips them', () => {
    const before = onDay(day('2027-03-21'), { von: at('02:00'), bis: at('02:45') }, ZONE)
    const { von, bis, fehlt } = weeksLater(before, 1, ZONE)
    expect([fehlt, von.until(bis).total('minutes')]).toEqual([at('02:00'), 45])
  })

  it('keep their length a week after a repeated hour', () => {
    const night = {
      von: Temporal.Instant.from('2027-10-31T00:50:00Z'),
      bis: Temporal.Instant.from('2027-10-31T01:10:00Z'),
    }
    const { von, bis, fehlt } = weeksLater(night, 1, ZONE)
    expect([fehlt, von.until(bis).total('minutes')]).toEqual([null, 20])
  })
})
