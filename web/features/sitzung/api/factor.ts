import * as wire from '@platzwart/contract/operations/sitzung'
import { ask } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'

/** The secret for an authenticator app: as an address for a QR code, and as text. */
export interface FactorKey {
  readonly uri: string
  readonly schluessel: string
}

/** Recovery codes, shown only once. */
export interface RecoveryCodes {
  readonly codes: readonly string[]
}

/** The second step of a sign-in. */
export function signInSecond(code: string): Promise<unknown> {
  return ask(wire.signInSecond, { body: { code, haus: chosenHouse() } })
}
