import * as oidc from 'openid-client'
import type { Deps, Singleton } from '../../platform/deps.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'
import { openDienstSecret } from '../sitzung/dienst/queries.ts'
import { Abgelehnt } from './explainFault.ts'
import type { DienstRow } from './queries.ts'

/** A service is asked by people who wait at their browsers. */
const PATIENCE_MS = 5000
const MOST_BYTES = 512 * 1024
/** What a service has said of itself is asked for again after so long; after a failure a moment later. */
const KEPT_MS = 10 * 60 * 1000
const FAILED_MS = 5000
/** More services than any installation asks in ten minutes. */
const KEPT_MAX = 1000

/** By the one way out: no inner address but what the operator allows, no redirect, bounded size and time. */
export function fetchBy(outgoing: Outgoing): oidc.CustomFetch {
  return (url, { method, headers, body }) =>
    outgoing(url, {
      method,
      headers,
      ...(body === undefined || body === null ? {} : { body: textOf(body) }),
      patienceMs: PATIENCE_MS,
      mostBytes: MOST_BYTES,
    })
}

function textOf(body: NonNullable<oidc.FetchBody>): string | Uint8Array {
  if (typeof body === 'string' || body instanceof Uint8Array) return body
  if (body instanceof URLSearchParams) return body.toString()
  throw new TypeError('a service is asked by text alone')
}

interface Kept {
  readonly opened: Promise<oidc.Configuration>
  until: number
}

const DIENSTE: Singleton<Map<string, Kept>> = { open: () => new Map() }

type Asking = Pick<Deps, 'outgoing' | 'secret' | 'singleton'>

/**
 * What a service says of itself, kept for a while; its keys are kept with it, and asked for again at most once a minute for one that is unknown.
 * @throws OutgoingFault, or an error of the library
 */
export function openDienst(deps: Asking, dienst: DienstRow): Promise<oidc.Configuration> {
  const kept = deps.singleton(DIENSTE)
  const key = `${dienst.id} ${dienst.version}`
  const now = performance.now()
  const known = kept.get(key)
  if (known !== undefined && known.until > now) return known.opened
  if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
  const fresh: Kept = { opened: discover(deps, dienst), until: now + KEPT_MS }
  kept.set(key, fresh)
  fresh.opened.catch(() => {
    fresh.until = Math.min(fresh.until, performance.now() + FAILED_MS)
  })
  return fresh.opened
}

async function discover({ outgoing, secret }: Asking, dienst: DienstRow): Promise<oidc.Configuration> {
  const server = new URL(dienst.aussteller)
  const kept = dienst.geheimnis
  const plain = kept === null ? null : await openDienstSecret(secret, dienst.id, kept)
  const config = await oidc.discovery(server, dienst.client_id, undefined, provesItself(plain ?? ''), {
    // TLS is nobody's word here: a proxy may break it, and a hijacked name has certificates, too. What counts is the signature.
    execute: [oidc.enableNonRepudiationChecks].concat(
      // The way out refuses it but to inner addresses that the operator allows.
      server.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    ),
    timeout: PATIENCE_MS / 1000,
    [oidc.customFetch]: fetchBy(outgoing),
  })
  const {
    authorization_endpoint: authorization,
    token_endpoint: token,
    jwks_uri: keys,
  } = config.serverMetadata()
  for (const address of [authorization, token, keys])
    if (address === undefined || URL.parse(address)?.protocol !== server.protocol)
      throw new Abgelehnt('einrichtung')
  return config
}

/** As the service says that it wants it: in the body where that is possible, else in the header. */
function provesItself(secret: string): oidc.ClientAuth {
  const post = oidc.ClientSecretPost(secret)
  const basic = oidc.ClientSecretBasic(secret)
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported
    const prove = ways?.includes('client_secret_post') ? post : basic
    prove(server, client, body, headers)
  }
}
