import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import { now } from '../testing/now.ts'
import { contains } from '../time/zeitraum.ts'
import { isOnStep } from '../time/zeitschritt.ts'
import { bookableDays, earliestStart } from './bookableDays.ts'
import { openPeriod } from './openWindow.ts'

const MONDAY_NOON = Temporal.Instant.from('2026-06-01T10:00:00Z')
const WEEKDAYS = week('08:00', '18:00', [1, 2, 3, 4, 5])
const days = (settings: Parameters<typeof einstellungen>[0], calendar = kalender(WEEKDAYS)) =>
  bookableDays(MONDAY_NOON, calendar, einstellungen(settings)).map(({ tag }) => tag.toString().slice(5))
const start = (at: string, settings: Parameters<typeof einstellungen>[0], calendar = kalender(WEEKDAYS)) =>
  earliestStart(Temporal.Instant.from(at), calendar, einstellungen(settings))?.toString() ?? null

describe('the bookable days', () => {
  it('are the open ones from today to the end of the range', () => {
    expect(days({ 'leseraum.tageImVoraus': 8 })).toEqual([
      '06-01',
      '06-02',
      '06-03',
      '06-04',
      '06-05',
      '06-08',
      '06-09',
    ])
  })

  it('follow special opening times, open or closed, with their own hours', () => {
    const calendar = kalender(WEEKDAYS, [
      special('2026-06-02', 'geschlossen'),
      special('2026-06-06', 'offen', '10:00', '12:00'),
    ])
    expect(days({ 'leseraum.tageImVoraus': 6 }, calendar)).toEqual([
      '06-01',
      '06-03',
      '06-04',
      '06-05',
      '06-06',
    ])
    const saturday = bookableDays(MONDAY_NOON, calendar, einstellungen()).find(({ tag }) => tag.day === 6)
    expect(saturday?.offen.von.toString()).toBe('2026-06-06T08:00:00Z')
    expect(saturday?.offen.bis.toString()).toBe('2026-06-06T10:00:00Z')
  })

  it('are only the weekdays that the settings allow', () => {
    expect(days({ 'leseraum.tageImVoraus': 8, 'leseraum.buchbareWochentage': [1] })).toEqual([
      '06-01',
      '06-08',
    ])
    expect(days({ 'leseraum.buchbareWochentage': [] })).toEqual([])
  })

  it('are narrowed by the earliest and latest time', () => {
    const narrow = {
      'leseraum.fruehestens': '09:00',
      'leseraum.spaetestens': '17:00',
      'leseraum.tageImVoraus': 1,
    }
    const tuesday = bookableDays(MONDAY_NOON, kalender(WEEKDAYS), einstellungen(narrow)).at(-1)
    expect(tuesday?.offen.von.toString()).toBe('2026-06-02T07:00:00Z')
    expect(tuesday?.offen.bis.toString()).toBe('2026-06-02T15:00:00Z')
    expect(days({ ...narrow, 'leseraum.fruehestens': '19:00' })).toEqual([])
  })
})

describe('the earliest start', () => {
  it('is today at the from-time while that is in the future', () => {
    expect(start('2026-06-01T04:00:00Z', {})).toBe('2026-06-01T06:00:00Z')
    expect(start('2026-06-01T04:00:00Z', { 'leseraum.fruehestens': '10:00' })).toBe('2026-06-01T08:00:00Z')
  })

  it('is the next step once that is over', () => {
    expect(start('2026-06-01T10:07:00Z', {})).toBe('2026-06-01T10:15:00Z')
  })

  it('is on the next bookable day if less than the minimum booking time is left', () => {
    const minimum = { 'leseraum.mindestbuchungszeit': 60 }
    expect(start('2026-06-01T15:00:00Z', minimum)).toBe('2026-06-01T15:00:00Z')
    expect(start('2026-06-01T15:01:00Z', minimum)).toBe('2026-06-02T06:00:00Z')
    expect(start('2026-06-05T15:01:00Z', minimum)).toBe('2026-06-08T06:00:00Z')
  })

  it('is the next day after closing time', () => {
    expect(start('2026-06-01T16:00:00Z', {})).toBe('2026-06-02T06:00:00Z')
  })

  it('does not exist if nothing in the range is open', () => {
    expect(start('2026-06-01T10:00:00Z', {}, kalender([]))).toBeNull()
  })

  it('counts the real rest of a night with a clock change', () => {
    const night = kalender(week('00:00', '04:00'))
    const minimum = { 'leseraum.mindestbuchungszeit': 180 }
    expect(start('2026-03-28T23:00:00Z', minimum, night)).toBe('2026-03-28T23:00:00Z')
    expect(start('2026-03-28T23:01:00Z', minimum, night)).toBe('2026-03-29T22:00:00Z')
    expect(start('2026-10-24T23:45:00Z', minimum, night)).toBe('2026-10-24T23:45:00Z')
    expect(start('2026-10-25T00:15:00Z', minimum, night)).toBe('2026-10-25T23:00:00Z')
  })
})

it('is open, in the future, and on the step', () => {
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  const settings = fc
    .record({
      'leseraum.tageImVoraus': fc.nat(20),
      'leseraum.mindestbuchungszeit': fc.nat(300),
      'leseraum.zeitschritt': fc.constantFrom(5, 15, 30, 60),
    })
    .map(einstellungen)
  fc.assert(
    fc.property(zone, settings, (where, values) => {
      const calendar = kalender(WEEKDAYS, [], where)
      for (const day of bookableDays(now, calendar, values)) {
        const open = openPeriod(day.tag, calendar)
        expect(open && contains(open, day.offen)).toBe(true)
        expect(isOnStep(day.start, values['leseraum.zeitschritt'].value, where)).toBe(true)
        expect(Temporal.Instant.compare(day.start, now)).toBeGreaterThanOrEqual(0)
        expect(Temporal.Instant.compare(day.start, day.offen.bis)).toBe(-1)
      }
    }),
  )
})
