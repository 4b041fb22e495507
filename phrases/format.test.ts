import { describe, expect, test } from 'vitest'
import { type Reader, spokenData } from './format.ts'

const DE: Reader = { sprache: 'de', zone: 'Europe/Berlin' }
const EN: Reader = { sprache: 'en', zone: 'Europe/Berlin' }

describe('words of the house behind a sentence', () => {
  const said = (warum: readonly string[], sprache: 'de' | 'en') =>
    spokenData({ warum }, { sprache, zone: 'Europe/Berlin' }).warum

  test('are in the language of the reader where the house has them, and one is for everybody else', () => {
    expect([said(['Umbau', 'Building works'], 'de'), said(['Umbau', 'Building works'], 'en')]).toEqual([
      ': Umbau',
      ': Building works',
    ])
    expect([said(['Umbau.', ''], 'en'), said(['', 'Works'], 'de')]).toEqual([': Umbau', ': Works'])
  })

  test('are nothing where it has none, and never taken for a day', () => {
    expect([said([], 'de'), said(['', ''], 'en')]).toEqual(['', ''])
    expect(said(['2026-12-24', ''], 'de')).toBe(': 2026-12-24')
  })
})

describe('data in words', () => {
  test('tells instants on the clock of the Mandant', () => {
    const data = { von: '2026-03-28T09:00:00Z', bis: '2026-03-28T11:30:00Z' }
    expect(spokenData(data, DE)).toEqual({ von: '28.03.2026, 10:00', bis: '12:30' })
    expect(spokenData(data, EN)).toEqual({ von: '28 Mar 2026, 10:00', bis: '12:30' })
    expect(spokenData(data, { ...DE, zone: 'Asia/Kathmandu' }).von).toBe('28.03.2026, 14:45')
  })

  test('names the day of an end only when it is another one', () => {
    const data = { von: '2026-03-28T20:00:00Z', bis: '2026-03-28T23:30:00Z' }
    expect(spokenData(data, DE).bis).toBe('29.03.2026, 00:30')
    expect(spokenData({ bis: data.bis }, DE).bis).toBe('29.03.2026, 00:30')
  })

  test('tells days and weekdays as the language writes them', () => {
    const data = { tag: '2026-12-24', wochentag: 'sonntags', tage: ['montags', 'freitags'] }
    expect(spokenData(data, DE)).toEqual({
      tag: '24.12.2026',
      wochentag: 'Sonntag',
      tage: 'Montag, Freitag',
    })
    expect(spokenData(data, EN)).toEqual({
      tag: '24 Dec 2026',
      wochentag: 'Sunday',
      tage: 'Monday, Friday',
    })
    expect(spokenData({ wochentag: 6 }, DE).wochentag).toBe('Samstag')
  })

  test('counts with the unit', () => {
    expect(spokenData({ minuten: 15, stunden: 1.5, tage: 14, sekunden: 10 }, DE)).toEqual({
      minuten: '15 Minuten',
      stunden: '1,5 Stunden',
      tage: '14 Tage',
      sekunden: '10 Sekunden',
    })
    expect(spokenData({ minuten: 1, stunden: 0.5, tage: 1 }, EN)).toEqual({
      minuten: '1 minute',
      stunden: '0.5 hours',
      tage: '1 day',
    })
    expect(spokenData({ minuten: 600 }, DE).minuten).toBe('10 Stunden')
    expect(spokenData({ minuten: 90 }, DE).minuten).toBe('90 Minuten')
    expect(spokenData({ minuten: 570 }, DE).minuten).toBe('9 Stunden 30 Minuten')
    expect(spokenData({ minuten: 121 }, EN).minuten).toBe('2 hours 1 minute')
  })

  test('names why a vehicle is blocked, and leaves what is named otherwise', () => {
    expect(spokenData({ typ: 'WARTUNG' }, DE).typ).toBe('Wartung')
    expect(spokenData({ typ: 'WARTUNG' }, EN).typ).toBe('Maintenance')
    expect(spokenData({ typ: 'number', wert: 'DEFEKT' }, DE)).toEqual({ typ: 'number', wert: 'DEFEKT' })
  })

  test('leaves wall times, names and other numbers as they are', () => {
    const data = { von: '08:00', bis: '18:00', bezeichnung: 'A1', limit: 3, ok: true }
    expect(spokenData(data, DE)).toEqual({
      von: '08:00',
      bis: '18:00',
      bezeichnung: 'A1',
      limit: '3',
      ok: 'true',
    })
    expect(spokenData({ max: 65536 }, DE).max).toBe('65.536')
  })

  test('keeps what only looks like a day, and says nothing for nothing', () => {
    expect(spokenData({ wert: '2026-02-31', tag: '2026-02-31T00:00:00Z', ab: '', tage: [] }, DE)).toEqual({
      wert: '2026-02-31',
      tag: '2026-02-31T00:00:00Z',
      ab: '–',
      tage: '–',
    })
  })
})
