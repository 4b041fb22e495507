import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kalender, special, week } from '../testing/kalender.ts'
import { formatUhrzeit } from '../time/uhrzeit.ts'
import { contains, minutesBetween } from '../time/zeitraum.ts'
import { dayPeriod } from '../time/zone.ts'
import { becauseOf, closedBecause, openPeriod, openWindow } from './openWindow.ts'
import type { Kalender } from './types.ts'

const MONDAY = '2026-06-01'
const SUNDAY = '2026-06-07'
const WEEKDAYS = week('08:00', '18:00', [1, 2, 3, 4, 5])

const shown = (tag: string, calendar: Kalender) => {
  const { window, source } = openWindow(Temporal.PlainDate.from(tag), calendar)
  return window ? `${formatUhrzeit(window.von)}–${formatUhrzeit(window.bis)} ${source}` : `closed ${source}`
}
const hours = (tag: string, calendar: Kalender) => {
  const open = openPeriod(Temporal.PlainDate.from(tag), calendar)
  return open && minutesBetween(open.von, open.bis) / 60
}

describe('the opening times of a day', () => {
  it('are those of the week', () => {
    expect(shown(MONDAY, kalender(WEEKDAYS))).toBe('08:00–18:00 woche')
    expect(shown(SUNDAY, kalender(WEEKDAYS))).toBe('closed woche')
    expect(shown(MONDAY, kalender([]))).toBe('closed woche')
  })

  it('are the special ones if there are any', () => {
    const calendar = kalender(WEEKDAYS, [
      special(SUNDAY, 'offen', '12:00', '16:00'),
      special(MONDAY, 'geschlossen'),
      special('2026-12-24/2026-12-26', 'geschlossen'),
    ])
    expect(shown(SUNDAY, calendar)).toBe('12:00–16:00 sonder')
    expect(shown(MONDAY, calendar)).toBe('closed sonder')
    expect(shown('2026-12-23', calendar)).toBe('08:00–18:00 woche')
    expect(shown('2026-12-24', calendar)).toBe('closed sonder')
    expect(shown('2026-12-26', calendar)).toBe('closed sonder')
    expect(shown('2026-12-28', calendar)).toBe('08:00–18:00 woche')
  })

  it('are none if one of several special ones closes, and otherwise the last one’s', () => {
    const open = [
      special(MONDAY, 'offen', '10:00', '14:00'),
      special('2026-06-01/2026-06-30', 'offen', '09:00', '12:00'),
    ]
    expect(shown(MONDAY, kalender(WEEKDAYS, open))).toBe('09:00–12:00 sonder')
    expect(shown(MONDAY, kalender(WEEKDAYS, [special(MONDAY, 'geschlossen'), ...open]))).toBe('closed sonder')
  })
})

describe('the open period', () => {
  it('has the real length between its wall times', () => {
    const night = kalender(week('01:00', '05:00'))
    expect(hours('2026-03-28', night)).toBe(4)
    expect(hours('2026-03-29', night)).toBe(3)
    expect(hours('2026-10-25', night)).toBe(5)
    expect(hours('2026-10-04', kalender(week('01:00', '05:00'), [], 'Australia/Lord_Howe'))).toBe(3.5)
  })

  it('is the whole day, of 23 to 25 hours, from 00:00 to 23:59', () => {
    const always = kalender(week('00:00', '23:59'))
    expect(['2026-03-29', '2026-06-01', '2026-10-25'].map((tag) => hours(tag, always))).toEqual([23, 24, 25])
  })

  it('does not exist if closed, or if it would end before it begins', () => {
    expect(hours(SUNDAY, kalender(WEEKDAYS))).toBeNull()
    expect(hours(MONDAY, kalender(week('18:00', '08:00')))).toBeNull()
    expect(hours('2026-03-29', kalender(week('02:00', '02:00')))).toBeNull()
  })

  it('never leaves its day', () => {
    const day = fc.nat(1000).map((days) => Temporal.PlainDate.from('2026-01-01').add({ days }))
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    fc.assert(
      fc.property(day, zone, time, time, (tag, where, von, bis) => {
        const text = (parts: readonly [number, number]) =>
          formatUhrzeit({ stunden: parts[0], minuten: parts[1] })
        const open = openPeriod(tag, kalender(week(text(von), text(bis)), [], where))
        if (open) expect(contains(dayPeriod(tag, where), open)).toBe(true)
      }),
    )
  })
})

describe('the reason for a closed day', () => {
  const tag = Temporal.PlainDate.from('2026-06-02')
  const because = (...specials: Kalender['sonderoeffnungszeiten']) =>
    closedBecause(tag, kalender(WEEKDAYS, specials))

  it('is that of the entry that closes it, and of no other', () => {
    const warum = ['Umbau', 'Building works'] as const
    const open = { ...special('2026-06-02', 'offen'), warum: ['Lange Nacht', ''] as const }
    expect(because(open, { ...special('2026-06-01/2026-06-05', 'geschlossen'), warum })).toEqual(warum)
    expect(because({ ...special('2026-06-03', 'geschlossen'), warum })).toEqual([])
    expect(because(open)).toEqual([])
  })

  it('is, open or closed, that of the entry that decides', () => {
    const exam = { ...special('2026-06-01/2026-06-30', 'offen'), warum: ['Prüfungszeit', 'Exams'] as const }
    const night = { ...special('2026-06-02', 'offen'), warum: ['Lange Nacht', ''] as const }
    const said = (...specials: Kalender['sonderoeffnungszeiten']) =>
      becauseOf(tag, kalender(WEEKDAYS, specials))
    expect(said(exam)).toEqual(['Prüfungszeit', 'Exams'])
    expect(said(exam, night)).toEqual(['Lange Nacht', ''])
    expect(said(exam, special('2026-06-02', 'geschlossen'), night)).toEqual(['', ''])
    expect(said()).toEqual(['', ''])
  })

  it('is empty if nobody gave one', () => {
    expect(because(special('2026-06-02', 'geschlossen'))).toEqual([])
    expect(because({ ...special('2026-06-02', 'geschlossen'), warum: ['', ''] })).toEqual([])
  })
})
