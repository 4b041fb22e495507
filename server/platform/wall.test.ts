import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wallOf } from './wall.ts'

const ZONES = ['Europe/Berlin', 'UTC', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns']

it('matches Temporal’s wall time in the zone at any instant', () => {
  const seconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 })
  fc.assert(
    fc.property(seconds, fc.constantFrom(...ZONES), (second, zone) => {
      const instant = Temporal.Instant.fromEpochMilliseconds(second * 1_000)
      const { year, month, day, hour, minute } = instant.toZonedDateTimeISO(zone)
      const epochDay = Temporal.PlainDate.from('1970-01-01').until({ year, month, day }).days
      expect(wallOf(instant, zone)).toEqual({ year, month, day, hour, minute, epochDay })
    }),
  )
})

it('follows both clock changes of the year', () => {
  const hours = (text: string) => [text, wallOf(text, 'Europe/Berlin').hour]
  for (const [text, hour] of [
    ['2026-03-29T00:59:00Z', 1],
    ['2026-03-29T01:00:00Z', 3],
    ['2026-10-25T00:59:59.5Z', 2],
    ['2026-10-25T01:00:00Z', 2],
  ] as const)
    expect(hours(text)).toEqual([text, hour])
})
