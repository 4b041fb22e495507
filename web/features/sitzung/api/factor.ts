import * as wire from '@platzwart/contract/operations/sitzung'
import { ask } from '../../../platform/api.ts'
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
  return ask(wire.signInSecond, { body: { code, haus: chosenHouse() } })
}
