import { expect, it } from 'vitest'
import { einstellungen } from '../testing/einstellungen.ts'
import { kalender, special, week } from '../testing/kalender.ts'
import { tagLage } from './tagLage.ts'

// 2026-06-01 is a Monday.
const MONDAY_NOON = Temporal.Instant.from('2026-06-01T10:00:00Z')
const CALENDAR = kalender(week('08:00', '18:00', [1, 2, 3, 4, 5]), [special('2026-06-02', 'geschlossen')])
const settings = einstellungen({ 'leseraum.tageImVoraus': 7 })
const lage = (tag: string) => tagLage(Temporal.PlainDate.from(tag), MONDAY_NOON, CALENDAR, settings)

it('is over, closed, open, or bookable later', () => {
  expect(lage('2026-05-31')).toEqual({ art: 'vorbei' })
  expect(lage('2026-06-01')).toEqual({ art: 'offen' })
  expect(lage('2026-06-02')).toEqual({ art: 'zu' })
  expect(lage('2026-06-08')).toEqual({ art: 'offen' })
  expect(lage('2026-06-09')).toEqual({ art: 'spaeter', ab: Temporal.Instant.from('2026-06-01T22:00:00Z') })
})

it('is closed for a closed day beyond the range: waiting for it would be in vain', () => {
  expect(lage('2026-06-13')).toEqual({ art: 'zu' })
})

it('reports an unbookable weekday of an open day, within and beyond the range alike', () => {
  const weekdays = einstellungen({ 'leseraum.tageImVoraus': 7, 'leseraum.buchbareWochentage': [1, 4] })
  const art = (tag: string) => tagLage(Temporal.PlainDate.from(tag), MONDAY_NOON, CALENDAR, weekdays).art
  expect(['2026-05-27', '2026-06-01', '2026-06-02', '2026-06-03'].map(art)).toEqual([
    'vorbei',
    'offen',
    'zu',
    'wochentag',
  ])
  expect(['2026-06-10', '2026-06-11'].map(art)).toEqual(['wochentag', 'spaeter'])
})
