import { call } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'

/** A secret that an app is to know: as an address for a picture, and to be typed in. */
export interface FactorKey {
  readonly uri: string
  readonly schluessel: string
}

/** Codes to come back with, shown this once. */
export interface RecoveryCodes {
  readonly codes: readonly string[]
}

/** The second step of a sign-in. */
export function signInSecond(code: string): Promise<unknown> {
  return call('POST', '/api/auth/sign-in/second', { body: { code, haus: chosenHouse() } })
}

export function beginFactor(password: string): Promise<FactorKey> {
  return call('POST', '/api/auth/begin-factor', { body: { password } })
}

export function confirmFactor(code: string): Promise<RecoveryCodes> {
  return call('POST', '/api/auth/confirm-factor', { body: { code } })
}

export function renewCodes(password: string): Promise<RecoveryCodes> {
  return call('POST', '/api/auth/renew-codes', { body: { password } })
}

export function removeFactor(password: string): Promise<unknown> {
  return call('POST', '/api/auth/remove-factor', { body: { password } })
}
