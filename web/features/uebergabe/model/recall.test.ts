import { expect, it } from 'vitest'
import { isOnlyRecalled } from './recall.ts'

it('treats stored data as stale until the server has answered or cannot', () => {
  expect(isOnlyRecalled({ dataUpdatedAt: 0, isFetching: true })).toBe(true)
  expect(isOnlyRecalled({ dataUpdatedAt: 0, isFetching: false })).toBe(false)
  expect(isOnlyRecalled({ dataUpdatedAt: 1_700_000_000_000, isFetching: true })).toBe(false)
})
