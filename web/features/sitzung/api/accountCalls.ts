import * as wire from '@platzwart/contract/operations/sitzung'
import { PAGE } from '@platzwart/contract/paths'
import type { PasskeyArt } from '@platzwart/domain/sitzung/passkey'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'

export function requestRecovery(email: string): Promise<unknown> {
  return ask(wire.requestRecovery, { body: { email, redirectTo: PAGE.recovery } })
}

/** What a link that sets a password is about. */
export interface PasswordLink {
  /** Somebody who was invited has an account already. */
  readonly konto: boolean
  /** It is the one that is signed in here. */
  readonly eigenes: boolean
  readonly zurueck?: boolean
  /** Whose password it sets. */
  readonly email: string | null
  /** The house that has invited, by its name. */
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

/** A passkey of one's account; moments are instants. */
export interface OwnPasskey {
  readonly id: string
  readonly name: string
  readonly art: PasskeyArt
  readonly angelegt: string
  readonly zuletzt: string | null
  /** What the browser called itself in which it was last used. */
  readonly geraet: string | null
  /** The domain that it is for. */
  readonly adresse: string
  /** That is the one of this page. */
  readonly hier: boolean
}

/** One's account, as far as one sees to it oneself. */
export interface Account {
  readonly email: string
  /** Whether it has one; with single sign-on it has none. */
  readonly passwort: boolean
  /** The address that it is to have, and until when it can be confirmed (an instant). */
  readonly wechsel: { readonly email: string; readonly gueltigBis: string } | null
  /** Since when a second factor is asked for (an instant), how many recovery codes are left, and whether a house asks for one. */
  readonly zweitfaktor: { readonly seit: string | null; readonly codes: number; readonly noetig: boolean }
  readonly passkeys: readonly OwnPasskey[]
  /** Browsers make passkeys at this address. */
  readonly passkeyMoeglich: boolean
}
