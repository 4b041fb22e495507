import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tag, ZONE, zeiten } from '../testing/fahrzeug.ts'
import { at, between, TUESDAY } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { buchungszeitenIssues, daysOf, gueltigIssues, isOutside } from './buchungszeiten.ts'
import type { Buchungszeiten } from './types.ts'

const codes = (times: Partial<Buchungszeiten>, zeitraum: Zeitraum) =>
  buchungszeitenIssues(zeiten(times), 'HH-WN 101', zeitraum, ZONE).map(
    ({ code, field }) => `${code} ${field}`,
  )
const gueltig = (von: string | null, bis: string | null, zeitraum: Zeitraum) =>
  gueltigIssues(
    {
      kennzeichen: 'HH-WN 101',
      gueltigVon: von === null ? null : tag(von),
      gueltigBis: bis === null ? null : tag(bis),
    },
    zeitraum,
    ZONE,
  )
const JUNE = { gueltigVon: tag('2026-06-01'), gueltigBis: tag('2026-06-30') }
const SATURDAY = tag('2026-06-06')

describe('a vehicle’s booking times', () => {
  it('apply from their start to their end, both included', () => {
    expect(codes({}, between('09:00', '18:00'))).toEqual([])
    expect(codes({}, between('08:45', '18:00'))).toEqual(['fahrzeug.ausserhalbBuchungszeit von'])
    expect(codes({}, between('09:00', '18:15'))).toEqual(['fahrzeug.ausserhalbBuchungszeit bis'])
  })

  it('last to the end of the day when they end at 23:59', () => {
    const toMidnight = { von: at('22:00'), bis: at('00:00', tag('2026-06-03')) }
    expect(codes({ bis: { stunden: 23, minuten: 59 } }, toMidnight)).toEqual([])
    expect(codes({}, toMidnight)).toEqual(['fahrzeug.ausserhalbBuchungszeit bis'])
  })

  it('apply on their weekdays', () => {
    expect(codes({}, between('10:00', '11:00', SATURDAY))).toEqual(['fahrzeug.wochentagNichtBuchbar von'])
    expect(codes({ wochentage: [6] }, between('10:00', '11:00', SATURDAY))).toEqual([])
  })

  it('allow one day at a time', () => {
    const overnight = { von: at('10:00'), bis: at('10:00', tag('2026-06-03')) }
    expect(codes({}, overnight)).toEqual(['fahrzeug.andererTag bis'])
  })

  it('apply only on their days', () => {
    const night = between('22:00', '23:00', tag('2026-07-05'))
    expect(codes(JUNE, night)).toEqual(['fahrzeug.ausserhalbBuchungszeitraum von'])
    const into = { von: at('10:00', tag('2026-05-29')), bis: at('10:00', tag('2026-06-01')) }
    expect(codes(JUNE, into)).toEqual(['fahrzeug.ausserhalbBuchungszeitraum von', 'fahrzeug.andererTag bis'])
  })

  it.each([
    ['before its hours', between('08:45', '10:00')],
    ['after its hours', between('17:00', '18:15')],
    ['on another weekday', between('10:00', '11:00', SATURDAY)],
    ['over night', { von: at('10:00'), bis: at('10:00', tag('2026-06-03')) }],
    ['on a day on which they do not hold', between('10:00', '11:00', tag('2026-07-06'))],
    ['into their days', { von: at('10:00', tag('2026-05-29')), bis: at('10:00', tag('2026-06-01')) }],
    ['out of their days', { von: at('10:00', tag('2026-06-30')), bis: at('10:00', tag('2026-07-01')) }],
  ])('are left by a trip %s: refused, and with the flag allowed', (_, zeitraum) => {
    expect(isOutside(zeiten(JUNE), zeitraum, ZONE)).toBe(true)
    expect(codes(JUNE, zeitraum)).not.toEqual([])
    expect(codes({ ...JUNE, buchungAusserhalbMoeglich: true }, zeitraum)).toEqual([])
  })

  it('do not apply if there are none', () => {
    expect(buchungszeitenIssues(null, 'HH-WN 101', between('03:00', '04:00'), ZONE)).toEqual([])
    expect(isOutside(null, between('03:00', '04:00'), ZONE)).toBe(false)
  })

  it.each(['2026-03-29', '2026-10-25'])('are wall times on %s', (text) => {
    const sunday = tag(text)
    const times = { wochentage: [0], von: { stunden: 1, minuten: 0 }, bis: { stunden: 4, minuten: 0 } }
    expect(codes(times, { von: at('01:00', sunday), bis: at('04:00', sunday) })).toEqual([])
    expect(codes(times, { von: at('01:00', sunday), bis: at('04:15', sunday) })).toHaveLength(1)
    expect(codes(times, { von: at('00:45', sunday), bis: at('04:00', sunday) })).toHaveLength(1)
  })

  it('refuse exactly what lies outside them, unless the flag is set', () => {
    const quarters = fc.integer({ min: -30 * 96, max: 60 * 96 })
    const hours = fc.integer({ min: 0, max: 23 })
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
    fc.assert(
      fc.property(
        quarters,
        fc.integer({ min: 1, max: 200 }),
        days,
        hours,
        fc.boolean(),
        (from, length, wochentage, hour, flag) => {
          const von = at('00:00').add({ minutes: from * 15 })
          const zeitraum = { von, bis: von.add({ minutes: length * 15 }) }
          const times = zeiten({
            ...JUNE,
            wochentage,
            von: { stunden: hour, minuten: 0 },
            bis: { stunden: 23, minuten: 59 },
            buchungAusserhalbMoeglich: flag,
          })
          const outside = isOutside(times, zeitraum, ZONE)
          expect(buchungszeitenIssues(times, '', zeitraum, ZONE).length > 0).toBe(outside && !flag)
          const first = von.toZonedDateTimeISO(ZONE)
          const last = zeitraum.bis.subtract({ nanoseconds: 1 }).toZonedDateTimeISO(ZONE)
          const within =
            first.toPlainDate().equals(last.toPlainDate()) &&
            first.month === 6 &&
            wochentage.includes(first.dayOfWeek % 7) &&
            first.hour >= hour
          expect(outside).toBe(!within)
        },
      ),
    )
  })

  it('never refuse a part of what they allow, on the same day', () => {
    const quarter = fc.integer({ min: 0, max: 96 })
    fc.assert(
      fc.property(quarter, quarter, quarter, quarter, (a, b, c, d) => {
        const [von = 0, inVon = 0, inBis = 0, bis = 0] = [a, b, c, d].toSorted((x, y) => x - y)
        fc.pre(inVon < inBis)
        const start = at('00:00', TUESDAY)
        const period = (x: number, y: number) => ({
          von: start.add({ minutes: x * 15 }),
          bis: start.add({ minutes: y * 15 }),
        })
        if (codes({}, period(von, bis)).length === 0) expect(codes({}, period(inVon, inBis))).toEqual([])
      }),
    )
  })
})

describe('a vehicle’s valid days', () => {
  it('begin at 00:00 of the first and end with the last', () => {
    const first = at('00:00')
    const end = at('00:00', tag('2026-06-03'))
    expect(gueltig('2026-06-02', '2026-06-02', { von: first, bis: end })).toEqual([])
    expect(gueltig('2026-06-02', null, { von: first.subtract({ minutes: 1 }), bis: end })).toMatchObject([
      { field: 'von', data: { gueltigVon: '2026-06-02', gueltigBis: '' } },
    ])
    expect(gueltig(null, '2026-06-02', { von: first, bis: end.add({ minutes: 1 }) })).toMatchObject([
      { field: 'bis', data: { gueltigVon: '', gueltigBis: '2026-06-02' } },
    ])
    expect(gueltig(null, null, { von: first, bis: end })).toEqual([])
  })
})

describe('the days of a booking', () => {
  it('exclude the one at whose midnight it ends', () => {
    const { first, last } = daysOf({ von: at('10:00'), bis: at('00:00', tag('2026-06-03')) }, ZONE)
    expect([first.toString(), last.toString()]).toEqual(['2026-06-02', '2026-06-02'])
  })
})
