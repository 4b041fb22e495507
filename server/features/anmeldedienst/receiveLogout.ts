import type { Context } from 'hono'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Deps, Singleton } from '../../platform/deps.ts'
import { boundedBytes } from '../../platform/http/boundedBytes.ts'
import type { AppEnv } from '../../platform/http/env.ts'
import { ProblemError, type Refusal } from '../../platform/http/problem.ts'
import { forMandant } from '../../platform/jobs/forMandant.ts'
import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { endDienstSitzungen } from '../sitzung/dienst/queries.ts'
import { fetchBy, openDienst } from './openDienst.ts'
import { type DienstRow, houseOfDienst, readDienst } from './queries.ts'

const MOST_BYTES = 64 * 1024
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** A token is as old as that at most, and is taken once in that time. */
const OLDEST_SECONDS = 5 * 60
const ONCE: AttemptRule = { limit: 1, seconds: 2 * OLDEST_SECONDS }
/** For keys that are unknown a service is asked once a minute at most. */
const COOLDOWN_MS = 60_000

type Keys = ReturnType<typeof createRemoteJWKSet>
const KEYS: Singleton<Map<string, Keys>> = { open: () => new Map() }
const KEYS_MAX = 1000

async function keysOf(deps: Deps, dienst: DienstRow) {
  const config = await openDienst(deps, dienst)
  const { jwks_uri: address = '', id_token_signing_alg_values_supported: said = ['RS256'] } =
    config.serverMetadata()
  const kept = deps.singleton(KEYS)
  const known = kept.get(address)
  if (known) return { keys: known, said }
  if (kept.size >= KEYS_MAX) kept.clear()
  const ask = fetchBy(deps.outgoing)
  const keys = createRemoteJWKSet(new URL(address), {
    cooldownDuration: COOLDOWN_MS,
    [customFetch]: (url, { headers }) =>
      ask(url, {
        method: 'GET',
        headers: Object.fromEntries(headers),
        body: undefined,
        redirect: 'manual',
      }),
  })
  kept.set(address, keys)
  return { keys, said }
}

/** @throws an error of jose for a token that does not count (OpenID Connect Back-Channel Logout 1.0, section 2.6) */
async function verifyToken(deps: Deps, dienst: DienstRow, token: string): Promise<JWTPayload> {
  const { keys, said } = await keysOf(deps, dienst)
  const { payload } = await jwtVerify(token, keys, {
    issuer: dienst.aussteller,
    audience: dienst.client_id,
    // Never a shared secret, and never none.
    algorithms: said.filter((one) => /^(?:[RPE]S(?:256|384|512)|EdDSA|Ed25519)$/.test(one)),
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: OLDEST_SECONDS,
    clockTolerance: 30,
  })
  const { events, nonce, sub, sid } = payload
  const isLogout = typeof events === 'object' && events !== null && EVENT in events
  if (!isLogout || nonce !== undefined || (typeof sub !== 'string' && typeof sid !== 'string'))
    throw new errors.JWTInvalid('no logout token')
  return payload
}

const REFUSED: Refusal = { status: 400, code: 'anfrage.unlesbar', headers: { 'cache-control': 'no-store' } }

const done = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })

/** A service says that somebody has signed out there: their sessions by it are over, here as well. */
export function receiveLogout(deps: Deps) {
  return async (c: Context<AppEnv>, dienstId: string): Promise<Response> => {
    const bytes = await boundedBytes(c.req.raw, MOST_BYTES)
    const token = new URLSearchParams(bytes?.toString('utf8') ?? '').get('logout_token')
    const mandantId = await houseOfDienst(deps.authPool, dienstId)
    const host = c.get('hostMandantId')
    if (token === null || mandantId === null || (host !== null && host !== mandantId))
      throw new ProblemError(REFUSED)
    const dienst = await forMandant(deps.jobs.pool, mandantId, (tx) => readDienst(tx, dienstId))
    if (dienst === undefined) throw new ProblemError(REFUSED)
    const refused = (error: unknown) => {
      deps.logger.warn(
        { ereignis: 'anmeldedienst.abmeldung', dienstId, was: error instanceof Error ? error.name : '' },
        'logout refused',
      )
      return null
    }
    const payload = await verifyToken(deps, dienst, token).catch(refused)
    if (payload === null) throw new ProblemError(REFUSED)
    const key = attemptKey('dienst-abmeldung', dienstId, String(payload.jti))
    if (!(await takeAttempt(deps.authPool, key, ONCE, deps.clock.now())).allowed)
      throw new ProblemError(REFUSED)
    await endDienstSitzungen(deps.authPool, {
      mandantId,
      dienstId,
      kennung: payload.sub ?? null,
      sid: typeof payload.sid === 'string' ? payload.sid : null,
    })
    return done()
  }
}
