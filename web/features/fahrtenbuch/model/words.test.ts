import { fahrtenbuch as de } from '@platzwart/phrases/de/verwaltung/fahrtenbuch'
import { speaker } from '@platzwart/phrases/say'
import { expect, test } from 'vitest'
import { fristTag, isOver, timeText, wertText } from './words.ts'

const BERLIN = 'Europe/Berlin'
const t = speaker('de', { fahrtenbuch: de }, 'fahrtenbuch')

test('a removed value is shown as empty', () => {
  expect(wertText(t, 'zielort', '', BERLIN)).toBe(de.zeile.leer)
})

test('instants, kilometres and the kind of a trip are formatted, texts are unchanged', () => {
  expect(wertText(t, 'abfahrt', '2026-10-25T00:30:00Z', BERLIN)).toBe('25.10.2026, 02:30 MESZ')
  expect(wertText(t, 'kmEnde', '48120', BERLIN)).toBe('48.120')
  expect(wertText(t, 'fahrtart', 'privat', BERLIN)).toBe(de.fahrtart.privat)
  expect(wertText(t, 'zweck', '48120', BERLIN)).toBe('48120')
})

test('an end on the same day has no date of its own, one on another day has', () => {
  const trip = { abfahrt: '2026-11-16T08:00:00Z', ankunft: '2026-11-16T23:30:00Z' }
  expect(timeText(trip, 'America/New_York')).toBe('16.11.2026, 03:00 – 18:30')
  expect(timeText(trip, BERLIN)).toBe('16.11.2026, 09:00 – 17.11.2026, 00:30')
})

test.each([
  ['2026-11-23T23:00:00Z', BERLIN, '23.11.2026'],
  ['2026-10-25T23:00:00Z', BERLIN, '25.10.2026'],
  ['2026-03-28T23:00:00Z', BERLIN, '28.03.2026'],
  ['2026-11-02T05:00:00Z', 'America/New_York', '01.11.2026'],
])('a deadline at the midnight of %s in %s is kept until %s', (bis, zone, tag) => {
  expect(fristTag(bis, zone)).toBe(tag)
})

test('a deadline is over at its own moment', () => {
  const bis = '2026-11-23T23:00:00Z'
  expect(isOver(bis, Temporal.Instant.from('2026-11-23T22:59:59Z'))).toBe(false)
  expect(isOver(bis, Temporal.Instant.from(bis))).toBe(true)
})
