import { expect, test } from 'vitest'
import { metresOf, unitsOf } from './metres.ts'

test('metres become whole centimetres', () => {
  expect([12.5, 8, 0.05, 4.35, null].map(unitsOf)).toEqual([1250, 800, 5, 435, null])
})

test('metres are formatted in the page’s language', () => {
  expect([metresOf(1250, 'de'), metresOf(1250, 'en'), metresOf(800, 'de')]).toEqual(['12,5', '12.5', '8'])
})
