import { PASSWORD_MAX } from '@platzwart/domain/sitzung/password'
import { attemptKey, forgetAttempts, takePatiently } from '../../platform/sitzung/attempts.ts'
import type { Auth } from './auth.ts'
import { checkFactor } from './checkFactor.ts'
import { WRONG_ALONE } from './countSignIn.ts'
import { noteGuess } from './noteGuess.ts'
import { type AccountOfToken, accountOfToken, isProven, noteProof, passwordHashOf } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf, tooMany } from './readRequest.ts'
import { hasFactor } from './zweitfaktor/queries.ts'

/**
 * Wrong passwords of somebody who is signed in already. They are the account's: whoever has its sessions, however many, has no more tries. The count of
 * the sign-in is another one, so that nobody is kept from signing in by who guesses here.
 */
export const reauthKey = (anmeldungId: string) => attemptKey('aendern', anmeldungId)

/** Who is signed in, and what they have typed. */
interface Typed {
  readonly token: string
  readonly anmeldungId: string
  readonly password: unknown
}

/**
 * Asks once more for the password of whoever is signed in, before something that opens the account is changed: a device that was left open
 * is not enough for it. Wrong ones count together, whatever is being changed, and the person hears of them.
 * @returns the refusal; null when the password is right
 */
export async function checkPassword(
  auth: Auth,
  { token, anmeldungId, password }: Typed,
): Promise<Response | null> {
  if (typeof password !== 'string' || password === '') return refuse(422, 'sitzung.angabenFehlen')
  const key = reauthKey(anmeldungId)
  const attempt = await takePatiently(auth.pool, key, WRONG_ALONE, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  const hash = await passwordHashOf(auth.pool, anmeldungId)
  const { password: library } = await auth.context
  if (hash === null || password.length > PASSWORD_MAX || !(await library.verify({ hash, password }))) {
    await noteGuess(auth, { token, anmeldungId })
    return refuse(422, 'sitzung.falsch')
  }
  await forgetAttempts(auth.pool, key)
  return null
}

/** How long one need not show again who one is. */
const PROVEN_SECONDS = 10 * 60

/** Whoever may change what opens their account. */
export type Reauthenticated = { readonly refusal: Response } | { readonly account: AccountOfToken }

/**
 * Whoever is signed in and has just typed their password again; where the account has a second factor, they have shown that as well, with it or
 * moments before (`proveAgain`).
 */
export async function reauthenticated(
  auth: Auth,
  request: AuthRequest,
  { password, code }: Fields,
): Promise<Reauthenticated> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return { refusal: refuse(401, 'sitzung.ungueltig') }
  const who = { token, anmeldungId: account.id }
  const refusal = (await checkPassword(auth, { ...who, password })) ?? (await checkSecond(auth, who, code))
  return refusal ? { refusal } : { account }
}

type Who = Omit<Typed, 'password'>

/** @returns the refusal; null where there is no second factor, and where it was shown */
async function checkSecond(auth: Auth, who: Who, code: unknown): Promise<Response | null> {
  if (!(await hasFactor(auth.pool, who.anmeldungId))) return null
  if (code !== undefined) return checkCodeAgain(auth, who, code)
  return (await isProven(auth.pool, who.token, PROVEN_SECONDS)) ? null : refuse(403, 'sitzung.nochmal')
}

/** Judges a code of the app, or a recovery code, of whoever is signed in already. */
export async function checkCodeAgain(auth: Auth, who: Who, code: unknown): Promise<Response | null> {
  const checked = await checkFactor(auth, who.anmeldungId, code, 'zweitfaktor-aendern')
  if (!('refusal' in checked)) {
    await noteProof(auth.pool, who.token)
    return null
  }
  if (checked.refusal.status === 422) await noteGuess(auth, who)
  return checked.refusal
}
