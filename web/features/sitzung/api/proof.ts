import * as wire from '@platzwart/contract/operations/sitzung'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { type Request, showPasskey } from '../model/passkey.ts'

/** By what one can show again who one is. */
export interface ProofWays {
  readonly passwort: boolean
  readonly app: boolean
  readonly passkey: Request | null
  /** There are passkeys, and none for this address. */
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

/** What a passkey signs is good once, so it is asked for anew by every try. */
export async function proveByPasskey({ password }: Proof): Promise<void> {
  const passkey = await showPasskey((await readProofWays()).passkey)
  const body = password === undefined ? { passkey } : { password, passkey }
  await ask(wire.proveAgain, { body })
}
