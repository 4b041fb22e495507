import { readEmailWechsel } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { accountOfToken, hasPassword } from './queries.ts'
import { type AuthRequest, refuse, tokenOf } from './readRequest.ts'

/** What one's account is, for its own page. */
export async function showAccount(auth: Auth, request: AuthRequest): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const [passwort, wechsel] = await Promise.all([
    hasPassword(auth.pool, account.id),
    readEmailWechsel(auth.pool, account.id),
  ])
  return Response.json({ email: account.email, passwort, wechsel })
}
