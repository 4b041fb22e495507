import { expect, it } from 'vitest'
import { firstWish, saysMore, submitWord } from './wish.ts'

it('requests an approval if the trip needs one, and books otherwise', () => {
  const form = { changes: false, refused: false, approval: false }
  expect(submitWord(form)).toBe('absenden')
  expect(submitWord({ ...form, approval: true })).toBe('anfragen')
  expect(submitWord({ ...form, approval: true, refused: true })).toBe('trotzdem')
  expect(submitWord({ ...form, approval: true, changes: true })).toBe('speichern')
})

it('keeps the optional fields collapsed until one of them has a value', () => {
  const wish = firstWish(null, 1)
  expect(saysMore({ ...wish, fahrtgrund: 'Messe', zielort: 'Bremen' })).toBe(false)
  for (const part of [
    { umweg: 'Tanken' },
    { mitfahrer: 'Ada' },
    { zielperson: 'Kunde' },
    { personen: 2 },
    { entfernungKm: 0 },
    { ausland: true },
    { fahrtart: 'privat' as const },
  ]) {
    expect(saysMore({ ...wish, ...part })).toBe(true)
  }
})
