import { readEmailWechsel } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { accountOfToken, hasPassword } from './queries.ts'
import { type AuthRequest, refuse, tokenOf } from './readRequest.ts'
import { readFactor } from './zweitfaktor/queries.ts'

/** What one's account is, for its own page. */
export async function showAccount(auth: Auth, request: AuthRequest): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const [passwort, wechsel, factor, noetig] = await Promise.all([
    hasPassword(auth.pool, account.id),
    readEmailWechsel(auth.pool, account.id),
    readFactor(auth.pool, account.id),
    auth.needsFactor(account.id),
  ])
  const zweitfaktor = { seit: factor?.seit ?? null, codes: factor?.codes ?? 0, noetig }
  return Response.json({ email: account.email, passwort, wechsel, zweitfaktor })
}
