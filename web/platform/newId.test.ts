import { isUuid } from '@platzwart/domain/id'
import { expect, test } from 'vitest'
import { newId } from './newId.ts'

test('a new id is a UUID of version 7, and no two are the same', () => {
  const ids = Array.from({ length: 200 }, newId)
  expect(ids.every(isUuid)).toBe(true)
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})
