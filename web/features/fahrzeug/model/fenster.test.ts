import { resolveAll } from '@platzwart/domain/einstellung/resolve'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fensterOf,
  type Lage,
  SCHNELL,
  schnellFenster,
  searchOf,
  standardFenster,
  withEnd,
  withStart,
  zeitraumOf,
} from './fenster.ts'

const einstellungen = resolveAll({ mandant: {}, gruppen: [], benutzer: {} })
const BERLIN = 'Europe/Berlin'

function at(instant: string): Lage {
  return { jetzt: Temporal.Instant.from(instant), zone: BERLIN, einstellungen }
}

const MORNING = at('2026-11-18T09:07:00Z')
const EVENING = at('2026-11-18T17:20:00Z')
const today = Temporal.PlainDate.from('2026-11-18')
const read = (text: string) => Temporal.PlainDateTime.from(text)

test('opens with what is left of today, from the next step on', () => {
  expect(searchOf(standardFenster(MORNING))).toEqual({ von: '2026-11-18T10:15', bis: '2026-11-18T18:00' })
})

test('opens with tomorrow when too little is left of today', () => {
  expect(searchOf(standardFenster(EVENING))).toEqual({ von: '2026-11-19T09:00', bis: '2026-11-19T18:00' })
})

test('before the usual hours, today begins with them', () => {
  expect(searchOf(standardFenster(at('2026-11-18T04:00:00Z'))).von).toBe('2026-11-18T09:00')
})

test('one is not offered a time in which one drives already', () => {
  const own = (von: string, bis: string) => ({ von: read(von), bis: read(bis) })
  const short = own('2026-11-18T09:15', '2026-11-18T12:10')
  expect(searchOf(standardFenster(MORNING, [short])).von).toBe('2026-11-18T12:15')
  const long = own('2026-11-18T16:00', '2026-11-20T17:30')
  expect(searchOf(standardFenster(MORNING, [short, long]))).toEqual({
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
  const fenster = schnellFenster(art, today, MORNING)
  expect(fenster && searchOf(fenster)).toEqual({ von, bis })
})

test('what is over is not offered', () => {
  expect(schnellFenster('nachmittag', today, EVENING)).toBeNull()
  expect(schnellFenster('ganzerTag', today, EVENING)).toBeNull()
})

test('the whole of another day is its usual hours', () => {
  const fenster = schnellFenster('ganzerTag', today.add({ days: 5 }), MORNING)
  expect(fenster && searchOf(fenster)).toEqual({ von: '2026-11-23T09:00', bis: '2026-11-23T18:00' })
})

test('the address decides, and is read back as it was written', () => {
  const search = { von: '2026-11-20T08:00', bis: '2026-11-22T20:30' }
  expect(searchOf(fensterOf(search, MORNING, []))).toEqual(search)
})

test('a window over the clock change has the hours that the night really has', () => {
  const { von, bis } = zeitraumOf({ von: read('2026-03-28T18:00'), bis: read('2026-03-29T18:00') }, BERLIN)
  expect(von.until(bis).total('hours')).toBe(23)
})

test('a moved start keeps the length; an end before the start takes it along', () => {
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

test('whatever the moment, every offer begins on the step, not in the past, and before its end', () => {
  const moment = fc.integer({ min: 1_767_225_600, max: 1_798_761_600 })
  fc.assert(
    fc.property(moment, fc.constantFrom(...SCHNELL), (seconds, art) => {
      const lage = at(Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString())
      const heute = lage.jetzt.toZonedDateTimeISO(BERLIN).toPlainDate()
      const fenster = schnellFenster(art, heute, lage) ?? standardFenster(lage)
      const { von, bis } = zeitraumOf(fenster, BERLIN)
      expect(Temporal.Instant.compare(lage.jetzt, von)).toBeLessThanOrEqual(0)
      expect(Temporal.Instant.compare(von, bis)).toBeLessThan(0)
      expect(fenster.von.minute % 15).toBe(0)
    }),
  )
})
