import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import { instantOfWall } from '@platzwart/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  defaultWindow,
  type Lage,
  nextStart,
  QUICK,
  quickWindow,
  searchOf,
  windowAfter,
  windowOf,
  withEnd,
  withStart,
  zeitraumOf,
} from './window.ts'

const einstellungen = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const BERLIN = 'Europe/Berlin'

function at(instant: string): Lage {
  return { jetzt: Temporal.Instant.from(instant), zone: BERLIN, einstellungen }
}

const MORNING = at('2026-11-18T09:07:00Z')
const EVENING = at('2026-11-18T17:20:00Z')
const today = Temporal.PlainDate.from('2026-11-18')
const read = (text: string) => Temporal.PlainDateTime.from(text)

test('the rest of today is suggested from the next step on', () => {
  expect(searchOf(defaultWindow(MORNING))).toEqual({ von: '2026-11-18T10:15', bis: '2026-11-18T18:00' })
})

test('tomorrow is suggested if too little is left of today', () => {
  expect(searchOf(defaultWindow(EVENING))).toEqual({ von: '2026-11-19T09:00', bis: '2026-11-19T18:00' })
})

test('before the usual hours, today starts with them', () => {
  expect(searchOf(defaultWindow(at('2026-11-18T04:00:00Z'))).von).toBe('2026-11-18T09:00')
})

test('a time in which the person has a trip is not suggested', () => {
  const own = (von: string, bis: string) => ({ von: read(von), bis: read(bis) })
  const short = own('2026-11-18T09:15', '2026-11-18T12:10')
  expect(searchOf(defaultWindow(MORNING, [short])).von).toBe('2026-11-18T12:15')
  const long = own('2026-11-18T16:00', '2026-11-20T17:30')
  expect(searchOf(defaultWindow(MORNING, [short, long]))).toEqual({
    von: '2026-11-21T09:00',
    bis: '2026-11-21T18:00',
  })
})

test.each([
  ['gleich', '2026-11-18T10:15', '2026-11-18T12:15'],
  ['nachmittag', '2026-11-18T13:00', '2026-11-18T18:00'],
  ['ganzerTag', '2026-11-18T10:15', '2026-11-18T18:00'],
  ['morgen', '2026-11-19T09:00', '2026-11-19T18:00'],
] as const)('%s in the morning', (art, von, bis) => {
  const fenster = quickWindow(art, today, MORNING)
  expect(fenster && searchOf(fenster)).toEqual({ von, bis })
})

test('past time is not suggested', () => {
  expect(quickWindow('nachmittag', today, EVENING)).toBeNull()
  expect(quickWindow('ganzerTag', today, EVENING)).toBeNull()
})

test('the whole of another day is its usual hours', () => {
  const fenster = quickWindow('ganzerTag', today.add({ days: 5 }), MORNING)
  expect(fenster && searchOf(fenster)).toEqual({ von: '2026-11-23T09:00', bis: '2026-11-23T18:00' })
})

test('the address decides, and is read back as it was written', () => {
  const search = { von: '2026-11-20T08:00', bis: '2026-11-22T20:30' }
  expect(searchOf(windowOf(search, MORNING, []))).toEqual(search)
})

test('a window over the clock change has the real number of hours', () => {
  const { von, bis } = zeitraumOf({ von: read('2026-03-28T18:00'), bis: read('2026-03-29T18:00') }, BERLIN)
  expect(von.until(bis).total('hours')).toBe(23)
})

test('a moved start keeps the length; an end before the start moves the start', () => {
  const fenster = { von: read('2026-11-18T10:00'), bis: read('2026-11-20T12:00') }
  expect(searchOf(withStart(fenster, read('2026-12-01T08:00')))).toEqual({
    von: '2026-12-01T08:00',
    bis: '2026-12-03T10:00',
  })
  expect(searchOf(withEnd(fenster, read('2026-11-18T09:00')))).toEqual({
    von: '2026-11-18T08:00',
    bis: '2026-11-18T09:00',
  })
})

test('every suggestion at any moment starts on the step, not in the past, and before its end', () => {
  const moment = fc.integer({ min: 1_767_225_600, max: 1_798_761_600 })
  fc.assert(
    fc.property(moment, fc.constantFrom(...QUICK), (seconds, art) => {
      const lage = at(Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString())
      const heute = lage.jetzt.toZonedDateTimeISO(BERLIN).toPlainDate()
      const fenster = quickWindow(art, heute, lage) ?? defaultWindow(lage)
      const { von, bis } = zeitraumOf(fenster, BERLIN)
      expect(Temporal.Instant.compare(lage.jetzt, von)).toBeLessThanOrEqual(0)
      expect(Temporal.Instant.compare(von, bis)).toBeLessThan(0)
      expect(fenster.von.minute % 15).toBe(0)
    }),
  )
})

test.each([
  ['2026-10-25T00:07:00Z', BERLIN, '2026-10-25T02:15'],
  ['2026-10-25T01:07:00Z', BERLIN, '2026-10-25T03:00'],
  ['2026-11-01T05:31:00Z', 'America/New_York', '2026-11-01T01:45'],
  ['2026-11-01T06:31:00Z', 'America/New_York', '2026-11-01T02:00'],
  ['2026-03-29T00:50:00Z', BERLIN, '2026-03-29T03:00'],
])('in the night of the change, at %s in %s, the next start that can be booked is %s', (now, zone, start) => {
  const lage = { ...at(now), zone }
  expect(nextStart(lage).toString({ smallestUnit: 'minute' })).toBe(start)
})

test('in every minute of the nights of a clock change, the suggestion is not in the past', () => {
  for (const night of ['2026-10-25T00:00:00Z', '2026-03-29T00:00:00Z']) {
    for (let minute = 0; minute < 180; minute += 1) {
      const lage = at(Temporal.Instant.from(night).add({ minutes: minute }).toString())
      const von = instantOfWall(nextStart(lage), BERLIN)
      expect(Temporal.Instant.compare(lage.jetzt, von)).toBeLessThanOrEqual(0)
    }
  }
})

test('usual hours of zero length still give an hour', () => {
  const turned = resolveAll({
    mandant: { 'fahrzeug.zeitraumVon': '18:00', 'fahrzeug.zeitraumBis': '09:00' },
    gruppen: [],
    benutzer: {},
  })
  const fenster = quickWindow('morgen', today, { ...MORNING, einstellungen: turned })
  expect(fenster && searchOf(fenster)).toEqual({ von: '2026-11-19T18:00', bis: '2026-11-19T19:00' })
})

test('there is no afternoon in usual hours that end at noon', () => {
  const short = resolveAll({ mandant: { 'fahrzeug.zeitraumBis': '12:00' }, gruppen: [], benutzer: {} })
  expect(quickWindow('nachmittag', today, { ...MORNING, einstellungen: short })).toBeNull()
})

test('a person with trips for weeks still gets a suggestion, and chooses manually', () => {
  const away = { von: read('2026-11-18T09:00'), bis: read('2027-06-01T18:00') }
  const offered = defaultWindow(MORNING, [away])
  expect(searchOf(offered).von).toBe('2027-06-02T09:00')
  const days = Array.from({ length: 60 }, (_, i) => {
    const tag = today.add({ days: i })
    return { von: tag.toPlainDateTime('08:00'), bis: tag.toPlainDateTime('19:00') }
  })
  const afterTries = defaultWindow(MORNING, days)
  expect(Temporal.PlainDateTime.compare(afterTries.von, afterTries.bis)).toBeLessThan(0)
})

test('adjacent trips do not prevent a suggestion', () => {
  const until = { von: read('2026-11-18T08:00'), bis: read('2026-11-18T10:15') }
  expect(searchOf(defaultWindow(MORNING, [until])).von).toBe('2026-11-18T10:15')
  const after = { von: read('2026-11-18T18:00'), bis: read('2026-11-18T20:00') }
  expect(searchOf(defaultWindow(MORNING, [after]))).toEqual(searchOf(defaultWindow(MORNING)))
})

test('the address is read back minute by minute, and the ends stay in order', () => {
  const minute = fc
    .integer({ min: 0, max: 525_600 })
    .map((more) => Temporal.PlainDateTime.from('2026-01-01T00:00').add({ minutes: more }))
  const same = (a: Temporal.PlainDateTime, b: Temporal.PlainDateTime) =>
    Temporal.PlainDateTime.compare(a, b) === 0
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 20_000 }), minute, (von, length, other) => {
      const fenster = { von, bis: von.add({ minutes: length }) }
      const again = windowOf(searchOf(fenster), MORNING, [])
      expect(same(again.von, fenster.von) && same(again.bis, fenster.bis)).toBe(true)
      const moved = withStart(fenster, other)
      expect(moved.von.until(moved.bis, { largestUnit: 'minutes' }).minutes).toBe(length)
      const ended = withEnd(fenster, other)
      expect(Temporal.PlainDateTime.compare(ended.von, ended.bis)).toBeLessThan(0)
    }),
  )
})

test('the first free time after a trip is as long as requested, and overlaps none of the trips', () => {
  const span = (von: string, bis: string) => ({
    von: read(`2026-11-18T${von}`),
    bis: read(`2026-11-18T${bis}`),
  })
  const wish = span('11:00', '13:00')
  const after = (...trips: ReturnType<typeof span>[]) => {
    const { von, bis } = searchOf(windowAfter(wish, trips, MORNING))
    return `${von.slice(11)}-${bis.slice(11)}`
  }
  expect(after(span('10:15', '13:10'))).toBe('13:15-15:15')
  expect(after(span('14:00', '15:00'), span('10:15', '13:10'))).toBe('15:00-17:00')
  expect(after(span('15:15', '16:00'), span('10:15', '13:10'))).toBe('13:15-15:15')
  expect(after()).toBe('11:00-13:00')
})
