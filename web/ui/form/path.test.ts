import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './path.ts'

const VALUES = {
  grund: 'Stau',
  zeiten: { von: '08:00', bis: '' },
  schaeden: [{ text: 'Kratzer' }, { text: 'Delle' }],
}

test('a field is read by its name, however deep it is', () => {
  expect(valueAt(VALUES, 'grund')).toBe('Stau')
  expect(valueAt(VALUES, 'zeiten.von')).toBe('08:00')
  expect(valueAt(VALUES, 'schaeden.1.text')).toBe('Delle')
})

test('changing a field leaves the others and the old values untouched', () => {
  const after = withValueAt(VALUES, 'schaeden.1.text', 'Beule')
  expect(after.schaeden).toEqual([{ text: 'Kratzer' }, { text: 'Beule' }])
  expect(after.zeiten).toBe(VALUES.zeiten)
  expect(VALUES.schaeden[1]?.text).toBe('Delle')
})

test('a name with dots is one field if the values contain it, and the rest of the path is inside', () => {
  const settings = { 'haus.tage': 3, 'haus.adressen': ['a', 'b'], haus: { tage: 'x' } }
  expect(valueAt(settings, 'haus.tage')).toBe(3)
  const after = withValueAt(withValueAt(settings, 'haus.tage', 4), 'haus.adressen.1', 'c')
  expect(after).toEqual({ 'haus.tage': 4, 'haus.adressen': ['a', 'c'], haus: { tage: 'x' } })
})
