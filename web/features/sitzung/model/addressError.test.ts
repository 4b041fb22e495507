import { expect, test } from 'vitest'
import { addressError } from './addressError.ts'

test('an address without an error has none', () => {
  expect(addressError({ error: '' })).toBeNull()
  expect(addressError({})).toBeNull()
  expect(addressError({ error: 7 })).toBeNull()
})

test.each([
  ['INVALID_TOKEN', 'sitzung.codeUngueltig'],
  ['invalid-token', 'sitzung.codeUngueltig'],
  ['no_code', 'sitzung.codeUngueltig'],
  ['unsupported_chain', 'sitzung.ketteNichtUnterstuetzt'],
] as const)('%s is known', (error, code) => {
  expect(addressError({ error })).toEqual({ code, message: '' })
})

test('an unknown error is shown with its own text, on one short line', () => {
  const error = addressError({
    error: 'access_denied',
    error_description: `Not\n allowed ${'x'.repeat(500)}`,
  })
  expect(error?.code).toBe('sitzung.adressfehler')
  expect(error?.message).toMatch(/^Not allowed x+$/)
  expect(error?.message.length).toBe(200)
})
