import { expect, test } from 'vitest'
import { accepted, overtakenIn, rebased, untouched } from './typed.ts'

const READ = { marke: 'VW', farbe: 'grau', sitze: '5' }

test('what nobody typed follows what is read', () => {
  expect(rebased(untouched(READ), { ...READ, farbe: 'rot' }).values.farbe).toBe('rot')
})

test('what was typed stays, and is named when somebody else has written there', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau', marke: 'Opel' } }
  const { values, overtaken } = rebased(typed, { ...READ, farbe: 'rot', sitze: '7' })
  expect(values).toEqual({ marke: 'Opel', farbe: 'blau', sitze: '7' })
  expect(overtaken).toEqual(['farbe'])
})

test('what was overtaken stays named after a reading of something else, until it is typed as it is read', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau' } }
  const overtaken = rebased(typed, { ...READ, farbe: 'rot' })
  const later = rebased(overtaken, { ...READ, farbe: 'rot', sitze: '7' })
  expect(overtakenIn(later)).toEqual(['farbe'])
  expect(overtakenIn({ ...later, values: { ...later.values, farbe: 'rot' } })).toEqual([])
})

test('who typed the same as somebody else wrote has not been overtaken', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'rot' } }
  expect(rebased(typed, { ...READ, farbe: 'rot' }).overtaken).toEqual([])
})

test('what was sent is not typed any more: it gives way to how it was kept', () => {
  const values = { ...READ, marke: 'Opel ' }
  const typed = accepted({ ...untouched(READ), values }, values)
  expect(rebased(typed, { ...READ, marke: 'Opel' }).values.marke).toBe('Opel')
})
