import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { now } from '../testing/now.ts'
import { WOCHENTAG_NAMES } from '../time/wochentag.ts'
import { tagOf } from '../time/zone.ts'
import { bookableFrom, bookingRange } from './bookingRange.ts'

const BERLIN = 'Europe/Berlin'
const last = (at: string, values: Parameters<typeof einstellungen>[0], zone = BERLIN) =>
  bookingRange(Temporal.Instant.from(at), zone, einstellungen(values)).letzterTag.toString()

describe('a range that grows daily', () => {
  const days = { 'leseraum.tageImVoraus': 14 }

  it('ends that many days after today, from local midnight on', () => {
    expect(last('2026-06-01T21:59:59Z', days)).toBe('2026-06-15')
    expect(last('2026-06-01T22:00:00Z', days)).toBe('2026-06-16')
    expect(last('2026-06-01T22:00:00Z', days, 'America/New_York')).toBe('2026-06-15')
  })

  it('is only today with no day ahead', () => {
    expect(last('2026-06-01T10:00:00Z', { 'leseraum.tageImVoraus': 0 })).toBe('2026-06-01')
  })
})

describe('a range that grows weekly', () => {
  // 2026-06-01 is a Monday.
  const weekly = {
    'leseraum.tageImVoraus': 10,
    'leseraum.fensterWochentag': 'montags',
    'leseraum.fensterStunde': 9,
  }

  it('is anchored on the most recent such weekday', () => {
    expect(last('2026-06-02T10:00:00Z', weekly)).toBe('2026-06-11')
    expect(last('2026-06-07T10:00:00Z', weekly)).toBe('2026-06-11')
  })

  it('is anchored on the week before until the hour has come', () => {
    expect(last('2026-06-08T06:59:59Z', weekly)).toBe('2026-06-11')
    expect(last('2026-06-08T07:00:00Z', weekly)).toBe('2026-06-18')
  })

  it('opens at the wall-clock hour in winter and in summer', () => {
    expect(last('2026-01-05T07:59:59Z', weekly)).toBe('2026-01-08')
    expect(last('2026-01-05T08:00:00Z', weekly)).toBe('2026-01-15')
  })

  it('always contains today', () => {
    const short = { ...weekly, 'leseraum.tageImVoraus': 1 }
    expect(last('2026-06-05T10:00:00Z', short)).toBe('2026-06-05')
  })
})

describe('any range', () => {
  const settings = fc
    .record({
      'leseraum.tageImVoraus': fc.nat(60),
      'leseraum.fensterWochentag': fc.constantFrom('', ...WOCHENTAG_NAMES),
      'leseraum.fensterStunde': fc.integer({ min: 0, max: 23 }),
    })
    .map(einstellungen)
  const zone = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')

  it('begins today, and never shrinks as time goes by', () => {
    fc.assert(
      fc.property(settings, zone, fc.nat(60 * 24 * 14), (values, where, minutes) => {
        const before = bookingRange(now, where, values)
        const after = bookingRange(now.add({ minutes }), where, values)
        expect(before.ersterTag.equals(tagOf(now, where))).toBe(true)
        expect(Temporal.PlainDate.compare(before.letzterTag, after.letzterTag)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('is never longer weekly than daily', () => {
    fc.assert(
      fc.property(settings, zone, (values, where) => {
        const daily = { ...values, 'leseraum.fensterWochentag': einstellungen()['leseraum.fensterWochentag'] }
        const weekly = bookingRange(now, where, values)
        const all = bookingRange(now, where, daily)
        expect(Temporal.PlainDate.compare(weekly.letzterTag, all.letzterTag)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('a day beyond the range', () => {
  const from = (tag: string, values: Parameters<typeof einstellungen>[0]) =>
    bookableFrom(Temporal.PlainDate.from(tag), BERLIN, einstellungen(values)).toString()

  it('enters it at the midnight so many days before', () => {
    expect(from('2026-06-20', { 'leseraum.tageImVoraus': 14 })).toBe('2026-06-05T22:00:00Z')
  })

  it('enters it at the window weekday’s hour', () => {
    const weekly = {
      'leseraum.tageImVoraus': 10,
      'leseraum.fensterWochentag': 'montags',
      'leseraum.fensterStunde': 9,
    }
    expect(from('2026-06-18', weekly)).toBe('2026-06-08T07:00:00Z')
    expect(from('2026-06-19', weekly)).toBe('2026-06-15T07:00:00Z')
  })

  it('enters it at the computed moment, in every zone and with every setting', () => {
    const any = fc.record({
      'leseraum.tageImVoraus': fc.nat(60),
      'leseraum.fensterWochentag': fc.constantFrom('', ...WOCHENTAG_NAMES),
      'leseraum.fensterStunde': fc.integer({ min: 0, max: 23 }),
    })
    const where = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
    fc.assert(
      fc.property(any, where, fc.integer({ min: 1, max: 200 }), (values, zone, days) => {
        const settings = einstellungen(values)
        const tag = bookingRange(now, zone, settings).letzterTag.add({ days })
        const ab = bookableFrom(tag, zone, settings)
        const isInAt = (at: Temporal.Instant) =>
          Temporal.PlainDate.compare(tag, bookingRange(at, zone, settings).letzterTag) <= 0
        expect([isInAt(ab.subtract({ seconds: 1 })), isInAt(ab)]).toEqual([false, true])
      }),
    )
  })
})
