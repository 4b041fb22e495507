import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { type Request, showPasskey } from '../model/passkey.ts'

/** The options of a re-authentication. */
export interface ProofWays {
  readonly passwort: boolean
  readonly app: boolean
  readonly passkey: Request | null
  /** There are passkeys, but none for this address. */
  readonly woanders: boolean
}

const readProofWays = () => ask(wire.showProofWays, { body: {} })

export const proofWaysOptions = queryOptions({
  queryKey: ['nochmal'],
  queryFn: readProofWays,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
})

export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** A challenge is valid once, so every attempt requests a new one. */
export async function proveByPasskey({ password }: Proof): Promise<void> {
  const passkey = await showPasskey((await readProofWays()).passkey)
  const body = password === undefined ? { passkey } : { password, passkey }
  await ask(wire.proveAgain, { body })
}
