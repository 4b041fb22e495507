import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZOOM } from './auswahl.ts'
import {
  ausschnittOf,
  firstDay,
  hoursOf,
  instantAt,
  minuteOf,
  pagedTo,
  shifted,
  tagAt,
  uhrAt,
} from './zeitplan.ts'

const BERLIN = 'Europe/Berlin'
const day = (text: string) => Temporal.PlainDate.from(text)

test('a week begins on Monday, a day is itself', () => {
  expect(firstDay(day('2026-11-18'), 'woche').toString()).toBe('2026-11-16')
  expect(firstDay(day('2026-11-22'), 'vierWochen').toString()).toBe('2026-11-16')
  expect(firstDay(day('2026-11-18'), 'tag').toString()).toBe('2026-11-18')
})

test('pages lead to the next and the previous days', () => {
  expect(pagedTo(day('2026-11-18'), 'woche', 1).toString()).toBe('2026-11-23')
  expect(pagedTo(day('2026-11-18'), 'tag', -1).toString()).toBe('2026-11-17')
  expect(pagedTo(day('2026-11-18'), 'vierWochen', 1).toString()).toBe('2026-12-14')
})

test('the night of the clock change makes a day shorter, and the next begins where it ends', () => {
  const week = ausschnittOf(day('2026-03-29'), 'woche', BERLIN)
  const sunday = week.tage[6]
  expect(sunday && sunday.bis - sunday.von).toBe(23 * 60)
  expect(week.minuten).toBe(7 * 1440 - 60)
})

test('the clock on the wall, before and after the change', () => {
  const sunday = ausschnittOf(day('2026-10-25'), 'tag', BERLIN)
  expect(sunday.minuten).toBe(25 * 60)
  expect(uhrAt(sunday, 2 * 60)).toBe('02:00')
  expect(uhrAt(sunday, 3 * 60)).toBe('02:00')
  expect(uhrAt(sunday, 4 * 60)).toBe('03:00')
  expect(hoursOf(sunday, 1)).toHaveLength(25)
})

test('a booking that is moved by a day keeps its time of day', () => {
  const before = Temporal.Instant.from('2026-03-28T08:00:00Z')
  expect(shifted(before, 1, 1440, BERLIN).toString()).toBe('2026-03-29T07:00:00Z')
})

test('every minute has its day and its time, and the way back', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((more) => day('2026-01-01').add({ days: more }))
  const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
  const zones = fc.constantFrom(BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu')
  fc.assert(
    fc.property(days, fc.constantFrom(...ZOOM), place, zones, (ab, zoom, at, zone) => {
      const ausschnitt = ausschnittOf(ab, zoom, zone)
      const minute = Math.floor(at * ausschnitt.minuten)
      const instant = instantAt(ausschnitt, minute)
      const wall = instant.toZonedDateTimeISO(zone)
      expect(minuteOf(ausschnitt, instant)).toBe(minute)
      expect(uhrAt(ausschnitt, minute)).toBe(wall.toPlainTime().toString({ smallestUnit: 'minute' }))
      expect(tagAt(ausschnitt, minute).equals(wall.toPlainDate())).toBe(true)
    }),
  )
})
