import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZOOM } from '../../../flotte/model/choice.ts'
import type { Lage } from '../../../flotte/model/window.ts'
import {
  clockAt,
  excerptOf,
  hoursOf,
  instantAt,
  minuteOf,
  pagedTo,
  shifted,
  startAt,
  tagAt,
} from './schedule.ts'

const BERLIN = 'Europe/Berlin'
const day = (text: string) => Temporal.PlainDate.from(text)

test('a week and four weeks start on the requested day', () => {
  for (const [zoom, last] of [
    ['tag', '2026-11-20'],
    ['woche', '2026-11-26'],
    ['vierWochen', '2026-12-17'],
  ] as const) {
    const { tage } = excerptOf(day('2026-11-20'), zoom, BERLIN)
    expect([tage[0]?.tag.toString(), tage.at(-1)?.tag.toString()]).toEqual(['2026-11-20', last])
  }
})

test('paging moves to the next and the previous days', () => {
  expect(pagedTo(day('2026-11-18'), 'woche', 1).toString()).toBe('2026-11-25')
  expect(pagedTo(day('2026-11-18'), 'tag', -1).toString()).toBe('2026-11-17')
  expect(pagedTo(day('2026-11-18'), 'vierWochen', 1).toString()).toBe('2026-12-16')
})

test('the night of a clock change shortens a day, and the next day starts where it ends', () => {
  const week = excerptOf(day('2026-03-23'), 'woche', BERLIN)
  const sunday = week.tage[6]
  expect(sunday && sunday.bis - sunday.von).toBe(23 * 60)
  expect(week.minuten).toBe(7 * 1440 - 60)
})

test('wall time before and after the clock change', () => {
  const sunday = excerptOf(day('2026-10-25'), 'tag', BERLIN)
  expect(sunday.minuten).toBe(25 * 60)
  expect(clockAt(sunday, 2 * 60)).toBe('02:00')
  expect(clockAt(sunday, 3 * 60)).toBe('02:00')
  expect(clockAt(sunday, 4 * 60)).toBe('03:00')
  expect(hoursOf(sunday, 1)).toHaveLength(25)
})

test('a booking moved by a day keeps its time of day', () => {
  const before = Temporal.Instant.from('2026-03-28T08:00:00Z')
  expect(shifted(before, 1, 1440, BERLIN).toString()).toBe('2026-03-29T07:00:00Z')
})

test('every minute maps to its day and time, and back', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((more) => day('2026-01-01').add({ days: more }))
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const zones = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  fc.assert(
    fc.property(days, fc.constantFrom(...ZOOM), place, zones, (ab, zoom, at, zone) => {
      const excerpt = excerptOf(ab, zoom, zone)
      const minute = Math.floor(at * excerpt.minuten)
      const instant = instantAt(excerpt, minute)
      const wall = instant.toZonedDateTimeISO(zone)
      expect(minuteOf(excerpt, instant)).toBe(minute)
      expect(clockAt(excerpt, minute)).toBe(wall.toPlainTime().toString({ smallestUnit: 'minute' }))
      expect(tagAt(excerpt, minute).equals(wall.toPlainDate())).toBe(true)
    }),
  )
})

test.each([
  ['2026-03-29T01:00:00Z', BERLIN],
  ['2026-10-25T01:30:00Z', BERLIN],
  ['2026-03-08T07:00:00Z', 'America/New_York'],
  ['2026-11-01T06:15:00Z', 'America/New_York'],
])(
  'in the night of the change at %s in %s, a press to the left takes back one to the right',
  (text, zone) => {
    const at = Temporal.Instant.from(text)
    for (const grid of [15, 60]) {
      const left = shifted(at, -1, grid, zone)
      expect(left.until(at).total('minutes')).toBe(grid)
      expect(shifted(left, 1, grid, zone).equals(at)).toBe(true)
    }
  },
)

test('zero steps leave a booking unchanged, also in the repeated hour of autumn', () => {
  const second = Temporal.Instant.from('2026-10-25T01:30:00Z')
  for (const grid of [15, 60, 1440]) expect(shifted(second, 0, grid, BERLIN).equals(second)).toBe(true)
})

test('steps of minutes are reversed by as many in the other direction, at every time', () => {
  const moment = fc.integer({ min: 1_767_225_600 / 900, max: 1_798_761_600 / 900 })
  const zones = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(moment, fc.integer({ min: -200, max: 200 }), zones, (quarter, steps, zone) => {
      const at = Temporal.Instant.fromEpochMilliseconds(quarter * 900_000)
      expect(shifted(shifted(at, steps, 15, zone), -steps, 15, zone).equals(at)).toBe(true)
    }),
  )
})

test.each([
  ['2026-03-27T09:00:00Z', 3, '2026-03-30T08:00:00Z', BERLIN],
  ['2026-10-24T08:00:00Z', 1, '2026-10-25T09:00:00Z', BERLIN],
  ['2026-11-01T14:00:00Z', -1, '2026-10-31T13:00:00Z', 'America/New_York'],
])('%s is %i days later at the same time of day: %s', (from, days, to, zone) => {
  expect(shifted(Temporal.Instant.from(from), days, 1440, zone).toString()).toBe(to)
})

const LAGE: Lage = {
  jetzt: Temporal.Instant.from('2026-11-18T09:07:00Z'),
  zone: BERLIN,
  einstellungen: resolveAll({ mandant: {}, gruppen: [], benutzer: {} }),
}

test('a press on free time books two hours from the step below the pointer', () => {
  const week = excerptOf(day('2026-11-16'), 'woche', BERLIN)
  const thursday = 3 * 1440
  expect(startAt(week, thursday + 14 * 60 + 50, 'woche', LAGE)).toEqual({
    von: Temporal.PlainDateTime.from('2026-11-19T14:00'),
    bis: Temporal.PlainDateTime.from('2026-11-19T16:00'),
  })
  const one = excerptOf(day('2026-11-19'), 'tag', BERLIN)
  expect(startAt(one, 14 * 60 + 50, 'tag', LAGE).von.toString()).toBe('2026-11-19T14:45:00')
})

test('a press on past time books from the next step', () => {
  const week = excerptOf(day('2026-11-16'), 'woche', BERLIN)
  expect(startAt(week, 60, 'woche', LAGE).von.toString()).toBe('2026-11-18T10:15:00')
})

test('in four weeks a press on a day books its usual hours, and on a past day from the next step', () => {
  const weeks = excerptOf(day('2026-11-16'), 'vierWochen', BERLIN)
  expect(startAt(weeks, 10 * 1440 + 3, 'vierWochen', LAGE)).toEqual({
    von: Temporal.PlainDateTime.from('2026-11-26T09:00'),
    bis: Temporal.PlainDateTime.from('2026-11-26T18:00'),
  })
  expect(startAt(weeks, 30, 'vierWochen', LAGE).von.toString()).toBe('2026-11-18T10:15:00')
})

test("a day's labels are a fixed number of hours apart, also on the day with 23 hours", () => {
  const spring = excerptOf(day('2026-03-29'), 'tag', BERLIN)
  expect(hoursOf(spring, 1).map(({ text }) => text)).not.toContain('02:00')
  expect(hoursOf(spring, 1)).toHaveLength(23)
  expect(hoursOf(excerptOf(day('2026-11-16'), 'tag', BERLIN), 3).map(({ text }) => text)).toEqual([
    '00:00',
    '03:00',
    '06:00',
    '09:00',
    '12:00',
    '15:00',
    '18:00',
    '21:00',
  ])
})

test('one page forward and one back is the identity', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((more) => day('2026-01-01').add({ days: more }))
  fc.assert(
    fc.property(days, fc.constantFrom(...ZOOM), fc.integer({ min: -5, max: 5 }), (ab, zoom, pages) => {
      const back = pagedTo(pagedTo(ab, zoom, pages), zoom, -pages)
      expect(back.equals(ab)).toBe(true)
    }),
  )
})
