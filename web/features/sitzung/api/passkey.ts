import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { chosenHouse } from '../../../platform/session/house.ts'
import { createPasskey, type Request, showPasskey } from '../model/passkey.ts'
import type { RecoveryCodes } from './factor.ts'

/** What can be shown in the second step; null where there was no first one. */
export interface Ways {
  readonly app: boolean
  readonly passkey: Request | null
  /** There are passkeys, and none for this address. */
  readonly woanders: boolean
}

async function readWays(): Promise<Ways | null> {
  return (await ask(wire.showSecondStep, { body: {} })).wege
}

export const waysOptions = queryOptions({
  queryKey: ['zweiterSchritt'],
  queryFn: readWays,
  // Of this sign-in, and of none before.
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

/** The second step with a passkey. What it signs is good once, so it is asked for anew by every try. */
export async function signInSecondByPasskey(): Promise<void> {
  const passkey = await showPasskey((await readWays())?.passkey ?? null)
  await ask(wire.signInSecond, { body: { passkey, haus: chosenHouse() } })
}

interface Alone {
  /** Others use this computer, too. */
  readonly geteilt: () => boolean
  /** The browser offers it at the field of the address, until this says that it need not any more. */
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

/** Asks for the password's leave, has the browser make a passkey, and gives it to the account. */
export async function addPasskey(password: string, name: string): Promise<RecoveryCodes> {
  const { passkey: wanted } = await ask(wire.beginPasskey, {
    body: { password },
  })
  const passkey = await createPasskey(wanted)
  return ask(wire.confirmPasskey, { body: { name, passkey } })
}
