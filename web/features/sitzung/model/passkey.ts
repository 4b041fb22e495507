import type { Code } from '@platzwart/contract/codes'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiProblem } from '../../../platform/problem.ts'
import { loadChunk } from '../../../platform/reloadGuard.ts'

/** What the server wants a passkey to be made for or shown for, and what comes of it: JSON of WebAuthn, which the contract leaves to the libraries. */
type WebAuthnJson = Readonly<Record<string, unknown>>
export type Request = WebAuthnJson

/** Loaded with its first use: most people sign in without. */
const library = () => loadChunk(() => import('@simplewebauthn/browser'))

const refusal = (code: Code) => new ApiProblem({ status: 422, code })

/** @throws why there are no passkeys here: the browser has none, or has them for secure pages alone */
function needBrowser(): void {
  if (typeof window.PublicKeyCredential === 'function') return
  throw refusal(window.isSecureContext ? 'sitzung.passkeyUnbekannt' : 'sitzung.passkeyUnsicher')
}

/** What a browser says when no passkey came of it, by the names of its errors. */
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

/** Has the browser make a passkey. @throws ApiProblem when none came of it */
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
 * Has a passkey shown.
 * @param wanted null at an address that has none
 * @param offered the browser offers it among what it fills in, and asks for nothing by itself; ended by this
 * @throws ApiProblem when none came of it
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

/** Whether the browser can offer passkeys among what it fills in. */
export async function canOffer(): Promise<boolean> {
  const browser: Partial<typeof PublicKeyCredential> | undefined = window.PublicKeyCredential
  return (await browser?.isConditionalMediationAvailable?.()) === true
}
