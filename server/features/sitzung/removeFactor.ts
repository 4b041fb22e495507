import { passkeyIn } from './addPasskey.ts'
import type { Auth } from './auth.ts'
import { reauthenticated } from './checkPassword.ts'
import { REMOVE as REMOVE_PASSKEY, readPasskeys } from './passkey/queries.ts'
import { type AuthRequest, type Fields, refuse } from './readRequest.ts'
import { tellFactor } from './setFactor.ts'
import { REMOVE } from './zweitfaktor/queries.ts'

/** What came of it: gone, the last of an account of which a house asks for one, or none there. */
interface Removed {
  readonly wie: 'gut' | 'letzter' | 'keiner'
}

/** The app is asked for no more, unless a house of the account asks for a second factor and there is no other. */
export async function removeFactor(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const { account } = who
  const done = await auth.changeAccount<Removed>({
    anmeldungId: account.id,
    text: REMOVE,
    values: [account.id, await auth.needsFactor(account.id)],
    changed: ({ wie }) => wie === 'gut',
    aktion: 'removeZweitfaktor',
  })
  if (done?.wie === 'letzter') return refuse(409, 'sitzung.faktorNoetig')
  if (done?.wie === 'gut') await tellFactor(auth, request, account, { typ: 'kontoZweitfaktorAus' })
  return Response.json({ status: true })
}

/** One of one's own passkeys opens the account no more, under the same rule. */
export async function removePasskey(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const who = await reauthenticated(auth, request, fields)
  if ('refusal' in who) return who.refusal
  const { account } = who
  const id = passkeyIn(fields)
  const passkey = (await readPasskeys(auth.pool, account.id)).find((one) => one.id === id)
  if (passkey === undefined) return refuse(404, 'nichtGefunden')
  const done = await auth.changeAccount<Removed>({
    anmeldungId: account.id,
    text: REMOVE_PASSKEY,
    values: [account.id, passkey.id, await auth.needsFactor(account.id)],
    changed: ({ wie }) => wie === 'gut',
    aktion: 'removePasskey',
  })
  if (done?.wie === 'letzter') return refuse(409, 'sitzung.faktorNoetig')
  if (done?.wie === 'gut')
    await tellFactor(auth, request, account, { typ: 'kontoPasskeyWeg', passkey: passkey.name })
  return Response.json({ status: true })
}
