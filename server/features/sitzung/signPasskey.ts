import { randomBytes } from 'node:crypto'
import { passkeyDomain } from '@platzwart/domain/sitzung/passkey'
import { type AttemptRule, attemptKey, returnAttempt, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { cookieValue, stepCookie, stepCookieName } from '../../platform/sitzung/cookie.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import { beginProven } from './answerByLibrary.ts'
import type { Auth } from './auth.ts'
import { createChallenge, takeChallenge } from './createLink.ts'
import {
  assertionIn,
  CHALLENGE_SECONDS,
  challengeIn,
  handleOf,
  type PasskeyPlace,
  readAssertion,
  requestOptions,
} from './passkey/checkResponse.ts'
import { findPasskey, takePasskey } from './passkey/queries.ts'
import { type AuthRequest, cookiesOf, type Fields, houseOf, refuse, tooMany } from './readRequest.ts'

/** Pages of sign-in that people of one network open. */
const ASKED: AttemptRule = { limit: 5000, seconds: 15 * 60 }
/** None can be guessed; it keeps nobody from using theirs, and a flood from being judged. */
const WRONG_OF_NETWORK: AttemptRule = { limit: 1000, seconds: 15 * 60 }

const COOKIE = 'passkey_step'
const CODE = /^[\w-]{43}$/

/** Where passkeys of a request belong; null at an address at which browsers make none. */
export function passkeyPlace(auth: Auth, { host }: AuthRequest): PasskeyPlace | null {
  const adresse = passkeyDomain(new URL(auth.publicUrl).hostname, host)
  return adresse === null ? null : { adresse, origin: originOf(auth.publicUrl, host) }
}

interface Asked {
  readonly art: 'allein' | 'schritt' | 'nochmal'
  /** What the challenge was given to: this browser's sign-in, or its second step. */
  readonly bound: string
  /** Whose passkey it has to be; null where it says that itself. */
  readonly anmeldungId: string | null
}

/**
 * Judges a passkey that was shown. One that stands alone for password and second factor has to come from a device that asked who holds it. Its
 * challenge is used up, whatever comes of it.
 */
export async function checkPasskey(
  auth: Auth,
  request: AuthRequest,
  given: unknown,
  { art, bound, anmeldungId }: Asked,
): Promise<{ readonly refusal: Response } | { readonly anmeldungId: string }> {
  const wrong = { refusal: refuse(422, 'sitzung.passkeyFalsch') }
  const place = passkeyPlace(auth, request)
  const shown = assertionIn(given)
  if (place === null || shown === null) return wrong
  const challenge = challengeIn(shown)
  if (challenge === null) return wrong
  if (!(await takeChallenge(auth, { art, bound, challenge })))
    return { refusal: refuse(422, 'sitzung.passkeyVorbei') }
  const row = await findPasskey(auth.pool, shown.id, place.adresse)
  if (row === null) return wrong
  const own =
    anmeldungId === null ? shown.response.userHandle === handleOf(row.konto) : row.konto === anmeldungId
  if (!own) return wrong
  const read = await readAssertion(shown, row, { ...place, challenge, verified: art === 'allein' })
  if (read === null) return wrong
  const geraet = request.headers.get('user-agent')?.slice(0, 500) ?? null
  if (await takePasskey(auth.pool, row.id, { ...read, geraet })) return { anmeldungId: row.konto }
  auth.logger.warn(
    { ereignis: 'passkey.zaehler', passkey: row.id },
    'a passkey was removed, or counts backwards',
  )
  return wrong
}

/**
 * What the browser needs to sign in by a passkey alone: the same for everybody, because nobody has said yet who they are. Null at an address
 * that has no passkeys.
 */
export async function beginPasskeySignIn(auth: Auth, request: AuthRequest): Promise<Response> {
  const place = passkeyPlace(auth, request)
  if (place === null) return Response.json({ passkey: null })
  const refused = await takeOfNetwork(auth, request, 'passkey-frage', ASKED)
  if (refused) return refused
  const before = cookieValue(cookiesOf(request) ?? '', stepCookieName(COOKIE, auth.secure)) ?? ''
  // Windows of a browser share it: each may have its challenge open.
  const bound = CODE.test(before) ? before : randomBytes(32).toString('base64url')
  const challenge = await createChallenge(auth, { art: 'allein', bound, seconds: CHALLENGE_SECONDS })
  const passkey = await requestOptions(place, { challenge, of: [], verified: true })
  // On a computer that others use, too, it ends with the browser.
  const cookie = stepCookie(COOKIE, { value: bound, seconds: null, secure: auth.secure })
  return Response.json({ passkey }, { headers: { 'set-cookie': cookie } })
}

/** Signs in by a passkey alone. It leads where the password leads, and is refused where that is, in the same place. */
export async function signInPasskey(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const refused = await takeOfNetwork(auth, request, 'passkey-netz', WRONG_OF_NETWORK)
  if (refused) return refused
  const bound = cookieValue(cookiesOf(request) ?? '', stepCookieName(COOKIE, auth.secure)) ?? ''
  const checked = await checkPasskey(auth, request, fields.passkey, {
    art: 'allein',
    bound,
    anmeldungId: null,
  })
  if ('refusal' in checked) return checked.refusal
  const { anmeldungId } = checked
  const begun = { anmeldungId, geteilt: fields.rememberMe === false, haus: houseOf(fields) }
  const response = await beginProven(auth, request, begun)
  // Whoever gets in nowhere learns as much as with a passkey that nobody knows.
  if (response.status === 401) return refuse(422, 'sitzung.passkeyFalsch')
  const network = networkOf(request.address)
  if (network !== null) await returnAttempt(auth.pool, attemptKey('passkey-netz', network))
  if (!response.ok) return response
  await auth.counts.sweep(auth.clock.now())
  auth.logger.info({ ereignis: 'anmelden.ok', netz: network, weg: 'passkey' }, 'signed in')
  return response
}

async function takeOfNetwork(auth: Auth, request: AuthRequest, kind: string, rule: AttemptRule) {
  const network = networkOf(request.address)
  if (network === null) return null
  const attempt = await takeAttempt(auth.pool, attemptKey(kind, network), rule, auth.clock.now())
  return attempt.allowed ? null : tooMany(attempt.retryAfter)
}
