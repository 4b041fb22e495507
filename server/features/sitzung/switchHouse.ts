import { randomBytes } from 'node:crypto'
import { placeToken } from '../../platform/sitzung/place.ts'
import { moveSession, readHaeuser } from './anmeldung/queries.ts'
import { answerByLibrary } from './answerByLibrary.ts'
import { type Auth, MOVED } from './auth.ts'
import { dienstOfSitzung, isBarred } from './dienst/queries.ts'
import { accountOfToken, isShared, noteAnmeldung } from './queries.ts'
import { type AuthRequest, type Fields, houseOf, refuse, tokenOf } from './readRequest.ts'

/**
 * Goes to another house of one's account without signing in again: the same session, with a token that says the new place. Going to a house that
 * has invited one accepts the invitation.
 */
export async function switchHouse(auth: Auth, request: AuthRequest, fields: Fields): Promise<Response> {
  const from = tokenOf(auth, request) ?? ''
  const haus = houseOf(fields)
  if (haus === null) return refuse(422, 'anfrage.ungueltig')
  const account = await accountOfToken(auth.pool, from)
  if (account === null) return refuse(401, 'sitzung.ungueltig')
  const found = (await readHaeuser(auth.pool, account.id)).find(({ mandantId }) => mandantId === haus)
  if (found === undefined) return refuse(404, 'nichtGefunden')
  // What a service says of somebody counts in its own house; and where a house lets in by its service alone, nobody comes from elsewhere.
  if ((await dienstOfSitzung(auth.pool, from)) !== null || (await isBarred(auth.pool, found)))
    return refuse(409, 'sitzung.hausNeuAnmelden')
  if (request.hostMandantId !== null && request.hostMandantId !== haus)
    return refuse(409, 'sitzung.hausNichtHier')
  const geteilt = await isShared(auth.pool, from)
  const to = placeToken(randomBytes(24).toString('base64url'), found)
  const { mandantId, gesamt } = found
  if (!(await moveSession(auth.pool, { from, to, mandantId, gesamt })))
    return refuse(409, 'sitzung.hausNeuAnmelden')
  await noteAnmeldung(auth.pool, mandantId)
  if (found.eingeladen) await auth.accepted(account.id, mandantId)
  return answerByLibrary(auth, { ...request, geteilt, umgezogen: to }, {}, MOVED)
}
