import { expect, it } from 'vitest'
import { timeText } from './zoneName.ts'

const at = (text: string, zone: string, sprache: 'de' | 'en') =>
  timeText(Temporal.Instant.from(text), zone, sprache)

it.each([
  ['2026-10-24T23:59:00Z', 'Europe/Berlin', '01:59', '01:59'],
  ['2026-10-25T00:00:00Z', 'Europe/Berlin', '02:00 MESZ', '02:00 CEST'],
  ['2026-10-25T00:59:59Z', 'Europe/Berlin', '02:59 MESZ', '02:59 CEST'],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', '02:00 MEZ', '02:00 CET'],
  ['2026-10-25T01:59:00Z', 'Europe/Berlin', '02:59 MEZ', '02:59 CET'],
  ['2026-10-25T02:00:00Z', 'Europe/Berlin', '03:00', '03:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '03:00', '03:00'],
  ['2026-11-01T06:10:00Z', 'America/New_York', '01:10 GMT-5', '01:10 GMT-5'],
  ['2027-04-03T15:10:00Z', 'Australia/Lord_Howe', '01:40 GMT+10:30', '01:40 GMT+10:30'],
  ['2026-10-25T01:10:00Z', 'UTC', '01:10', '01:10'],
])('says at %s in %s which of two hours it is: %s, %s', (instant, zone, de, en) => {
  expect([at(instant, zone, 'de'), at(instant, zone, 'en')]).toEqual([de, en])
})
