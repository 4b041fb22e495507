import { expect, it } from 'vitest'
import { isDay, isMoment, wordKeyOf } from './words.ts'

it.each([
  ['status', 'status'],
  ['ort.name', 'name'],
  ['3.bis', 'bis'],
  ['zeiten.3', 'zeiten'],
  ['3', '3'],
])('the word of %s is that of %s', (feld, key) => {
  expect(wordKeyOf(feld)).toBe(key)
})

it.each([
  ['2026-11-23T08:00:00Z', true],
  ['2026-11-23T08:00:00.123+01:00', true],
  ['2026-11-23', false],
  ['08:00', false],
  ['2026-11-23T25:00:00Z', false],
  ['2026-11-23T08:00:00+99:00', false],
  [8, false],
  [null, false],
])('%j is a moment: %j', (wert, is) => {
  expect(isMoment(wert)).toBe(is)
})

it.each([
  ['2026-11-23', true],
  ['2026-11-23T08:00:00Z', false],
  ['23.11.2026', false],
  ['2026-02-30', false],
  ['0000-00-00', false],
  [20261123, false],
])('%j is a day: %j', (wert, is) => {
  expect(isDay(wert)).toBe(is)
})
