import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { fahrtFacts, tag, ZONE } from '../testing/fahrzeug.ts'
import { at, between, TUESDAY } from '../testing/leseraum.ts'
import { minutesBetween, type Zeitraum } from '../time/zeitraum.ts'
import { fahrtWindowIssues, fahrzeugRange } from './window.ts'

type Settings = Parameters<typeof einstellungen>[0]
const codes = (zeitraum: Zeitraum, now = at('08:00'), settings: Settings = {}) =>
  fahrtWindowIssues(zeitraum, fahrtFacts({ now, settings })).map(({ code, field }) => `${code} ${field}`)

describe('a vehicle can be booked', () => {
  it('from the running step on, while check-in is still open', () => {
    expect(codes(between('09:00', '10:00'), at('09:14'))).toEqual([])
    expect(codes(between('09:00', '10:00'), at('09:15'))).toEqual(['buchung.inVergangenheit von'])
    const short = { 'fahrzeug.checkInMinuten': 5 }
    expect(codes(between('09:00', '10:00'), at('09:05'), short)).toEqual(['buchung.inVergangenheit von'])
  })

  it('until the last of the days ahead, for the whole trip', () => {
    const last = TUESDAY.add({ days: 90 })
    const day = (von: string, bis: string, end = last) => ({ von: at(von, last), bis: at(bis, end) })
    expect(codes(day('22:00', '23:45'))).toEqual([])
    expect(codes(day('22:00', '00:00', last.add({ days: 1 })))).toEqual([])
    expect(codes(day('22:00', '00:15', last.add({ days: 1 })))).toEqual(['buchung.zuWeitVoraus bis'])
    const next = last.add({ days: 1 })
    expect(codes({ von: at('09:00', next), bis: at('10:00', next) })).toEqual(['buchung.zuWeitVoraus von'])
  })

  it('for a range that grows weekly at the hour of the window weekday', () => {
    const settings = {
      'fahrzeug.tageImVoraus': 7,
      'fahrzeug.fensterWochentag': 'dienstags',
      'fahrzeug.fensterZeit': '12:30',
    }
    const last = (now: Temporal.Instant) =>
      fahrzeugRange(now, ZONE, einstellungen(settings)).letzterTag.toString()
    expect(last(at('12:29'))).toBe('2026-06-02')
    expect(last(at('12:30'))).toBe('2026-06-09')
    expect(last(at('00:00', tag('2026-06-08')))).toBe('2026-06-09')
  })

  it('for any length from the shortest on, even days', () => {
    const week = { von: at('09:00'), bis: at('09:00', tag('2026-06-09')) }
    expect(codes(week)).toEqual([])
  })

  it('with start and end on the step', () => {
    expect(codes(between('09:10', '10:20'))).toEqual(['buchung.zeitschritt von', 'buchung.zeitschritt bis'])
  })

  it.each([
    ['2026-03-29', 23 * 60],
    ['2026-10-25', 25 * 60],
  ])('on %s, which is %i minutes long, from midnight to midnight', (text, length) => {
    const day = tag(text)
    const zeitraum = { von: at('00:00', day), bis: at('00:00', day.add({ days: 1 })) }
    expect(minutesBetween(zeitraum.von, zeitraum.bis)).toBe(length)
    const now = at('12:00', day.subtract({ days: 1 }))
    expect(codes(zeitraum, now, { 'fahrzeug.mindestbuchungszeit': Math.min(length, 1440) })).toEqual([])
  })
})
