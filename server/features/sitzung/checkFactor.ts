import { factorCodeOf } from '@platzwart/domain/sitzung/factorCode'
import { attemptKey, forgetAttempts, takePatiently } from '../../platform/sitzung/attempts.ts'
import type { Auth } from './auth.ts'
import { WRONG_ALONE } from './countSignIn.ts'
import { refuse, tooMany } from './readRequest.ts'
import { stepOfTotp } from './zweitfaktor/checkTotp.ts'
import { hashCode } from './zweitfaktor/createCodes.ts'
import { openSecret } from './zweitfaktor/keepSecret.ts'
import { readFactor, takeCode, takeStep } from './zweitfaktor/queries.ts'

/** A code of the app, good once; or one of the recovery codes, with how many are left. */
export type Proof = { readonly art: 'app' } | { readonly art: 'recovery'; readonly left: number }

/**
 * Judges a second factor. A million codes are few: some wrong ones are free, then each waits twice as long as the one before, wherever they come
 * from; so nobody who knows the password finds one, and nobody shuts the account for good. Those of whoever is signed in already count by themselves.
 */
export async function checkFactor(
  auth: Auth,
  anmeldungId: string,
  text: unknown,
  counted: 'zweitfaktor' | 'zweitfaktor-aendern' = 'zweitfaktor',
): Promise<{ readonly refusal: Response } | { readonly proof: Proof }> {
  const given = factorCodeOf(text)
  if (given === null) return { refusal: refuse(422, 'sitzung.faktorFalsch') }
  const key = attemptKey(counted, anmeldungId)
  const attempt = await takePatiently(auth.pool, key, WRONG_ALONE, auth.clock.now())
  if (!attempt.allowed) return { refusal: tooMany(attempt.retryAfter) }
  const proof = await (given.art === 'app' ? ofApp : ofRecovery)(auth, anmeldungId, given.code)
  if (proof === null) return { refusal: refuse(422, 'sitzung.faktorFalsch') }
  await forgetAttempts(auth.pool, key)
  return { proof }
}

async function ofApp(auth: Auth, anmeldungId: string, code: string): Promise<Proof | null> {
  const factor = await readFactor(auth.pool, anmeldungId)
  const secret = factor?.geheimnis ? await openSecret(auth.secret, anmeldungId, factor.geheimnis) : null
  if (secret === null) return null
  const step = await stepOfTotp(secret, code, auth.clock.now())
  return step !== null && (await takeStep(auth.pool, anmeldungId, step)) ? { art: 'app' } : null
}

async function ofRecovery(auth: Auth, anmeldungId: string, code: string): Promise<Proof | null> {
  if (!(await takeCode(auth.pool, anmeldungId, hashCode(code)))) return null
  return { art: 'recovery', left: (await readFactor(auth.pool, anmeldungId))?.codes ?? 0 }
}
