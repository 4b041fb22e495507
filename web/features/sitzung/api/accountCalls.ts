import { PAGE } from '@platzwart/contract/paths'
import type { PasskeyArt } from '@platzwart/domain/sitzung/passkey'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { ActiveSession } from '../../../platform/session/currentSession.ts'

export function requestRecovery(email: string): Promise<unknown> {
  return call('POST', '/api/auth/request-password-reset', { body: { email, redirectTo: PAGE.recovery } })
}

/** What came of setting a password: signed in, the second factor first, or set and no more. */
interface PasswordSet {
  readonly angemeldet?: boolean
  readonly zweitfaktor?: true
}

/** @param geteilt others use this computer, too: the session ends with the browser */
export function resetPassword(newPassword: string, token: string, geteilt: boolean): Promise<PasswordSet> {
  return call('POST', '/api/auth/reset-password', {
    body: { newPassword, token, signIn: true, rememberMe: !geteilt },
  })
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

const checkLink = (token: string) =>
  call<PasswordLink>('POST', '/api/auth/check-invitation', { body: { token } })

export const passwordLinkOptions = (token: string) =>
  queryOptions({
    queryKey: ['passwordLink', token],
    queryFn: () => checkLink(token),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    throwOnError: false,
  })

/** Confirms the e-mail address with the code of the mail. */
export function confirmEmail(token: string): Promise<unknown> {
  return call('POST', '/api/auth/confirm-email', { body: { token } })
}

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

export function readAccount(signal: AbortSignal): Promise<Account> {
  return call('GET', '/api/auth/account', { signal })
}

export function requestEmail(email: string, password: string): Promise<unknown> {
  return call('POST', '/api/auth/request-email', { body: { email, password } })
}

export function withdrawEmail(): Promise<unknown> {
  return call('POST', '/api/auth/withdraw-email', { body: {} })
}

/** The account has its new address, with the code of the mail that went there. */
export function confirmNewEmail(token: string): Promise<unknown> {
  return call('POST', '/api/auth/confirm-new-email', { body: { token } })
}

export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return call('POST', '/api/auth/change-password', {
    body: { currentPassword, newPassword, revokeOtherSessions: true },
  })
}

export function listSessions(signal: AbortSignal): Promise<ActiveSession[]> {
  return call('GET', '/api/auth/list-sessions', { signal })
}

export function endSession(id: string): Promise<unknown> {
  return call('POST', '/api/auth/revoke-session', { body: { id } })
}

export function endOtherSessions(): Promise<unknown> {
  return call('POST', '/api/auth/revoke-other-sessions', { body: {} })
}
