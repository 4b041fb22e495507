import { PASSWORD_MAX } from '@platzwart/domain/sitzung/password'
import { attemptKey, forgetAttempts, takeAttempt } from '../../platform/sitzung/attempts.ts'
import type { Auth } from './auth.ts'
import { WRONG } from './countSignIn.ts'
import { type AccountOfToken, accountOfToken, passwordHashOf } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf, tooMany } from './readRequest.ts'

/** Wrong passwords of somebody who is signed in already, of one session. */
export const reauthKey = (token: string) => attemptKey('aendern', token)

/**
 * Asks once more for the password of whoever is signed in, before something that opens the account is changed: a device that was left open
 * is not enough for it. Wrong ones count together, whatever is being changed.
 * @returns the refusal; null when the password is right
 */
export async function checkPassword(
  auth: Auth,
  { token, anmeldungId, password }: { token: string; anmeldungId: string; password: unknown },
): Promise<Response | null> {
  if (typeof password !== 'string' || password === '') return refuse(422, 'sitzung.angabenFehlen')
  const key = reauthKey(token)
  const attempt = await takeAttempt(auth.pool, key, WRONG, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  const hash = await passwordHashOf(auth.pool, anmeldungId)
  const { password: library } = await auth.context
  if (hash === null || password.length > PASSWORD_MAX || !(await library.verify({ hash, password })))
    return refuse(422, 'sitzung.falsch')
  await forgetAttempts(auth.pool, key)
  return null
}

/** Whoever is signed in and has just typed their password again. */
export async function reauthenticated(
  auth: Auth,
  request: AuthRequest,
  { password }: Fields,
): Promise<{ readonly refusal: Response } | { readonly account: AccountOfToken }> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return { refusal: refuse(401, 'sitzung.ungueltig') }
  const refusal = await checkPassword(auth, { token, anmeldungId: account.id, password })
  return refusal ? { refusal } : { account }
}
