import type { Code } from '@platzwart/contract/codes'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiProblem } from '../../../platform/problem.ts'
import { loadChunk } from '../../../platform/reloadGuard.ts'

/**
 * WebAuthn options of the server and the credential for it, as JSON that the contract leaves to the
 * libraries.
 */
type WebAuthnJson = Readonly<Record<string, unknown>>
export type Request = WebAuthnJson

/** Loaded on first use: most people sign in without it. */
const library = () => loadChunk(() => import('@simplewebauthn/browser'))

const refusal = (code: Code) => new ApiProblem({ status: 422, code })

/** @throws why passkeys are unavailable: no support, or no secure context */
function needBrowser(): void {
  if (typeof window.PublicKeyCredential === 'function') return
  throw refusal(window.isSecureContext ? 'sitzung.passkeyUnbekannt' : 'sitzung.passkeyUnsicher')
}

/** Codes for the names of WebAuthn errors. */
const REFUSALS: Readonly<Record<string, Code>> = {
  NotAllowedError: 'sitzung.passkeyAbgebrochen',
  AbortError: 'sitzung.passkeyAbgebrochen',
  InvalidStateError: 'sitzung.passkeyVergeben',
  SecurityError: 'sitzung.passkeyNichtHier',
}

function refusalOf(failure: unknown): ApiProblem {
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  return refusal(REFUSALS[name] ?? 'sitzung.passkeyUnbekannt')
}

/** Lets the browser create a passkey. @throws ApiProblem on failure */
export async function createPasskey(wanted: WebAuthnJson): Promise<WebAuthnJson> {
  needBrowser()
  const { startRegistration } = await library()
  const optionsJSON = wanted as unknown as PublicKeyCredentialCreationOptionsJSON
  const made = await startRegistration({ optionsJSON }).catch((failure) => {
    throw refusalOf(failure)
  })
  return { ...made }
}

/**
 * Requests a passkey. @param wanted null at an address without passkeys @param offered offers it in autofill
 * without a dialog, until aborted @throws ApiProblem on failure
 */
export async function showPasskey(wanted: WebAuthnJson | null, offered?: AbortSignal): Promise<WebAuthnJson> {
  needBrowser()
  if (wanted === null) throw refusal('sitzung.passkeyNichtHier')
  const { startAuthentication, WebAuthnAbortService } = await library()
  if (offered?.aborted) throw refusal('sitzung.passkeyAbgebrochen')
  offered?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const useBrowserAutofill = offered !== undefined
  const optionsJSON = wanted as unknown as PublicKeyCredentialRequestOptionsJSON
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch((failure) => {
    throw refusalOf(failure)
  })
  return { ...shown }
}

/** Whether the browser supports passkeys in autofill. */
export async function canOffer(): Promise<boolean> {
  const browser: Partial<typeof PublicKeyCredential> | undefined = window.PublicKeyCredential
  return (await browser?.isConditionalMediationAvailable?.()) === true
}
