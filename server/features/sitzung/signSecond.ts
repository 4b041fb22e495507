import { type AttemptRule, attemptKey, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { COOKIE_PREFIX, cookieValue } from '../../platform/sitzung/cookie.ts'
import { originOf } from '../../platform/sitzung/origin.ts'
import { answerByLibrary, remembered } from './answerByLibrary.ts'
import { type Auth, SECOND_STEP } from './auth.ts'
import { checkFactor } from './checkFactor.ts'
import { createStepCode, findStep, takeStep } from './createLink.ts'
import { accountOfId, emailOf, receiverOf } from './queries.ts'
import { type AuthRequest, cookiesOf, type Fields, houseOf, refuse } from './readRequest.ts'

/** Long enough to look for the phone. */
const STEP_SECONDS = 10 * 60
/** The next one is one too many. */
const GUESSES: AttemptRule = { limit: 4, seconds: STEP_SECONDS }

const stepCookieName = (secure: boolean) =>
  `${secure ? COOKIE_PREFIX.secure : COOKIE_PREFIX.plain}.second_step`

function stepCookie(auth: Auth, value: string, seconds: number): string {
  const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${auth.secure ? '; Secure' : ''}`
  return `${stepCookieName(auth.secure)}=${value}; ${attributes}`
}

/** The password was right, and a second factor is asked for: nothing is open yet, and this browser alone may go on. */
export async function beginSecondStep(auth: Auth, anmeldungId: string, geteilt: boolean): Promise<Response> {
  const { code } = await createStepCode(auth, anmeldungId, geteilt, STEP_SECONDS)
  const headers = { 'set-cookie': stepCookie(auth, code, STEP_SECONDS) }
  return Response.json({ zweitfaktor: true }, { headers })
}

/** The second step of a sign-in: the session begins here, and the one before it opened nothing. */
export async function signInSecond(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const code = cookieValue(cookiesOf(request) ?? '', stepCookieName(auth.secure)) ?? ''
  const step = code === '' ? null : await findStep(auth, code)
  if (step === null) return refuse(401, 'sitzung.schrittVorbei')
  const checked = await checkFactor(auth, step.anmeldungId, fields.code)
  if ('refusal' in checked) return guessed(auth, code, checked.refusal)
  if (!(await takeStep(auth, code))) return refuse(401, 'sitzung.schrittVorbei')
  const { anmeldungId: bewiesen, geteilt } = step
  const response = await answerByLibrary(
    auth,
    { ...request, geteilt, bewiesen, haus: houseOf(fields) },
    {},
    SECOND_STEP,
  )
  if (!response.ok) return response
  if (checked.proof.art === 'recovery') await tellUsed(auth, request, bewiesen, checked.proof.left)
  const email = await emailOf(auth.pool, bewiesen)
  const known = geteilt || email === null ? response : remembered(auth, request, email, response)
  const headers = new Headers(known.headers)
  headers.delete('content-length')
  headers.append('set-cookie', stepCookie(auth, '', 0))
  return Response.json({ status: true }, { headers })
}

/** A step that was guessed at too often begins with the password again. */
async function guessed(auth: Auth, code: string, refusal: Response): Promise<Response> {
  if (refusal.status !== 422) return refusal
  const guess = await takeAttempt(auth.pool, attemptKey('zweitschritt', code), GUESSES, auth.clock.now())
  if (guess.allowed) return refusal
  await takeStep(auth, code)
  return refuse(401, 'sitzung.schrittVorbei')
}

/** A recovery code is used by whoever has lost their phone, or by whoever has found the sheet: the person hears of it. */
async function tellUsed(auth: Auth, request: AuthRequest, anmeldungId: string, left: number): Promise<void> {
  const account = await accountOfId(auth.pool, anmeldungId)
  if (account === null) return
  const { person, sprache, seite } = await receiverOf(auth.pool, anmeldungId, request.hostMandantId)
  const origin = originOf(auth.publicUrl, request.hostMandantId === null ? null : request.host)
  await auth.mail({
    ...{ typ: 'kontoCodeBenutzt', anmeldungId, email: account.email, name: account.name, sprache, person },
    ...{ link: `${origin}${seite}`, geheim: false, gueltigBis: null, anzahl: left },
  })
}
