import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage, startLanguage } from './language.ts'
import { spokenPeriod, spokenTag, spokenTime } from './relativeTime.ts'
import { currentLanguage, sayIn } from './texts/words.ts'

const ZONE = 'Europe/Berlin'
const instant = (wall: string) => Temporal.ZonedDateTime.from(`${wall}[${ZONE}]`).toInstant()
const said = (at: string, now: string) =>
  spokenTime(sayIn(currentLanguage(), 'shell'), instant(at), instant(now), ZONE)
const period = (von: string, bis: string) =>
  spokenPeriod(
    sayIn(currentLanguage(), 'shell'),
    { von: instant(von), bis: instant(bis) },
    day('2026-11-18'),
    ZONE,
  )
const day = (text: string) => Temporal.PlainDate.from(text)

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  await startLanguage('de')
})
afterAll(async () => {
  await showLanguage('de')
  vi.unstubAllGlobals()
})

describe('in German', () => {
  beforeEach(() => showLanguage('de'))

  it('counts minutes within the hour, rounding up', () => {
    expect(said('2026-11-18T10:15', '2026-11-18T10:07')).toBe('10:15 Uhr, in 8 Minuten')
    expect(said('2026-11-18T10:15', '2026-11-18T10:14:30')).toBe('10:15 Uhr, in 1 Minute')
    expect(said('2026-11-18T10:15', '2026-11-18T10:15')).toBe('10:15 Uhr, jetzt')
    expect(said('2026-11-18T11:06', '2026-11-18T10:07')).toBe('11:06 Uhr, in 59 Minuten')
  })

  it('names times of day from an hour on', () => {
    expect(said('2026-11-18T11:07', '2026-11-18T10:07')).toBe('heute, 11:07 Uhr')
    expect(said('2026-11-19T08:00', '2026-11-18T10:07')).toBe('morgen, 08:00 Uhr')
    expect(said('2026-11-20T08:00', '2026-11-19T00:03')).toBe('morgen, 08:00 Uhr')
    expect(said('2026-11-20T08:00', '2026-11-18T23:59')).toBe('übermorgen, 08:00 Uhr')
    expect(said('2026-11-21T08:00', '2026-11-18T10:07')).toBe('Sa., 21.11.2026, 08:00 Uhr')
  })

  it('counts minutes across midnight, and days by the calendar', () => {
    expect(said('2026-11-19T00:10', '2026-11-18T23:50')).toBe('00:10 Uhr, in 20 Minuten')
    expect(said('2026-11-19T01:10', '2026-11-18T23:50')).toBe('morgen, 01:10 Uhr')
  })

  it('counts a day of 23 or 25 hours as one day, and not its missing hour', () => {
    // 29 March 2026 has 23 hours, 25 October 2026 has 25.
    expect(said('2026-03-29T23:30', '2026-03-28T23:45')).toBe('morgen, 23:30 Uhr')
    expect(said('2026-03-30T00:10', '2026-03-29T00:00')).toBe('morgen, 00:10 Uhr')
    expect(said('2026-10-26T00:10', '2026-10-24T23:50')).toBe('übermorgen, 00:10 Uhr')
    expect(said('2026-03-29T03:20', '2026-03-29T01:50')).toBe('03:20 Uhr, in 30 Minuten')
  })

  it('names past times too', () => {
    expect(said('2026-11-18T10:00', '2026-11-18T10:07')).toBe('heute, 10:00 Uhr')
    expect(said('2026-11-17T10:00', '2026-11-18T10:07')).toBe('gestern, 10:00 Uhr')
  })

  it('names the day of a period once, capitalised, and both days across midnight', () => {
    expect(period('2026-11-20T09:00', '2026-11-20T18:00')).toBe('Übermorgen, 09:00 – 18:00 Uhr')
    expect(period('2026-11-18T22:00', '2026-11-19T06:00')).toBe('Heute, 22:00 Uhr – morgen, 06:00 Uhr')
    expect(period('2026-11-27T09:00', '2026-11-27T18:00')).toBe('Fr., 27.11.2026, 09:00 – 18:00 Uhr')
  })
})

describe('in English', () => {
  beforeEach(() => showLanguage('en'))

  it('has the same words as far as they exist', () => {
    expect(said('2026-11-18T10:15', '2026-11-18T10:07')).toBe('10:15, in 8 minutes')
    expect(said('2026-11-18T10:15', '2026-11-18T10:15')).toBe('10:15, now')
    expect(said('2026-11-18T14:00', '2026-11-18T10:07')).toBe('today, 14:00')
    expect(said('2026-11-19T08:00', '2026-11-18T10:07')).toBe('tomorrow, 08:00')
    expect(spokenTag(day('2026-11-17'), day('2026-11-18'))).toBe('yesterday')
  })

  it('names the day after tomorrow by its date', () => {
    expect(said('2026-11-20T08:00', '2026-11-18T10:07')).toBe('Fri, 20 Nov 2026, 08:00')
  })
})
