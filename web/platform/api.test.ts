import { expect, test } from 'vitest'
import { addressOf } from './api.ts'

test('a path is filled and escaped', () => {
  expect(addressOf('/api/grundrisse/{id}/tage/{tag}', { params: { id: 'a/b', tag: '2026-11-21' } })).toBe(
    '/api/grundrisse/a%2Fb/tage/2026-11-21',
  )
})

test('a missing parameter is a mistake of the caller', () => {
  expect(() => addressOf('/api/grundrisse/{id}')).toThrow('needs id')
})

test('a query leaves out what is undefined', () => {
  expect(addressOf('/x', { query: { a: 'ä b', b: undefined, c: 0, d: false } })).toBe(
    '/x?a=%C3%A4+b&c=0&d=false',
  )
})
