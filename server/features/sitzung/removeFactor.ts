import type { Auth } from './auth.ts'
import { checkPassword } from './checkPassword.ts'
import { accountOfToken } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'
import { tellFactor } from './setFactor.ts'
import { REMOVE } from './zweitfaktor/queries.ts'

/** One's own second factor is asked for no more, unless a house of the account asks for one. */
export async function removeFactor(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const { password } = fields
  const wrong = await checkPassword(auth, { token, anmeldungId: account.id, password })
  if (wrong) return wrong
  if (await auth.needsFactor(account.id)) return refuse(409, 'sitzung.faktorNoetig')
  const done = await auth.changeAccount<{ readonly gut: boolean }>({
    anmeldungId: account.id,
    text: REMOVE,
    values: [account.id],
    changed: ({ gut }) => gut,
    aktion: 'removeZweitfaktor',
  })
  if (done?.gut === true) await tellFactor(auth, request, account, 'kontoZweitfaktorAus')
  return Response.json({ status: true })
}
