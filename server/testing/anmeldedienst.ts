import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'
import { systemClock } from '../platform/clock.ts'

export const CLIENT_ID = 'platzwart'
export const CLIENT_SECRET = 'a secret of thirty-two characters or more'

/** What a service knows of its people. */
type ServicePeople = Readonly<Record<string, Readonly<Record<string, unknown>>>>

interface ServiceOptions {
  readonly people: ServicePeople
  /** The redirect URIs that it knows; asked at each sign-in. */
  readonly redirects: readonly string[]
  readonly afterLogout?: readonly string[]
  readonly logoutUri?: string
}

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The real thing: `oidc-provider` on loopback, that signs in whom the test says without asking. */
export async function openService(options: ServiceOptions) {
  let who = Object.keys(options.people)[0] ?? ''
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  const issuer = await listen(server)
  const make = (redirects: readonly string[], logoutUri?: string) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT_ID,
          client_secret: CLIENT_SECRET,
          redirect_uris: [...redirects],
          post_logout_redirect_uris: [...(options.afterLogout ?? [])],
          token_endpoint_auth_method: 'client_secret_post',
          ...(logoutUri === undefined
            ? {}
            : { backchannel_logout_uri: logoutUri, backchannel_logout_session_required: true }),
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['name', 'given_name', 'family_name'],
        groups: ['groups'],
      },
      scopes: ['openid', 'email', 'profile', 'groups'],
      features: {
        devInteractions: { enabled: false },
        rpInitiatedLogout: { enabled: true },
        backchannelLogout: { enabled: true },
      },
      pkce: { required: () => true },
      findAccount: (_, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...options.people[id] }),
      }),
      interactions: { url: (_, { uid }) => `/enter/${uid}` },
      cookies: { keys: ['a key of the test'] },
    })
    const answer = provider.callback()
    handle = async (request, response) => {
      if (!request.url?.startsWith('/enter/')) return answer(request, response)
      const { grantId, params } = await provider.interactionDetails(request, response)
      const found = grantId === undefined ? undefined : await provider.Grant.find(grantId)
      const grant = found ?? new provider.Grant({ accountId: who, clientId: String(params.client_id) })
      grant.addOIDCScope('openid email profile groups')
      const login = { accountId: who }
      const consent = { grantId: await grant.save() }
      await provider.interactionFinished(request, response, { login, consent })
    }
    return provider
  }
  let provider = make(options.redirects, options.logoutUri)
  return {
    issuer,
    /** As whom the next browser signs in there. */
    as(name: string): void {
      who = name
    },
    /** Another setting, as whoever looks after it enters it. */
    set(redirects: readonly string[], logoutUri?: string): void {
      provider = make(redirects, logoutUri)
    },
    get provider() {
      return provider
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A browser's cookies, and its way through redirects until it comes to an address of ours. */
export class Jar {
  readonly #cookies = new Map<string, string>()

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const equals = pair.indexOf('=')
      const value = pair.slice(equals + 1)
      if (value === '' || /max-age=0/i.test(cookie)) this.#cookies.delete(pair.slice(0, equals))
      else this.#cookies.set(pair.slice(0, equals), value)
    }
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  has(name: string): boolean {
    return this.#cookies.has(name)
  }

  /** @returns the first address that is not the service's */
  async follow(address: string): Promise<string> {
    let at = new URL(address)
    const { origin } = at
    for (let step = 0; step < 10; step++) {
      const response = await fetch(at, { redirect: 'manual', headers: { cookie: this.header } })
      this.take(response.headers)
      const location = response.headers.get('location')
      if (location === null) throw new Error(`${response.status} at ${at.pathname}: ${await response.text()}`)
      at = new URL(location, at)
      if (at.origin !== origin) return at.href
    }
    throw new Error('too many redirects')
  }
}

const keysOf = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** How a forger lies; by itself it is honest. */
export interface Lie {
  readonly header?: object
  readonly payload?: Readonly<Record<string, unknown>>
  readonly without?: readonly string[]
  /** Null: not signed at all. A text: signed with it as a shared secret. */
  readonly key?: KeyObject | string | null
  readonly noIdToken?: boolean
  readonly issuer?: string
  readonly redirects?: boolean
  readonly hangs?: boolean
  readonly floods?: boolean
}

/** A service of our own that can lie in every way: nothing that it says is to count but what is honest. */
export async function openForger() {
  const own = keysOf()
  const foreign = keysOf()
  let lie: Lie = {}
  let nonce = ''
  let asked = 0
  const server = createServer(async (request, response) => {
    asked += 1
    const say = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const path = request.url ?? ''
    if (path.includes('openid-configuration')) {
      if (lie.hangs) return
      if (lie.redirects) return response.writeHead(302, { location: 'http://127.0.0.2:5432/' }).end()
      if (lie.floods) return response.writeHead(200, { 'content-type': 'application/json' }).end(FLOOD)
      return say({
        issuer: lie.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      })
    }
    if (path === '/keys')
      return say({
        keys: [
          Object.assign({}, own.publicKey.export({ format: 'jwk' }), { kid: 'k', use: 'sig', alg: 'RS256' }),
        ],
      })
    if (path === '/token') {
      await text(request)
      return say({
        access_token: 'a',
        token_type: 'Bearer',
        ...(lie.noIdToken ? {} : { id_token: token(idClaims()) }),
      })
    }
    return say({}, 404)
  })
  const issuer = await listen(server)

  function idClaims(): Record<string, unknown> {
    const now = Math.floor(systemClock.now().epochMilliseconds / 1000)
    const claims: Record<string, unknown> = Object.assign(
      {
        iss: issuer,
        sub: 'forged',
        aud: CLIENT_ID,
        iat: now,
        exp: now + 300,
        nonce,
        email: 'forged@haus.example',
        name: 'Forged Person',
      },
      lie.payload,
    )
    for (const name of lie.without ?? []) delete claims[name]
    return claims
  }

  function token(payload: object, header: object = lie.header ?? { alg: 'RS256', kid: 'k' }): string {
    const signed = `${encode(header)}.${encode(payload)}`
    const { key = own.privateKey } = lie
    if (key === null) return `${signed}.`
    if (typeof key === 'string') return `${signed}.${hmacOf(signed, key)}`
    return `${signed}.${createSign('sha256').update(signed).sign(key).toString('base64url')}`
  }

  return {
    issuer,
    foreign: foreign.privateKey,
    publicPem: own.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    lie(next: Lie): void {
      lie = next
    },
    /** The address that a browser would be sent back to, for one that was sent here. */
    answerTo(address: string): string {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce') ?? ''
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code: 'c', state: searchParams.get('state') ?? '' }).toString()
      return back.href
    },
    token,
    get asked() {
      return asked
    },
    close(): void {
      server.closeAllConnections()
      server.close()
    },
  }
}

const hmacOf = (signed: string, key: string) => createHmac('sha256', key).update(signed).digest('base64url')

const FLOOD = `{"issuer":"${'x'.repeat(10 * 1024 * 1024)}"}`
