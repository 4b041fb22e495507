import { openPeriod } from '@platzwart/domain/oeffnungszeit/openWindow'
import { expect, test } from 'vitest'
import { kalenderOf } from './kalender.ts'

type Plan = Parameters<typeof kalenderOf>[0]

const plan = (bis: string) =>
  ({
    oeffnungszeiten: Array.from({ length: 7 }, (_, wochentag) => ({
      wochentag,
      von: '08:00',
      bis,
      geoeffnet: wochentag !== 0,
    })),
    sonderoeffnungszeiten: [
      {
        gueltigVon: '2026-12-24',
        gueltigBis: '2026-12-26',
        von: '10:00',
        bis: '12:00',
        status: 'geschlossen',
      },
    ],
  }) as unknown as Plan

const hoursOf = (tag: string, bis = '20:00', zone = 'Europe/Berlin') => {
  const period = openPeriod(Temporal.PlainDate.from(tag), kalenderOf(plan(bis), zone))
  return period && `${period.von.toString()} ${period.bis.toString()}`
}

test('a plan’s hours are wall times in the house’s zone', () => {
  expect(hoursOf('2026-11-18')).toBe('2026-11-18T07:00:00Z 2026-11-18T19:00:00Z')
  expect(hoursOf('2026-11-18', '20:00', 'America/New_York')).toBe('2026-11-18T13:00:00Z 2026-11-19T01:00:00Z')
})

test('they stay so on both sides of a clock change', () => {
  expect(hoursOf('2026-10-24')).toBe('2026-10-24T06:00:00Z 2026-10-24T18:00:00Z')
  expect(hoursOf('2026-10-26')).toBe('2026-10-26T07:00:00Z 2026-10-26T19:00:00Z')
})

test('a plan that closes at 23:59 is open to the end of the day', () => {
  expect(hoursOf('2026-11-18', '23:59')).toBe('2026-11-18T07:00:00Z 2026-11-18T23:00:00Z')
})

test('closed weekdays and special periods are closed, with both of their ends', () => {
  expect(hoursOf('2026-11-22')).toBeNull()
  for (const tag of ['2026-12-24', '2026-12-25', '2026-12-26']) expect(hoursOf(tag)).toBeNull()
  expect(hoursOf('2026-12-23')).not.toBeNull()
})

test('an invalid wall time throws', () => {
  expect(() => kalenderOf(plan('24:00'), 'Europe/Berlin')).toThrow('24:00')
})
