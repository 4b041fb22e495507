import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { cookieValue, stepCookie, stepCookieName } from '../../platform/sitzung/cookie.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import { beginByDienst, beginProven } from './answerByLibrary.ts'
import type { Auth } from './auth.ts'
import { checkFactor } from './checkFactor.ts'
import { addTicket, createChallenge, createStepCode, findStep, takeStep, takeTicket } from './createLink.ts'
import type { DienstProof } from './dienst/queries.ts'
import { CHALLENGE_SECONDS, requestOptions } from './passkey/checkResponse.ts'
import { accountOfId, receiverOf } from './queries.ts'
import { type AuthRequest, cookiesOf, type Fields, houseOf, refuse } from './readRequest.ts'
import { factorsOf } from './setFactor.ts'
import { checkPasskey, passkeyPlace } from './signPasskey.ts'

/** Long enough to find the phone. */
const STEP_SECONDS = 10 * 60
/** Wrong guesses before the step ends. */
const GUESSES: AttemptRule = { limit: 4, seconds: STEP_SECONDS }

const COOKIE = 'second_step'

const codeOfStep = (auth: Auth, request: AuthRequest) =>
  cookieValue(cookiesOf(request) ?? '', stepCookieName(COOKIE, auth.secure)) ?? ''

async function stepOf(auth: Auth, request: AuthRequest) {
  const code = codeOfStep(auth, request)
  const step = code === '' ? null : await findStep(auth, code)
  return step && { ...step, code }
}

/** Starts the second step after a correct password. Nothing is accessible yet, and only this browser may continue. */
export async function beginSecondStep(
  auth: Auth,
  anmeldungId: string,
  geteilt: boolean,
  dienst?: DienstProof,
): Promise<Response> {
  const { code: value } = await createStepCode(auth, anmeldungId, geteilt, STEP_SECONDS)
  if (dienst) await addTicket(auth, 'dienst-schritt', { code: value, value: dienst, seconds: STEP_SECONDS })
  const headers = { 'set-cookie': stepCookie(COOKIE, { value, seconds: STEP_SECONDS, secure: auth.secure }) }
  return Response.json({ zweitfaktor: true }, { headers })
}

/** The factors available for the second step, for whoever knew the password; null without a first step. */
export async function showSecondStep(auth: Auth, request: AuthRequest): Promise<Response> {
  const step = await stepOf(auth, request)
  if (step === null) return Response.json({ wege: null })
  const place = passkeyPlace(auth, request)
  const { factor, passkeys } = await factorsOf(auth, step.anmeldungId)
  const of = passkeys.filter(({ adresse }) => adresse === place?.adresse)
  const app = factor?.seit != null
  if (place === null || of.length === 0)
    return Response.json({ wege: { app, passkey: null, woanders: passkeys.length > 0 } })
  const asked = { art: 'schritt', bound: step.code, seconds: CHALLENGE_SECONDS } as const
  const challenge = await createChallenge(auth, asked)
  const passkey = await requestOptions(place, { challenge, of, verified: false })
  return Response.json({ wege: { app, passkey, woanders: false } })
}

/** Completes the second step and creates the session. */
export async function signInSecond(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const step = await stepOf(auth, request)
  if (step === null) return refuse(401, 'sitzung.schrittVorbei')
  const { anmeldungId, geteilt, code } = step
  const asked = { art: 'schritt', bound: code, anmeldungId } as const
  const checked =
    fields.passkey === undefined
      ? await checkFactor(auth, anmeldungId, fields.code)
      : await checkPasskey(auth, request, fields.passkey, asked)
  if ('refusal' in checked) return guessed(auth, code, checked.refusal)
  if (!(await takeStep(auth, code))) return refuse(401, 'sitzung.schrittVorbei')
  const dienst = await takeTicket<DienstProof>(auth, 'dienst-schritt', code)
  const response = await (dienst === null
    ? beginProven(auth, request, { anmeldungId, geteilt, haus: houseOf(fields) })
    : beginByDienst(auth, request, { anmeldungId, dienst }))
  if (!response.ok) return response
  if ('proof' in checked && checked.proof.art === 'recovery')
    await tellUsed(auth, request, anmeldungId, checked.proof.left)
  response.headers.append('set-cookie', stepCookie(COOKIE, { value: '', seconds: 0, secure: auth.secure }))
  return response
}

/** Too many wrong guesses end the step; sign-in starts again with the password. */
async function guessed(auth: Auth, code: string, refusal: Response): Promise<Response> {
  if (refusal.status !== 422) return refusal
  const guess = await takeAttempt(auth.pool, attemptKey('zweitschritt', code), GUESSES, auth.clock.now())
  if (guess.allowed) return refusal
  await takeStep(auth, code)
  return refuse(401, 'sitzung.schrittVorbei')
}

/** Notifies the person that a recovery code was used, as somebody else may have found the codes. */
async function tellUsed(auth: Auth, request: AuthRequest, anmeldungId: string, left: number): Promise<void> {
  const account = await accountOfId(auth.pool, anmeldungId)
  if (account === null) return
  const { person, sprache, seite } = await receiverOf(auth.pool, anmeldungId, request.hostMandantId)
  const origin = originOf(auth.publicUrl, request.hostMandantId === null ? null : request.host)
  await auth.mail({
    typ: 'kontoCodeBenutzt',
    anmeldungId,
    email: account.email,
    name: account.name,
    sprache,
    person,
    link: `${origin}${seite}`,
    geheim: false,
    gueltigBis: null,
    anzahl: left,
  })
}
