import { attemptKey, returnAttempt, takeAttempt } from '../../platform/sitzung/attempts.ts'
import { networkOf } from '../../platform/sitzung/network.ts'
import type { Auth } from './auth.ts'
import { WRONG } from './countSignIn.ts'
import { type AuthRequest, tooMany } from './readRequest.ts'

/**
 * A guess at a code costs one of five tries of the network; a used one or a weak password costs none. Where the network is unknown
 * nothing is counted: a code of 256 random bits is out of reach of guesses, and one stranger would keep everybody from using theirs.
 */
export async function checkCode(
  auth: Auth,
  request: AuthRequest,
  use: () => Promise<Response>,
): Promise<Response> {
  const network = networkOf(request.address)
  if (network === null) return use()
  const key = attemptKey('code', network)
  const attempt = await takeAttempt(auth.pool, key, WRONG, auth.clock.now())
  if (!attempt.allowed) return tooMany(attempt.retryAfter)
  const response = await use()
  if (!(await saysCodeInvalid(response))) await returnAttempt(auth.pool, key)
  return response
}

async function saysCodeInvalid(response: Response): Promise<boolean> {
  if (response.ok) return false
  const { code } = (await response.clone().json()) as { code?: string }
  return code === 'sitzung.codeUngueltig' || code === 'INVALID_TOKEN' || code === 'TOKEN_EXPIRED'
}
