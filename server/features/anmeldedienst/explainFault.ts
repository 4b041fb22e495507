import type { Ablehnung } from '@platzwart/domain/anmeldedienst/ablehnung'
import * as oidc from 'openid-client'
import { OutgoingFault } from '../../platform/outgoing/outgoing.ts'

/** A sign-in that came to nothing, for a reason that people are told. */
export class Abgelehnt extends Error {
  readonly grund: Ablehnung

  constructor(grund: Ablehnung, cause?: unknown) {
    super(grund, { cause })
    this.name = 'Abgelehnt'
    this.grund = grund
  }
}

function* causesOf(error: unknown): Generator<unknown> {
  for (let one = error, depth = 0; one instanceof Error && depth < 10; one = one.cause, depth++) yield one
}

/** What was entered leads nowhere that may be asked; the others are down, slow, or answer as no service does. */
const WRONG_ADDRESS: ReadonlySet<string> = new Set(['address', 'plain', 'inner', 'unknown'])

const OF_CODE: Readonly<Record<string, Ablehnung>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'einrichtung',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'einrichtung',
  OAUTH_REQUEST_PROTOCOL_FORBIDDEN: 'einrichtung',
  OAUTH_MISSING_SERVER_METADATA: 'einrichtung',
  OAUTH_INVALID_SERVER_METADATA: 'einrichtung',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'nachweis',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'nachweis',
  OAUTH_KEY_SELECTION_FAILED: 'unterschrift',
  OAUTH_UNSUPPORTED_OPERATION: 'unterschrift',
  OAUTH_TIMEOUT: 'unerreichbar',
  OAUTH_ABORT: 'unerreichbar',
  OAUTH_PARSE_ERROR: 'unerreichbar',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unerreichbar',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unerreichbar',
  OAUTH_INVALID_RESPONSE: 'nachweis',
}

/** What the service says of how it was asked, and not of the person. */
const ASKED_WRONGLY: ReadonlySet<string> = new Set([
  'invalid_client',
  'unauthorized_client',
  'invalid_scope',
  'invalid_request',
  'unsupported_response_type',
  'redirect_uri_mismatch',
])

const SIGNATURE = /signature|"alg"|algorithm/i

/** Why a service's word does not count; an error that is none of these is a fault of ours, and thrown on. */
export function explainFault(error: unknown): Ablehnung {
  const grund = ofKind(error) ?? ofCode(error)
  if (grund === null) throw error
  return grund
}

function ofKind(error: unknown): Ablehnung | null {
  for (const one of causesOf(error)) {
    if (one instanceof Abgelehnt) return one.grund
    if (one instanceof OutgoingFault) return WRONG_ADDRESS.has(one.reason) ? 'einrichtung' : 'unerreichbar'
    if (one instanceof oidc.AuthorizationResponseError)
      return ASKED_WRONGLY.has(one.error) ? 'einrichtung' : 'verweigert'
    if (one instanceof oidc.ResponseBodyError)
      return ASKED_WRONGLY.has(one.error) ? 'einrichtung' : 'nachweis'
  }
  return null
}

function ofCode(error: unknown): Ablehnung | null {
  const causes = [...causesOf(error)] as { readonly code?: unknown; readonly message: string }[]
  if (causes.some(({ message }) => SIGNATURE.test(message))) return 'unterschrift'
  for (const { code } of causes) {
    const known = typeof code === 'string' ? OF_CODE[code] : undefined
    if (known !== undefined) return known
  }
  return null
}
