import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tag, ZONE, zeiten } from '../testing/fahrzeug.ts'
import { at, between, TUESDAY } from '../testing/leseraum.ts'
import type { Zeitraum } from '../time/zeitraum.ts'
import { buchungszeitenIssues, daysOf, gueltigIssues, istAusserhalb } from './buchungszeiten.ts'
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

describe('booking times of a vehicle', () => {
  it('hold from their start to their end, both included', () => {
    expect(codes({}, between('09:00', '18:00'))).toEqual([])
    expect(codes({}, between('08:45', '18:00'))).toEqual(['fahrzeug.ausserhalbBuchungszeit von'])
    expect(codes({}, between('09:00', '18:15'))).toEqual(['fahrzeug.ausserhalbBuchungszeit bis'])
  })

  it('to the end of the day when they end at 23:59', () => {
    const toMidnight = { von: at('22:00'), bis: at('00:00', tag('2026-06-03')) }
    expect(codes({ bis: { stunden: 23, minuten: 59 } }, toMidnight)).toEqual([])
    expect(codes({}, toMidnight)).toEqual(['fahrzeug.ausserhalbBuchungszeit bis'])
  })

  it('on their weekdays', () => {
    expect(codes({}, between('10:00', '11:00', SATURDAY))).toEqual(['fahrzeug.wochentagNichtBuchbar von'])
    expect(codes({ wochentage: [6] }, between('10:00', '11:00', SATURDAY))).toEqual([])
  })

  it('for one day at a time', () => {
    const overnight = { von: at('10:00'), bis: at('10:00', tag('2026-06-03')) }
    expect(codes({}, overnight)).toEqual(['fahrzeug.andererTag bis'])
  })

  it('only on their days; outside them with the flag, and then at any time', () => {
    const night = between('22:00', '23:00', tag('2026-07-05'))
    expect(codes(JUNE, night)).toEqual(['fahrzeug.ausserhalbBuchungszeitraum von'])
    expect(codes({ ...JUNE, buchungAusserhalbMoeglich: true }, night)).toEqual([])
    const long = { von: at('22:00', tag('2026-07-05')), bis: at('22:00', tag('2026-07-09')) }
    expect(codes({ ...JUNE, buchungAusserhalbMoeglich: true }, long)).toEqual([])
  })

  it('for a trip that touches one of their days too, flag or not', () => {
    const into = { von: at('10:00', tag('2026-05-29')), bis: at('10:00', tag('2026-06-01')) }
    const out = { von: at('10:00', tag('2026-06-30')), bis: at('10:00', tag('2026-07-01')) }
    for (const zeitraum of [into, out]) {
      expect(codes({ ...JUNE, buchungAusserhalbMoeglich: true }, zeitraum)).toEqual([
        'fahrzeug.andererTag bis',
      ])
    }
  })

  it('do not hold when there are none', () => {
    expect(buchungszeitenIssues(null, 'HH-WN 101', between('03:00', '04:00'), ZONE)).toEqual([])
    expect(istAusserhalb(null, between('03:00', '04:00'), ZONE)).toBe(false)
  })

  it('are left by what reaches outside their days', () => {
    expect(istAusserhalb(zeiten(JUNE), between('22:00', '23:00'), ZONE)).toBe(false)
    expect(istAusserhalb(zeiten(JUNE), between('10:00', '11:00', tag('2026-07-01')), ZONE)).toBe(true)
  })

  it.each(['2026-03-29', '2026-10-25'])('are wall times on %s', (text) => {
    const sunday = tag(text)
    const times = { wochentage: [0], von: { stunden: 1, minuten: 0 }, bis: { stunden: 4, minuten: 0 } }
    expect(codes(times, { von: at('01:00', sunday), bis: at('04:00', sunday) })).toEqual([])
    expect(codes(times, { von: at('01:00', sunday), bis: at('04:15', sunday) })).toHaveLength(1)
    expect(codes(times, { von: at('00:45', sunday), bis: at('04:00', sunday) })).toHaveLength(1)
  })

  it('never refuse a part of what they let pass, on the same day', () => {
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

describe('valid days of a vehicle', () => {
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

describe('days of a booking', () => {
  it('leave out the one at whose midnight it ends', () => {
    const { first, last } = daysOf({ von: at('10:00'), bis: at('00:00', tag('2026-06-03')) }, ZONE)
    expect([first.toString(), last.toString()]).toEqual(['2026-06-02', '2026-06-02'])
  })
})
