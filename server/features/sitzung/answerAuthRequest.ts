import { setTimeout as delay } from 'node:timers/promises'
import { domainSchema } from '@platzwart/contract/mandant'
import { OPEN_CALLS, OWN_CALLS } from '@platzwart/contract/operations/sitzung'
import { ENDPOINTS } from '@platzwart/contract/paths'
import type { MandantId } from '@platzwart/domain/id'
import { mailAddressOf } from '@platzwart/domain/mailAddress'
import { PASSWORD_MAX, passwordIssues } from '@platzwart/domain/sitzung/password'
import { type AttemptRule, attemptKey, forgetAttempts, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { readKnownDevice } from '../../platform/sitzung/knownDevice.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import { sitzungHolds } from '../../platform/sitzung/openBetreiber.ts'
import { placeIn } from '../../platform/sitzung/place.ts'
import { beginPasskey, confirmPasskey, renamePasskey } from './addPasskey.ts'
import { findHouse } from './anmeldung/findHouse.ts'
import { answerByLibrary, remembered } from './answerByLibrary.ts'
import { AUTH_PATH, type Auth, NEEDS_SECOND } from './auth.ts'
import { checkInvitation } from './checkInvitation.ts'
import { reauthenticated, reauthKey } from './checkPassword.ts'
import { confirmEmail } from './confirmEmail.ts'
import { forgetGuesses, settleSignIn, signInCount, takeSignIn } from './countSignIn.ts'
import { accountOfCode, useConfirmationCode } from './createLink.ts'
import { listHouses } from './listHouses.ts'
import { proveAgain, showProofWays } from './proveAgain.ts'
import {
  accountOfToken,
  confirmAccount,
  emailOf,
  endLinks,
  isShared,
  kontenOf,
  tokenOfSitzung,
  wordsOf,
} from './queries.ts'
import {
  type Answer,
  type AuthRequest,
  cookiesOf,
  type Fields,
  houseOf,
  isFields,
  refuse,
  tokenOf,
  tooMany,
} from './readRequest.ts'
import { removeFactor, removePasskey } from './removeFactor.ts'
import { requestConfirmation } from './requestConfirmation.ts'
import { requestEmail, withdrawEmail } from './requestEmail.ts'
import { beginFactor, confirmFactor, renewCodes } from './setFactor.ts'
import { showAccount } from './showAccount.ts'
import { beginPasskeySignIn, signInPasskey } from './signPasskey.ts'
import { beginSecondStep, showSecondStep, signInSecond } from './signSecond.ts'
import { switchHouse } from './switchHouse.ts'

const RECOVERY_MAILS: AttemptRule = { limit: 3, seconds: 60 * 60 }
/** A house of five hundred sits behind one address, on the day on which all of them begin. */
const RECOVERY_OF_NETWORK: AttemptRule = { limit: 1000, seconds: 60 * 60 }

/** Different ones: a whole house asks for the same; a list of everybody's customers is not to be tried through. */
const HOUSES_OF_NETWORK: AttemptRule = { limit: 300, seconds: 60 * 60 }
const SAME_HOUSE: AttemptRule = { limit: 1, seconds: 60 * 60 }

/** Known and unknown addresses cannot be told apart by the clock: every such answer takes at least this long. */
const RECOVERY_ANSWER_MS = 300

/** Who answers what the contract declares (`OPEN_CALLS`, `OWN_CALLS`); nothing else of better-auth can be reached. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  '/sign-in/email': signIn,
  '/sign-in/second': signInSecond,
  '/sign-in/second-step': showSecondStep,
  '/sign-in/passkey': signInPasskey,
  '/sign-in/passkey-challenge': beginPasskeySignIn,
  '/sign-out': pass,
  '/request-password-reset': requestRecovery,
  '/reset-password': setPassword,
  '/confirm-email': confirmAddress,
  '/request-confirmation': askForConfirmation,
  '/change-password': changePassword,
  '/account': showAccount,
  '/request-email': requestEmail,
  '/withdraw-email': withdrawEmail,
  '/confirm-new-email': confirmEmail,
  '/begin-factor': beginFactor,
  '/confirm-factor': confirmFactor,
  '/renew-codes': renewCodes,
  '/remove-factor': removeFactor,
  '/begin-passkey': beginPasskey,
  '/confirm-passkey': confirmPasskey,
  '/rename-passkey': renamePasskey,
  '/remove-passkey': removePasskey,
  '/prove-ways': showProofWays,
  '/prove': proveAgain,
  '/houses': listHouses,
  '/switch-house': switchHouse,
  '/check-invitation': checkInvitation,
  '/find-house': answerHouse,
  '/get-session': showSitzung,
  '/list-sessions': listSitzungen,
  '/revoke-session': endSitzung,
  '/revoke-other-sessions': endOthers,
}

const NEED_SITZUNG = new Set(OWN_CALLS.map(({ path }) => path as string))
const METHODS = new Map(
  [...OPEN_CALLS, ...OWN_CALLS].map(({ path, method }) => [path as string, method.toUpperCase()]),
)

/** Everything below `/api/auth`. Refusals are JSON with a `code`; `problemOfAuthResponse` reads all of them. */
export async function answerAuthRequest(auth: Auth, request: AuthRequest): Promise<Response> {
  const path = pathOf(request)
  const answer = ANSWERS[path.slice(AUTH_PATH.length)]
  const allow = METHODS.get(path)
  if (!answer || allow === undefined) return refuse(404, 'nichtGefunden')
  if (allow !== request.method) return refuse(405, 'methode.nichtErlaubt', { allow })
  if (NEED_SITZUNG.has(path)) {
    const token = tokenOf(auth, request)
    if (token === null) return refuse(401, 'sitzung.keine')
    if (!(await sitzungHolds(auth.pool, token, request.hostMandantId)))
      return refuse(401, 'sitzung.ungueltig')
  }
  if (!isFields(request.body)) return refuse(422, 'anfrage.ungueltig')
  if (allow === 'POST') await auth.counts.note(auth.clock.now())
  return answer(auth, request, request.body ?? {})
}

function pathOf({ path }: AuthRequest): string {
  return path.replace(/\?.*$/s, '')
}

function pass(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  return answerByLibrary(auth, request, fields)
}

/** Every other device is signed out; the address of one's calendar may be on one of them. */
async function endOthers(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  const response = await answerByLibrary(auth, request, fields)
  if (response.ok && account !== null) await auth.shutOut(account.id)
  return response
}

/** Without a session the answer is null and no error; one that does not hold any more is said to be so. */
async function showSitzung(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const token = tokenOf(auth, request)
  if (token !== null && !(await sitzungHolds(auth.pool, token, request.hostMandantId))) {
    return refuse(401, 'sitzung.ungueltig')
  }
  return changed(await answerByLibrary(auth, request, fields), (found: { session: object } | null) =>
    found === null ? null : { ...found, session: untold(found.session) },
  )
}

/** The cookie carries the token, and scripts cannot read it: no answer tells one. */
const untold = (session: object) => ({ ...session, token: undefined })

async function listSitzungen(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  return changed(await answerByLibrary(auth, request, fields), (all: readonly object[]) => all.map(untold))
}

/** By its id, as the list has it; the library knows a session by its token. What is somebody else's is not there. */
async function endSitzung(auth: Auth, request: AuthRequest, { id }: Fields): Promise<Response> {
  if (typeof id !== 'string' || id === '') return refuse(422, 'anfrage.ungueltig')
  const token = await tokenOfSitzung(auth.pool, tokenOf(auth, request) ?? '', id)
  return token === null ? Response.json({ status: true }) : answerByLibrary(auth, request, { token })
}

const PHONE = /^\+?[\d\s()/.-]{5,30}$/

async function signIn(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const { email, password, rememberMe } = fields
  if (typeof email !== 'string' || typeof password !== 'string' || email.trim() === '' || password === '') {
    return refuse(422, 'sitzung.angabenFehlen')
  }
  const address = mailAddressOf(email)
  if (PHONE.test(address)) return refuse(422, 'sitzung.telefonNichtMoeglich')
  const network = networkOf(request.address)
  const now = auth.clock.now()
  const count = signInCount(address, network, readKnownDevice(cookiesOf(request), address, { ...auth, now }))
  const attempt = await takeSignIn(auth.pool, count, now)
  if (!attempt.allowed) {
    auth.logger.warn({ ereignis: 'anmelden.zuViele', netz: network }, 'too many wrong passwords')
    return tooMany(attempt.retryAfter)
  }
  // Longer than any password is a wrong one, whoever asks; better-auth would answer with another status.
  const response =
    password.length > PASSWORD_MAX
      ? refuse(401, 'sitzung.falsch')
      : await answerByLibrary(
          auth,
          { ...request, geteilt: rememberMe === false, haus: houseOf(fields) },
          {
            email: address,
            password,
            ...(rememberMe === false ? { rememberMe } : {}),
          },
        )
  const second = await asksSecond(response)
  await settleSignIn(auth.pool, count, second ? 200 : response.status)
  if (second) return secondStep(auth, address, rememberMe === false)
  if (response.ok) {
    await auth.counts.sweep(now)
    auth.logger.info({ ereignis: 'anmelden.ok', netz: network }, 'signed in')
  } else {
    auth.logger.info({ ereignis: 'anmelden.falsch', netz: network, status: response.status }, 'not signed in')
  }
  const answer = await withoutToken(response)
  // Whoever does not want to be remembered leaves nothing on this device.
  return response.ok && rememberMe !== false ? remembered(auth, request, address, answer) : answer
}

async function asksSecond(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  return ((await response.clone().json()) as { code?: string }).code === NEEDS_SECOND
}

async function secondStep(auth: Auth, email: string, geteilt: boolean): Promise<Response> {
  const id = (await kontenOf(auth.pool, [email])).get(email)
  return id === undefined ? refuse(401, 'sitzung.falsch') : beginSecondStep(auth, id, geteilt)
}

/** The cookie carries the token and scripts cannot read it; the body shall not tell it either. */
async function withoutToken(response: Response): Promise<Response> {
  return changed(response, ({ user }: { user?: unknown }) => ({ user }))
}

/** What the library answers, said otherwise; its refusals stay. */
async function changed<T>(response: Response, say: (said: T) => unknown): Promise<Response> {
  if (!response.ok) return response
  const said = (await response.json()) as T
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(JSON.stringify(say(said)), { status: response.status, headers })
}

/** No more than the domain of an address is asked, so nothing that is answered can say whether somebody has an account. */
async function answerHouse(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const domain = domainSchema.safeParse(fields.domain)
  if (!domain.success) return refuse(422, 'anfrage.ungueltig')
  const network = networkOf(request.address)
  if (network !== null) {
    const now = auth.clock.now()
    const asked = attemptKey('haus-gefragt', network, domain.data)
    const first = await takeAttempt(auth.pool, asked, SAME_HOUSE, now)
    const key = attemptKey('haus-netz', network)
    const attempt = first.allowed ? await takeAttempt(auth.pool, key, HOUSES_OF_NETWORK, now) : null
    if (attempt?.allowed === false) {
      await forgetAttempts(auth.pool, asked)
      return tooMany(attempt.retryAfter)
    }
  }
  const { publicUrl } = auth
  const haus = await findHouse(auth.pool, domain.data, { ...request, publicUrl })
  return Response.json({ haus })
}

/** At most three mails an hour go to an address; the answer never says whether one did. */
async function requestRecovery(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  if (typeof fields.email !== 'string' || fields.email.trim() === '')
    return refuse(422, 'sitzung.angabenFehlen')
  const email = mailAddressOf(fields.email)
  const now = auth.clock.now()
  const network = networkOf(request.address)
  const ofNetwork =
    network === null
      ? null
      : await takeAttempt(auth.pool, attemptKey('vergessen-netz', network), RECOVERY_OF_NETWORK, now)
  if (ofNetwork?.allowed === false) return tooMany(ofNetwork.retryAfter)
  const ofAddress = await takeAttempt(auth.pool, attemptKey('vergessen', email), RECOVERY_MAILS, now)
  const sent = ofAddress.allowed ? answerByLibrary(auth, request, { email }) : Promise.resolve(null)
  const [response] = await Promise.all([sent, delay(RECOVERY_ANSWER_MS)])
  return response && !response.ok ? response : Response.json({ status: true })
}

/** A code of 256 random bits is out of reach of guesses, so none are counted: whoever opens a link that is used up keeps nobody from using theirs. */
async function setPassword(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const { token, newPassword } = fields
  if (typeof token !== 'string' || token === '') return refuse(422, 'sitzung.codeUngueltig')
  if (typeof newPassword !== 'string') return refuse(422, 'sitzung.angabenFehlen')
  const found = await accountOfCode(auth, token)
  if (found === null) return refuse(422, 'sitzung.codeUngueltig')
  const { anmeldungId: id, haus, shown } = found
  const weak = weakness(newPassword, await wordsOf(auth.pool, { id }))
  if (weak) return weak
  // Who is invited comes to the house that has invited them, at whatever address they do it.
  const from = haus === null ? {} : { hostMandantId: haus as MandantId, gezeigt: shown, eingeladen: true }
  const response = await answerByLibrary(auth, { ...request, ...from }, { token, newPassword })
  const email = response.ok ? await emailOf(auth.pool, id) : null
  if (email === null) return response
  await Promise.all([forgetGuesses(auth.pool, email), forgetAttempts(auth.pool, reauthKey(id))])
  if (fields.signIn !== true) return remembered(auth, request, email, response)
  return signInAfterwards(auth, request, {
    email,
    password: newPassword,
    rememberMe: fields.rememberMe,
    haus,
  })
}

/**
 * Whoever has just set a password comes in by it, as by typing it: to the house that has invited them, and by way of the second factor where there
 * is one. Where nobody lets them in, the password is set all the same.
 */
async function signInAfterwards(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const response = await signIn(auth, { ...request, path: ENDPOINTS.signIn }, fields)
  if (!response.ok) return Response.json({ status: true, angemeldet: false })
  return changed(response, ({ zweitfaktor }: { zweitfaktor?: true }) =>
    zweitfaktor ? { status: true, angemeldet: false, zweitfaktor } : { status: true, angemeldet: true },
  )
}

/** The policy stands in the domain, where the page asks it too; the answer says every point that is not met. */
function weakness(password: string, words: readonly string[]): Response | null {
  const issues = passwordIssues(password, words)
  return issues.length === 0
    ? null
    : Response.json({ code: 'sitzung.passwortSchwach', issues }, { status: 422 })
}

async function confirmAddress(auth: Auth, _: AuthRequest, fields: Fields): Promise<Response> {
  const anmeldungId = typeof fields.token === 'string' ? await useConfirmationCode(auth, fields.token) : null
  if (anmeldungId === null) return refuse(422, 'sitzung.codeUngueltig')
  await confirmAccount(auth.pool, anmeldungId)
  return Response.json({ status: true })
}

async function askForConfirmation(auth: Auth, request: AuthRequest): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const key = attemptKey('bestaetigen', account.id)
  const attempt = await takeAttempt(auth.pool, key, RECOVERY_MAILS, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  await requestConfirmation(auth, account, request)
  return Response.json({ status: true })
}

/**
 * Every other device is signed out, whatever the request asks for, and no link that is on its way leads in any more: whoever changes the password may do so
 * because somebody else reads their mail. The session is a new one, on a computer as shared as before.
 */
async function changePassword(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const { currentPassword, newPassword } = fields
  if (typeof currentPassword !== 'string' || typeof newPassword !== 'string') {
    return refuse(422, 'sitzung.angabenFehlen')
  }
  const token = tokenOf(auth, request) ?? ''
  const weak = weakness(newPassword, await wordsOf(auth.pool, { token }))
  if (weak) return weak
  const who = await reauthenticated(auth, request, { ...fields, password: currentPassword })
  if ('refusal' in who) return who.refusal
  const geteilt = await isShared(auth.pool, token)
  const fresh = { currentPassword, newPassword, revokeOtherSessions: true }
  // Whoever has a session here has shown their second factor, where there is one.
  const bewiesen = who.account.id
  // And stays in the house that they are in.
  const haus = placeIn(token)?.mandantId ?? null
  const response = await answerByLibrary(auth, { ...request, geteilt, bewiesen, haus }, fresh)
  if (response.ok) await Promise.all([endLinks(auth.pool, bewiesen), auth.shutOut(bewiesen)])
  return withoutToken(response)
}
