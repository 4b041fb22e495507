import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import type { PasskeyArt } from '@platzwart/domain/sitzung/passkey'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export function requestRecovery(email: string): Promise<unknown> {
  return ask(wire.requestRecovery, { body: { email, redirectTo: PAGE.recovery } })
}

/** The subject of a link that sets a password. */
export interface PasswordLink {
  /** An invited person may already have an account. */
  readonly konto: boolean
  /** It is the account that is signed in here. */
  readonly eigenes: boolean
  readonly zurueck?: boolean
  /** The account's address. */
  readonly email: string | null
  /** The name of the inviting house. */
  readonly haus: string | null
}

const checkLink = (token: string) => ask(wire.checkEinladung, { body: { token } })

export const passwordLinkOptions = (token: string) =>
  queryOptions({
    queryKey: ['passwordLink', token],
    queryFn: () => checkLink(token),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    throwOnError: false,
  })

/** A passkey of the account; times are instants. */
export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly art: PasskeyArt
  readonly angelegt: string
  readonly zuletzt: string | null
  /** The browser in which it was last used. */
  readonly geraet: string | null
  /** The domain it is for. */
  readonly adresse: string
  /** Whether that is this page's domain. */
  readonly hier: boolean
}

/** The person's own account, as far as they manage it themselves. */
export interface Account {
  readonly email: string
  /** Whether it has a password; with single sign-on it has none. */
  readonly passwort: boolean
  /** The new address, and until when it can be confirmed (an instant). */
  readonly wechsel: { readonly email: string; readonly gueltigBis: string } | null
  /**
   * Since when a second factor is required (an instant), the number of unused recovery codes, and whether a
   * house requires one.
   */
  readonly zweitfaktor: { readonly seit: string | null; readonly codes: number; readonly noetig: boolean }
  readonly passkeys: readonly OwnPasskey[]
  /** Whether passkeys can be created at this address. */
  readonly passkeyMoeglich: boolean
}
