import { expect, it } from 'vitest'
import { isUuid } from './id.ts'

it('recognises a UUID by its shape, in lower case', () => {
  expect(isUuid('01990003-0000-7000-8000-000000000001')).toBe(true)
  for (const text of [
    '',
    '01990003-0000-7000-8000-00000000000',
    '01990003-0000-7000-8000-000000000001 ',
    '01990003-0000-0000-8000-000000000001',
    '01990003-0000-7000-c000-000000000001',
    '01990003-0000-7000-8000-00000000000G',
    'ABCDEF03-0000-7000-8000-000000000001',
  ])
    expect(isUuid(text), text).toBe(false)
})
