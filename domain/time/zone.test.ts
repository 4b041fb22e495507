import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUhrzeit, uhrzeitOfMinutes } from './uhrzeit.ts'
import { bothOfWall, instantOfWallText, wallText } from './wall.ts'
import { minutesBetween } from './zeitraum.ts'
import { dayPeriod, endOf, instantOf, isZone, passOf, tagOf, uhrzeitOf, wallOfInstant } from './zone.ts'

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'UTC',
]
const BERLIN = 'Europe/Berlin'
const SPRING = Temporal.PlainDate.from('2026-03-29')
const AUTUMN = Temporal.PlainDate.from('2026-10-25')

const anyZone = fc.constantFrom(...ZONES)
const anyDay = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }))
const anyTime = fc.integer({ min: 0, max: 1439 }).map(uhrzeitOfMinutes)
const clock = (stunden: number, minuten: number) => ({ stunden, minuten })
const hoursOf = (tag: string, zone: string) => {
  const { von, bis } = dayPeriod(Temporal.PlainDate.from(tag), zone)
  return minutesBetween(von, bis) / 60
}

describe('wall time as an instant', () => {
  it('depends on the zone and on the season', () => {
    const winter = Temporal.PlainDate.from('2026-01-15')
    const summer = Temporal.PlainDate.from('2026-07-15')
    expect(instantOf(winter, clock(8, 0), BERLIN).toString()).toBe('2026-01-15T07:00:00Z')
    expect(instantOf(summer, clock(8, 0), BERLIN).toString()).toBe('2026-07-15T06:00:00Z')
    expect(instantOf(summer, clock(8, 0), 'Asia/Kathmandu').toString()).toBe('2026-07-15T02:15:00Z')
  })

  it('moves forward by the gap if it does not exist', () => {
    const moved = instantOf(SPRING, clock(2, 30), BERLIN)
    expect(moved.toString()).toBe('2026-03-29T01:30:00Z')
    expect(formatUhrzeit(uhrzeitOf(moved, BERLIN))).toBe('03:30')
  })

  it('is the first of the two if it is repeated', () => {
    expect(instantOf(AUTUMN, clock(2, 30), BERLIN).toString()).toBe('2026-10-25T00:30:00Z')
    const second = Temporal.Instant.from('2026-10-25T01:30:00Z')
    expect(formatUhrzeit(uhrzeitOf(second, BERLIN))).toBe('02:30')
  })

  it('moves by half an hour on Lord Howe', () => {
    const spring = instantOf(Temporal.PlainDate.from('2026-10-04'), clock(2, 15), 'Australia/Lord_Howe')
    expect(formatUhrzeit(uhrzeitOf(spring, 'Australia/Lord_Howe'))).toBe('02:45')
  })

  it('survives a round trip wherever it exists, and never changes its day', () => {
    fc.assert(
      fc.property(anyDay, anyTime, anyZone, (tag, uhrzeit, zone) => {
        const instant = instantOf(tag, uhrzeit, zone)
        expect(tagOf(instant, zone).toString()).toBe(tag.toString())
        const shown = uhrzeitOf(instant, zone)
        expect(instantOf(tag, shown, zone).equals(instant)).toBe(true)
      }),
    )
  })

  it('keeps its order within a day outside the gap', () => {
    fc.assert(
      fc.property(anyDay, anyTime, anyTime, anyZone, (tag, a, b, zone) => {
        const first = instantOf(tag, a, zone)
        const second = instantOf(tag, b, zone)
        const exists = [first, second].every((instant, i) => {
          const wanted = i === 0 ? a : b
          return formatUhrzeit(uhrzeitOf(instant, zone)) === formatUhrzeit(wanted)
        })
        if (!exists) return
        expect(Temporal.Instant.compare(first, second)).toBe(
          Math.sign(a.stunden * 60 + a.minuten - b.stunden * 60 - b.minuten),
        )
      }),
    )
  })
})

describe('a day', () => {
  it.each([
    ['2026-03-28', BERLIN, 24],
    ['2026-03-29', BERLIN, 23],
    ['2026-10-25', BERLIN, 25],
    ['2026-03-08', 'America/New_York', 23],
    ['2026-11-01', 'America/New_York', 25],
    ['2026-04-05', 'Australia/Lord_Howe', 24.5],
    ['2026-10-04', 'Australia/Lord_Howe', 23.5],
    ['2026-03-29', 'Asia/Kathmandu', 24],
  ])('%s in %s has %d hours', (tag, zone, hours) => expect(hoursOf(tag, zone)).toBe(hours))

  it('begins at one o’clock if midnight is skipped', () => {
    const { von } = dayPeriod(Temporal.PlainDate.from('2018-11-04'), 'America/Sao_Paulo')
    expect(formatUhrzeit(uhrzeitOf(von, 'America/Sao_Paulo'))).toBe('01:00')
  })

  it('ends where the next one begins', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (tag, zone) => {
        expect(dayPeriod(tag, zone).bis.equals(dayPeriod(tag.add({ days: 1 }), zone).von)).toBe(true)
      }),
    )
  })

  it('is the same however often, and after however many others, it is requested', () => {
    const first = Temporal.PlainDate.from('2020-01-01')
    for (const round of [1, 2]) {
      for (let day = 0; day < 1500; day++) {
        const tag = first.add({ days: day })
        const { von } = dayPeriod(tag, day % 2 === 0 ? BERLIN : 'Asia/Kathmandu')
        expect([round, tagOf(von, day % 2 === 0 ? BERLIN : 'Asia/Kathmandu').equals(tag)]).toEqual([
          round,
          true,
        ])
      }
    }
  })

  it('contains each of its own moments', () => {
    fc.assert(
      fc.property(anyDay, anyZone, fc.double({ min: 0, max: 0.999999, noNaN: true }), (tag, zone, share) => {
        const { von, bis } = dayPeriod(tag, zone)
        const moment = von.add({ seconds: Math.floor(minutesBetween(von, bis) * 60 * share) })
        expect(tagOf(moment, zone).toString()).toBe(tag.toString())
      }),
    )
  })

  it('ends at midnight for an end of 23:59', () => {
    expect(endOf(AUTUMN, clock(23, 59), BERLIN).equals(dayPeriod(AUTUMN, BERLIN).bis)).toBe(true)
    expect(endOf(AUTUMN, clock(23, 58), BERLIN).equals(instantOf(AUTUMN, clock(23, 58), BERLIN))).toBe(true)
  })
})

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])(
    'is %s',
    (text) => expect(isZone(text)).toBe(true),
  )

  it.each(['Europe/Lindenau', 'CEST', '+01:00', '', 'Europe', "Europe/Berlin'; drop", '../etc/passwd'])(
    'is not %j',
    (text) => expect(isZone(text)).toBe(false),
  )
})

describe('a repeated hour', () => {
  const moments = fc.tuple(anyZone, fc.integer({ min: 0, max: 3650 * 24 * 60 })).map(([zone, minutes]) => ({
    zone,
    at: Temporal.Instant.from('2024-01-01T00:00:00Z').add({ minutes }),
  }))

  it('is written so that any moment survives a round trip', () => {
    fc.assert(
      fc.property(moments, ({ zone, at }) => {
        expect(instantOfWallText(wallText(at, zone), zone).toString()).toBe(at.toString())
      }),
      { numRuns: 2_000 },
    )
  })

  it('survives it for every minute of nights with a clock change', () => {
    for (const [zone, from] of [
      [BERLIN, '2026-10-25T00:00:00Z'],
      [BERLIN, '2026-03-29T00:00:00Z'],
      ['America/New_York', '2026-11-01T04:30:00Z'],
      ['Australia/Lord_Howe', '2027-04-03T13:30:00Z'],
    ] as const) {
      for (let minutes = 0; minutes < 240; minutes += 1) {
        const at = Temporal.Instant.from(from).add({ minutes })
        expect(instantOfWallText(wallText(at, zone), zone).toString()).toBe(at.toString())
        const both = bothOfWall(wallOfInstant(at, zone), zone)
        const pass = passOf(at, zone)
        expect(both === null).toBe(pass === null)
        if (both && pass) expect(both[pass].toString()).toBe(at.toString())
      }
    }
  })

  it('is an hour in Berlin, half an hour on Lord Howe, and none without a change', () => {
    const passes = (zone: string, from: string, hours: number) =>
      Array.from({ length: hours * 60 }, (_, minutes) =>
        passOf(Temporal.Instant.from(from).add({ minutes }), zone),
      ).filter((pass) => pass === 'second').length
    expect(passes(BERLIN, '2026-10-24T00:00:00Z', 48)).toBe(60)
    expect(passes('Australia/Lord_Howe', '2027-04-03T00:00:00Z', 48)).toBe(30)
    expect(passes(BERLIN, '2026-03-28T00:00:00Z', 48)).toBe(0)
    expect(passes('UTC', '2026-10-24T00:00:00Z', 48)).toBe(0)
  })
})
