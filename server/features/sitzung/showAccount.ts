import { passkeyArtOf } from '@platzwart/domain/sitzung/passkey'
import { readEmailWechsel } from './anmeldung/queries.ts'
import type { Auth } from './auth.ts'
import { readPasskeys } from './passkey/queries.ts'
import { accountOfToken, hasPassword } from './queries.ts'
import { type AuthRequest, refuse, tokenOf } from './readRequest.ts'
import { passkeyPlace } from './signPasskey.ts'
import { readFactor } from './zweitfaktor/queries.ts'

/** What one's account is, for its own page. */
export async function showAccount(auth: Auth, request: AuthRequest): Promise<Response> {
  const account = await accountOfToken(auth.pool, tokenOf(auth, request) ?? '')
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const [passwort, wechsel, factor, noetig, rows] = await Promise.all([
    hasPassword(auth.pool, account.id),
    readEmailWechsel(auth.pool, account.id),
    readFactor(auth.pool, account.id),
    auth.needsFactor(account.id),
    readPasskeys(auth.pool, account.id),
  ])
  const zweitfaktor = { seit: factor?.seit ?? null, codes: factor?.codes ?? 0, noetig }
  const hier = passkeyPlace(auth, request)?.adresse ?? null
  const passkeys = rows.map(({ id, name, wege, synchron, angelegt, zuletzt, geraet, adresse }) => ({
    id,
    name,
    art: passkeyArtOf(wege, synchron),
    angelegt,
    zuletzt,
    geraet,
    adresse,
    hier: adresse === hier,
  }))
  const wo = { passkeys, passkeyMoeglich: hier !== null }
  return Response.json({ email: account.email, passwort, wechsel, zweitfaktor, ...wo })
}
