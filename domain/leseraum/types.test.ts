import { expect, test } from 'vitest'
import { artOf, sameUse, unnamed } from './types.ts'

const desk = { art: 'platz' } as const
const room = { art: 'gruppenraum' } as const
const space = { art: 'stellplatz' } as const

test('A parking space replaces only parking spaces', () => {
  expect([sameUse(desk, room), sameUse(space, space)]).toEqual([true, true])
  expect([sameUse(desk, space), sameUse(space, room)]).toEqual([false, false])
})

test('Without a kind, a place to sit is meant, or a parking space if there is nothing else', () => {
  expect(unnamed([desk, space, room])).toEqual([desk, room])
  expect(unnamed([space])).toEqual([space])
  const seats = [desk, room]
  expect(unnamed(seats)).toBe(seats)
})

test('A kind that this version does not know is a seat', () => {
  expect([artOf('stellplatz'), artOf('hafenplatz')]).toEqual(['stellplatz', 'platz'])
})
