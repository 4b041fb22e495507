import { expect, test } from 'vitest'
import { acceptSent, conflictingFields, rebase, untouched } from './formState.ts'

const READ = { marke: 'VW', farbe: 'grau', sitze: '5' }

test('untouched values follow what is read', () => {
  expect(rebase(untouched(READ), { ...READ, farbe: 'rot' }).values.farbe).toBe('rot')
})

test('edited values stay, and are reported when somebody else has changed them', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau', marke: 'Opel' } }
  const { values, conflicts } = rebase(typed, { ...READ, farbe: 'rot', sitze: '7' })
  expect(values).toEqual({ marke: 'Opel', farbe: 'blau', sitze: '7' })
  expect(conflicts).toEqual(['farbe'])
})

test('a conflict stays reported after another read, until the values are equal', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'blau' } }
  const conflicts = rebase(typed, { ...READ, farbe: 'rot' })
  const later = rebase(conflicts, { ...READ, farbe: 'rot', sitze: '7' })
  expect(conflictingFields(later)).toEqual(['farbe'])
  expect(conflictingFields({ ...later, values: { ...later.values, farbe: 'rot' } })).toEqual([])
})

test('the same edit as somebody else’s is no conflict', () => {
  const typed = { ...untouched(READ), values: { ...READ, farbe: 'rot' } }
  expect(rebase(typed, { ...READ, farbe: 'rot' }).conflicts).toEqual([])
})

test('submitted values are no longer edited: they give way to what was stored', () => {
  const values = { ...READ, marke: 'Opel ' }
  const typed = acceptSent({ ...untouched(READ), values }, values)
  expect(rebase(typed, { ...READ, marke: 'Opel' }).values.marke).toBe('Opel')
})
