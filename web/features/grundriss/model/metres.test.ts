import { expect, test } from 'vitest'
import { metresOf, unitsOf } from './metres.ts'

test('metres are read with comma or point, in whole centimetres', () => {
  expect(['12,5', ' 12.5 ', '8', '0,05'].map(unitsOf)).toEqual([1250, 1250, 800, 5])
  expect(['', 'acht', '-3', '1,2,3', '1e3', '12345'].map(unitsOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('metres are written as the language does', () => {
  expect([metresOf(1250, 'de'), metresOf(1250, 'en'), metresOf(800, 'de')]).toEqual(['12,5', '12.5', '8'])
})
