import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorCodeOf, groupedCode, RECOVERY_ALPHABET, RECOVERY_LENGTH } from './factorCode.ts'

describe("a second factor's code", () => {
  it.each([
    ['123456', { art: 'app', code: '123456' }],
    [' 123 456 ', { art: 'app', code: '123456' }],
    ['012-345', { art: 'app', code: '012345' }],
    ['abcd-efgh-jkmn-pqrs', { art: 'recovery', code: 'ABCDEFGHJKMNPQRS' }],
    ['oooo IIII llll 0000', { art: 'recovery', code: '0000111111110000' }],
  ])('is read from %o', (text, code) => expect(factorCodeOf(text)).toEqual(code))

  it.each([
    '',
    '12345',
    '1234567',
    '12345a',
    '１２３４５６',
    'ABCD-EFGH-JKMN-PQR',
    'ABCD-EFGH-JKMN-PQRU',
    'x'.repeat(61),
    123456,
    null,
  ])('is not %o', (text) => expect(factorCodeOf(text)).toBeNull())

  it('is parsed in every display format', () => {
    const code = fc.string({
      unit: fc.constantFrom(...RECOVERY_ALPHABET),
      minLength: RECOVERY_LENGTH,
      maxLength: RECOVERY_LENGTH,
    })
    fc.assert(
      fc.property(code, (one) => {
        expect(groupedCode(one)).toMatch(/^(.{4}-){3}.{4}$/)
        expect(factorCodeOf(groupedCode(one).toLowerCase())).toEqual({ art: 'recovery', code: one })
      }),
    )
  })
})
