import type { Auth } from './auth.ts'
import { checkCodeAgain, checkPassword } from './checkPassword.ts'
import { createChallenge } from './createLink.ts'
import { noteGuess } from './noteGuess.ts'
import { CHALLENGE_SECONDS, requestOptions } from './passkey/checkResponse.ts'
import { accountOfToken, hasPassword, isFresh, noteProof } from './queries.ts'
import { type AuthRequest, type Fields, refuse, tokenOf } from './readRequest.ts'
import { factorsOf } from './setFactor.ts'
import { checkPasskey, passkeyPlace } from './signPasskey.ts'

/** What whoever is signed in is asked for when they show again who they are: the password, and where there is one the second factor. */
export async function showProofWays(auth: Auth, request: AuthRequest): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const place = passkeyPlace(auth, request)
  const [{ factor, passkeys }, passwort] = await Promise.all([
    factorsOf(auth, account.id),
    hasPassword(auth.pool, account.id),
  ])
  const of = passkeys.filter(({ adresse }) => adresse === place?.adresse)
  const app = factor?.seit != null
  const woanders = passkeys.length > 0
  if (place === null || of.length === 0) return Response.json({ passwort, app, passkey: null, woanders })
  const asked = { art: 'nochmal', bound: token, seconds: CHALLENGE_SECONDS } as const
  const challenge = await createChallenge(auth, asked)
  const passkey = await requestOptions(place, { challenge, of, verified: false })
  return Response.json({ passwort, app, passkey, woanders: false })
}

/** Whoever is signed in shows again who they are: for a few minutes that need not be shown again in this session. */
export async function proveAgain(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const token = tokenOf(auth, request) ?? ''
  const account = await accountOfToken(auth.pool, token)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const who = { token, anmeldungId: account.id }
  const refused =
    (await checkFirst(auth, who, fields.password)) ?? (await checkOther(auth, request, who, fields))
  if (refused) return refused
  await noteProof(auth.pool, token)
  return Response.json({ status: true })
}

interface Who {
  readonly token: string
  readonly anmeldungId: string
}

/** The password; of an account that signs in elsewhere and has none, a sign-in of just now. */
async function checkFirst(auth: Auth, who: Who, password: unknown): Promise<Response | null> {
  if (await hasPassword(auth.pool, who.anmeldungId)) return checkPassword(auth, { ...who, password })
  return (await isFresh(auth.pool, who.token)) ? null : refuse(403, 'sitzung.nichtFrisch')
}

async function checkOther(
  auth: Auth,
  request: AuthRequest,
  who: Who,
  { code, passkey }: Fields,
): Promise<Response | null> {
  const { factor, passkeys } = await factorsOf(auth, who.anmeldungId)
  if (factor?.seit == null && passkeys.length === 0) return null
  if (passkey === undefined)
    return code === undefined ? refuse(403, 'sitzung.nochmal') : checkCodeAgain(auth, who, code)
  const asked = { art: 'nochmal', bound: who.token, anmeldungId: who.anmeldungId } as const
  const checked = await checkPasskey(auth, request, passkey, asked)
  if (!('refusal' in checked)) return null
  await noteGuess(auth, who)
  return checked.refusal
}
