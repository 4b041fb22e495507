import { expect, test } from 'vitest'
import { accepted, overtakenIn, rebased, untouched } from './typed.ts'

const READ = { marke: 'VW', farbe: 'grau', sitze: '5' }

test('untouched values follow what is read', () => {
  expect(rebased(untouched(READ), { ...READ, farbe: 'rot' }).values.farbe).toBe('rot')
})

test('edited values stay, and are reported when somebody else has changed them', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau', marke: 'Opel' } }
  const { values, overtaken } = rebased(typed, { ...READ, farbe: 'rot', sitze: '7' })
  expect(values).toEqual({ marke: 'Opel', farbe: 'blau', sitze: '7' })
  expect(overtaken).toEqual(['farbe'])
})

test('a conflict stays reported after another read, until the values are equal', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau' } }
  const overtaken = rebased(typed, { ...READ, farbe: 'rot' })
  const later = rebased(overtaken, { ...READ, farbe: 'rot', sitze: '7' })
  expect(overtakenIn(later)).toEqual(['farbe'])
  expect(overtakenIn({ ...later, values: { ...later.values, farbe: 'rot' } })).toEqual([])
})

test('the same edit as somebody else’s is no conflict', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'rot' } }
  expect(rebased(typed, { ...READ, farbe: 'rot' }).overtaken).toEqual([])
})

test('submitted values are no longer edited: they give way to what was stored', () => {
  const values = { ...READ, marke: 'Opel ' }
  const typed = accepted({ ...untouched(READ), values }, values)
  expect(rebased(typed, { ...READ, marke: 'Opel' }).values.marke).toBe('Opel')
})
