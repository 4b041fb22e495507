import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'
import { createPasskey, type Request, showPasskey } from '../model/passkey.ts'
import type { RecoveryCodes } from './factor.ts'

/** The options of the second step; null without a first one. */
export interface Ways {
  readonly app: boolean
  readonly passkey: Request | null
  /** There are passkeys, but none for this address. */
  readonly woanders: boolean
}

async function readWays(): Promise<Ways | null> {
  return (await ask(wire.showSecondStep, { body: {} })).wege
}

export const waysOptions = queryOptions({
  queryKey: ['zweiterSchritt'],
  queryFn: readWays,
  // Belongs to this sign-in only.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

/** The second step with a passkey. A challenge is valid once, so every attempt requests a new one. */
export async function signInSecondByPasskey(): Promise<void> {
  const passkey = await showPasskey((await readWays())?.passkey ?? null)
  await ask(wire.signInSecond, { body: { passkey, haus: chosenHouse() } })
}

interface Alone {
  /** Whether this is a shared computer. */
  readonly geteilt: () => boolean
  /** The browser's autofill offers it at the address's field, until this signal is aborted. */
  readonly offered?: AbortSignal
}

/** Signs in by a passkey alone. */
export async function signInByPasskey({ geteilt, offered }: Alone): Promise<void> {
  const asked = await ask(wire.beginPasskeySignIn, { body: {} })
  const passkey = await showPasskey(asked.passkey, offered)
  await ask(wire.signInPasskey, {
    body: { passkey, rememberMe: !geteilt(), haus: chosenHouse() },
  })
}

/** Confirms the password, lets the browser create a passkey, and adds it to the account. */
export async function addPasskey(password: string, name: string): Promise<RecoveryCodes> {
  const { passkey: wanted } = await ask(wire.beginPasskey, {
    body: { password },
  })
  const passkey = await createPasskey(wanted)
  return ask(wire.confirmPasskey, { body: { name, passkey } })
}
