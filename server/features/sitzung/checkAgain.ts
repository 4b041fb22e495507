import type { Deps } from '../../platform/deps.ts'
import { ProblemError } from '../../platform/http/problem.ts'
import { authOf } from './auth.ts'
import { checkPassword } from './checkPassword.ts'
import { problemOfAuthResponse } from './present.ts'
import { hasPassword, isFresh } from './queries.ts'

interface Again {
  readonly token: string
  readonly anmeldungId: string
  readonly password: unknown
}

/**
 * Asks once more who it is, for operations outside the sign-in's own paths: by the password, or by a sign-in of just now where the account
 * signs in elsewhere and has none.
 * @throws ProblemError 422 for a wrong password or none, 429 for too many of them, 403 when the sign-in was long ago
 */
export async function checkAgain(
  deps: Pick<Deps, 'singleton' | 'authPool'>,
  { token, anmeldungId, password }: Again,
): Promise<void> {
  if (!(await hasPassword(deps.authPool, anmeldungId))) {
    if (!(await isFresh(deps.authPool, token)))
      throw new ProblemError({ status: 403, code: 'sitzung.nichtFrisch' })
    return
  }
  const refused = await checkPassword(authOf(deps), { token, anmeldungId, password })
  const problem = refused && (await problemOfAuthResponse(refused))
  if (problem) throw new ProblemError(problem)
}
