import { expect, test } from 'vitest'
import { ownCodeOf } from './authCodes.ts'

test.each([
  ['INVALID_EMAIL_OR_PASSWORD', 'sitzung.falsch'],
  ['invalid_email_or_password', 'sitzung.falsch'],
  ['invalid-password', 'sitzung.falsch'],
  ['CREDENTIAL_ACCOUNT_NOT_FOUND', 'sitzung.falsch'],
  ['INVALID_EMAIL', 'sitzung.angabenFehlen'],
  ['PASSWORD_TOO_LONG', 'sitzung.passwortSchwach'],
  ['PASSWORD_COMPROMISED', 'sitzung.passwortSchwach'],
  ['TOKEN_EXPIRED', 'sitzung.codeUngueltig'],
  ['no_code', 'sitzung.codeUngueltig'],
  ['SESSION_EXPIRED', 'sitzung.abgelaufen'],
  ['UNAUTHORIZED', 'sitzung.keine'],
  ['banned-user', 'sitzung.inaktiv'],
])('%s of the sign-in library is our %s', (foreign, own) => {
  expect(ownCodeOf(foreign)).toBe(own)
})

test.each([
  '',
  'SOMETHING_NEW',
  'CONSTRUCTOR',
  'constructor',
  '__proto__',
  'toString',
  7,
  null,
  undefined,
  {},
  [],
])('what it does not say is none of our codes: %j', (foreign) => {
  expect(ownCodeOf(foreign)).toBeNull()
})

test('the code does not reveal whether an account exists', () => {
  const codes = ['INVALID_EMAIL_OR_PASSWORD', 'INVALID_PASSWORD', 'CREDENTIAL_ACCOUNT_NOT_FOUND'].map(
    ownCodeOf,
  )
  expect(new Set(codes).size).toBe(1)
})
